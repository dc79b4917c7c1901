import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { createShopper } from '../support/shopper.ts';
import { signInAs } from '../support/sign-in.ts';

test.use({ start: 'plain' });

const LIMIT = 5 * 1024 * 1024;
const PNG_HEAD = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>parent.hostile = 1</script></svg>');
const DOCS = '/content-admin/v1/documents/WAYMARK-US';

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const openDocument = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/en-us/staff/content/WAYMARK-US/${name}`);
  await createShopper(page).untilReacts();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Title', exact: true }).first()).toBeVisible({ timeout: 20_000 });
};
/** A call of the editor whose session the page has. */
const call = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const answer = await fetch(`${address}?locale=en-us`, {
        method: verb,
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify(sent),
      });
      return { status: answer.status, body: (await answer.json()) as { version: number } };
    },
    [method, path, body] as const,
  );
const addBlock = async (page: Page, kind: string) => {
  await page.getByRole('combobox', { name: 'Kind of block' }).selectOption(kind);
  await page.getByRole('button', { name: 'Add block' }).click();
  return page.getByRole('region', { name: 'Blocks' }).getByRole('listitem').last();
};

// The frame of the preview takes no scripts, also not that with which these tests watch presses.
test.beforeEach(({ allowedErrors }) => void allowedErrors.push(/404|422|sandboxed and the 'allow-scripts' permission/));

test('a file that is too large, is an SVG, or only says that it is a picture is refused where it was chosen', async ({ page }) => {
  await signInAs(page, 'editor');
  await openDocument(page, 'article/hostile-picture');
  await page.getByRole('main').getByRole('button', { name: 'Choose a picture' }).first().click();
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const file = pictures.getByLabel('File');
  await pictures.getByRole('textbox', { name: /^What|Alt|alternative/i }).fill('A ridge');
  const send = async (name: string, mimeType: string, buffer: Buffer): Promise<void> => {
    await file.setInputFiles({ name, mimeType, buffer });
    await pictures.getByRole('button', { name: 'Upload a picture' }).click();
  };
  await send('ridge.png', 'image/png', Buffer.concat([PNG_HEAD, Buffer.alloc(LIMIT)]));
  await expect(file).toHaveAccessibleDescription(/larger than 5 MB/);
  await send('ridge.svg', 'image/svg+xml', SVG);
  await expect(file).toHaveAccessibleDescription(/not a JPEG, PNG, WebP or AVIF/);
  await send('ridge.png', 'image/png', SVG);
  await expect(pictures.getByRole('alert')).toHaveText(/not a JPEG, PNG, WebP or AVIF/);
  await send('ridge.png', 'image/png', Buffer.concat([PNG_HEAD, Buffer.from('nothing')]));
  await expect(pictures.getByRole('alert')).toHaveText(/not a JPEG, PNG, WebP or AVIF/);
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
});

test('scripts in texts and addresses are taken out or refused, and no visitor runs one', async ({ page, browser, shop }) => {
  await signInAs(page, 'editor');
  const run = 'parent.hostile=1,top.hostile=1,window.hostile=1';
  const document = {
    title: `<img src=x onerror="${run}">`,
    description: `"><script>${run}</script>`,
    blocks: [
      {
        id: 'hostile-hero',
        kind: 'hero',
        name: 'hero',
        variant: 'standardHero',
        titleHtml: `Hello <b onclick="${run}">there</b><svg onload="${run}"></svg>`,
        richText: `<p>Read <a href="javascript:${run}">this</a> <a href="data:text/html,<script>${run}</script>">that</a><iframe srcdoc="<script>${run}</script>"></iframe><script>${run}</script><img src=x onerror="${run}"></p>`,
        targets: [{ url: `javascript:${run}`, text: 'Press' }],
      },
    ],
  };
  const name = `${DOCS}/page/hostile-words`;
  const saved = await call(page, 'PUT', `${name}/draft`, { document, version: 0 });
  expect(saved.status).toBe(200);
  // The address keeps it from being published, and is named at its field.
  await openDocument(page, 'page/hostile-words');
  await page.getByRole('button', { name: 'Publish now' }).click();
  const url = page.getByRole('region', { name: 'Targets' }).getByRole('textbox', { name: 'Url' });
  await expect(url).toHaveAccessibleDescription(/is not an address that content may link to/);
  // What is previewed runs nothing either.
  await page.goto('/en-us/hostile-words?preview=true');
  await createShopper(page).untilReacts();
  await expect(page.getByText('Hello there')).toBeVisible();
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);

  await openDocument(page, 'page/hostile-words');
  // It opens what is wrong.
  await page.getByRole('button', { name: 'Check links' }).click();
  await url.fill('page:stores');
  await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const html = await (await fetch(`${shop.nodeUrl}/en-us/hostile-words`)).text();
  expect(html).not.toMatch(/javascript:|<iframe|srcdoc|<svg onload|<img src=x|<b onclick/);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${shop.url}/en-us/hostile-words`);
  await createShopper(visitor).untilReacts();
  // Without an address that may be followed, words of a link are words.
  const text = visitor.getByText('Read this that');
  await text.click();
  await expect(text.getByRole('link')).toHaveCount(0);
  await visitor.getByText('there', { exact: true }).click();
  expect(await visitor.evaluate(() => 'hostile' in window)).toBe(false);
  await visitor.context().close();
});

test('a text without an end and a block too many are refused where they stand; a page of 500 blocks is shown', async ({ page, browser, shop }) => {
  await signInAs(page, 'editor');
  await openDocument(page, 'page/hostile-length');
  const title = page.getByRole('main').getByRole('textbox', { name: 'Title', exact: true }).first();
  await page.getByRole('main').getByRole('textbox', { name: 'Description', exact: true }).first().fill('Long');
  for (const length of [2_001, 30_000]) {
    await title.fill('x'.repeat(length));
    await expect(title).toHaveAccessibleDescription(/the limit|too long/, { timeout: 20_000 });
    await expect(status(page, 'not right')).toBeVisible();
  }
  // What is just short enough makes no page wider than the screen.
  await title.fill('x'.repeat(300));
  await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 20_000 });
  await page.goto('/en-us/hostile-length?preview=true');
  await expect(page.getByRole('heading', { level: 1, name: 'xxx' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const many = (count: number) => ({
    title: 'Many',
    description: 'Many',
    blocks: Array.from({ length: count }, (_, index) => ({ id: `s${index}`, kind: 'spacer', name: `s${index}`, backgroundColor: 'sunken' })),
  });
  const name = `${DOCS}/page/hostile-many`;
  const { body } = await call(page, 'PUT', `${name}/draft`, { document: many(500), version: 0 });
  expect((await call(page, 'POST', `${name}/publish`, { version: body.version })).status).toBe(200);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${shop.url}/en-us/hostile-many`);
  await createShopper(visitor).untilReacts();
  await expect(visitor.locator('[data-block=spacer]')).toHaveCount(500);
  await visitor.context().close();
  // One more is refused in the editor, by a sentence about the whole document.
  await openDocument(page, 'page/hostile-many');
  await addBlock(page, 'spacer');
  await expect(page.getByRole('alert').filter({ hasText: '501 blocks; 500 is the limit' })).toBeVisible({ timeout: 30_000 });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { createShopper } from '../support/shopper.ts';
import { signInAs } from '../support/sign-in.ts';

test.use({ start: 'plain' });

const DOCS = '/content-admin/v1/documents/WAYMARK-US';
const doc = (title: string, blocks: readonly object[] = []) => ({ title, description: title, blocks });

/** A call of the editor whose session the page has. */
const call = (page: Page, method: string, path: string, body?: object): Promise<{ status: number; body: { version: number } }> =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const answer = await fetch(`${address}?locale=en-us`, {
        method: verb,
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        ...(sent && { body: JSON.stringify(sent) }),
      });
      return { status: answer.status, body: (await answer.json()) as { version: number } };
    },
    [method, path, body] as const,
  );

const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caches_.flat().map(({ url }) => url);
  });

test.describe('with a service worker', () => {
  test.use({ start: 'cold' });

  test('a draft is seen in preview by its editor alone, and nothing of it is kept', async ({ page, browser, shopper, allowedErrors }) => {
    allowedErrors.push(/404|403/);
    await signInAs(page, 'editor');
    const saved = await call(page, 'PUT', `${DOCS}/page/harbour-walk/draft`, {
      document: doc('Harbour walk', [
        { id: 'harbour-links', kind: 'cta-collection', name: 'links', targets: [{ url: 'page:stores', text: 'To the stores' }] },
      ]),
      version: 0,
    });
    expect(saved.status).toBe(200);

    const answer = await page.goto('/en-us/harbour-walk?preview=true');
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour walk' })).toBeVisible();
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText('previewing drafts');
    await shopper.untilInstalled();

    // A link of a preview leads to a preview.
    await page.getByRole('link', { name: 'To the stores' }).click();
    await expect(page).toHaveURL(/\/en-us\/stores\?preview=true$/);
    await page.goto('/en-us/harbour-walk?preview=true');
    expect((await cached(page)).filter((url) => /[?&]preview|\/preview\/|harbour/.test(url))).toEqual([]);

    // Left, it is not there.
    await bar.getByRole('button', { name: 'Leave preview' }).click();
    await expect(page).toHaveURL(/\/en-us\/harbour-walk$/);
    await expect(page.getByRole('heading', { level: 1, name: 'This trail ends here' })).toBeVisible();

    // Somebody else is told why, and how to go on.
    const guest = await (await browser.newContext()).newPage();
    const refused = await guest.goto(page.url() + '?preview=true');
    expect(refused?.status()).toBe(403);
    await expect(guest.getByRole('heading', { name: 'Preview is for editors' })).toBeVisible();
    await expect(guest.getByText('Harbour walk')).toHaveCount(0);
    await expect(guest.getByRole('alert').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /sign-in\?next=/);
    await guest.context().close();
  });
});

test('previewDateTime shows what will be published then', async ({ page, allowedErrors }) => {
  allowedErrors.push(/404/);
  await signInAs(page, 'editor');
  const name = `${DOCS}/page/night-market`;
  const { body } = await call(page, 'PUT', `${name}/draft`, { document: doc('Night market'), version: 0 });
  const from = new Date(Date.now() + 86_400_000).toISOString();
  expect((await call(page, 'POST', `${name}/publish`, { version: body.version, from })).status).toBe(200);
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await page.goto(`/en-us/night-market?preview=true&previewDateTime=${encodeURIComponent(later)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Night market' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('as of');
  await page.goto('/en-us/night-market?preview=true');
  await expect(page.getByRole('heading', { level: 1, name: 'This trail ends here' })).toBeVisible();
});

test('what is published is seen at once by everybody', async ({ page, shop }) => {
  await signInAs(page, 'editor');
  const name = `${DOCS}/page/spring-sale`;
  const title = async (): Promise<string> => /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${shop.nodeUrl}/en-us/spring-sale`)).text())?.[1] ?? '';
  let { version } = (await call(page, 'PUT', `${name}/draft`, { document: doc('First words'), version: 0 })).body;
  ({ version } = (await call(page, 'POST', `${name}/publish`, { version })).body);
  expect(await title()).toBe('First words');
  ({ version } = (await call(page, 'PUT', `${name}/draft`, { document: doc('Other words'), version })).body);
  expect(await title()).toBe('First words');
  await call(page, 'POST', `${name}/publish`, { version });
  expect(await title()).toBe('Other words');
});

test('the viewer lists documents of a type and shows their pages at a width', async ({ page }) => {
  await signInAs(page, 'editor');
  await page.goto('/en-us/staff/preview');
  await createShopper(page).untilReacts();
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.getByText('Doc type is required')).toBeVisible();
  await page.getByRole('combobox', { name: 'Doc type' }).selectOption('showcase');
  await expect(page.getByRole('combobox', { name: 'Results' })).toHaveValue('20');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  const table = page.getByRole('table');
  await expect(table).toContainText('WAYMARK-US-showcase-first-frost');
  // All are of the type: other journeys of this shop may have left showcase pages that are not published.
  const rows = await table.locator('tbody').getByRole('row').allTextContents();
  expect(rows.length).toBeGreaterThanOrEqual(2);
  for (const row of rows) expect(row).toContain('WAYMARK-US-showcase-');
  await page.getByRole('button', { name: 'Show First frost' }).click();
  await expect(page.getByText(`Environment: ${new URL(page.url()).host}`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Width' }).selectOption('390');
  const frame = page.locator('[data-block="preview-viewer"] iframe');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'First frost' })).toBeVisible();
});

test('others do not find the viewer', async ({ page }) => {
  await page.goto('/en-us/staff/preview');
  await createShopper(page).untilReacts();
  await expect(page.getByRole('heading', { name: 'Preview is for editors' })).toBeVisible();
});

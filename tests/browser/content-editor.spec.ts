import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { axeFaults } from '../support/axe.ts';
import { createShopper } from '../support/shopper.ts';
import { signInAs } from '../support/sign-in.ts';

test.use({ start: 'plain' });

const openDocument = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/en-us/staff/content/WAYMARK-US/${name}`);
  await createShopper(page).untilReacts();
  await expect(field(page, 'Title')).toBeVisible({ timeout: 20_000 });
};
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true }).first();
/** Adds a block at the end of the document, and opens it. */
const addBlock = async (page: Page, kind: string) => {
  await page.getByRole('combobox', { name: 'Kind of block' }).selectOption(kind);
  await page.getByRole('button', { name: 'Add block' }).click();
  return page.getByRole('region', { name: 'Blocks' }).locator('> ol > li').last();
};
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
};

// The frame of the preview takes no scripts, also not that with which these tests watch presses.
test.beforeEach(({ allowedErrors }) => void allowedErrors.push(/sandboxed and the 'allow-scripts' permission|404/));

test('the saved page beside the fields runs no scripts, and has none that the browser would have to refuse', async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await signInAs(page, 'editor');
  await openDocument(page, 'page/home');
  await page.getByRole('combobox', { name: 'Shown', exact: true }).selectOption('Whole page, as saved');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await frame.locator('script:not([type*=json])').count()).toBe(0);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
  // Its links lead to previews of the same kind.
  await expect(frame.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /[?&]preview=true&previewScripts=false/);
  expect(errors).toEqual([]);
  await context.close();
});

test('an area that only scripts draw is previewed as it is written, before anything is saved, at three widths', async ({ page, network }) => {
  await signInAs(page, 'editor');
  await openDocument(page, 'fixed/checkout');
  // Nothing that is written here gets to the shop: what the frame shows is the form's own. A request that broke off would be taken for a lost network.
  network.rule(({ method, url }) => (method === 'PUT' && /\/draft\?/.test(url) ? { kind: 'hang' } : undefined));
  const block = await addBlock(page, 'hero');
  await block.getByRole('textbox', { name: 'Title', exact: true }).fill('Sent free until Sunday');
  const frame = page.frameLocator('iframe[title="Preview"]');
  await expect(frame.getByRole('heading', { name: 'Sent free until Sunday' })).toBeVisible({ timeout: 20_000 });
  await expect(status(page, 'Saving')).toBeVisible();
  for (const width of [820, 1440, 390]) {
    await page.getByRole('combobox', { name: 'Width', exact: true }).selectOption(String(width));
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(width);
    const [place, room] = await Promise.all([page.locator('iframe').boundingBox(), page.locator('div:has(> iframe)').boundingBox()]);
    expect(place!.width).toBeLessThanOrEqual(room!.width + 1);
  }
  // Typed markup is words, also in the frame, and nothing leads away from it.
  await block.getByRole('textbox', { name: 'Title', exact: true }).fill('<img src=x onerror="top.hostile=1">');
  await expect(frame.getByRole('heading', { name: '<img src=x onerror="top.hostile=1">' })).toBeVisible();
  await block.getByRole('button', { name: 'Add: Targets' }).click();
  await block.getByRole('textbox', { name: 'Url' }).fill('javascript:top.hostile=1');
  await block.getByRole('region', { name: 'Targets' }).getByRole('textbox', { name: 'Text' }).fill('Press me');
  await frame.getByRole('link', { name: 'Press me' }).or(frame.getByText('The draft could not be drawn.')).first().click();
  expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
  expect(page.frames().map((one) => new URL(one.url()).pathname)).toContain('/en-us/staff/draft');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
});

test('a block for some pages names them by a search, and a page with one that is gone is not published', async ({ page }) => {
  await signInAs(page, 'editor');
  await openDocument(page, 'page/boot-week');
  await field(page, 'Title').fill('Boot week');
  await field(page, 'Description').fill('For pages of boots');
  const block = await addBlock(page, 'filter-by');
  await block.getByRole('combobox', { name: 'Variant' }).selectOption('category');
  const search = block.getByRole('searchbox', { name: 'Find a category or a product, or enter an address' });
  await search.fill('1110');
  await block
    .getByRole('button', { name: /^Add: Women › / })
    .first()
    .click();
  // The product page of the style is no category.
  await search.fill('boot');
  await block
    .getByRole('listitem')
    .filter({ hasNotText: '›' })
    .getByRole('button', { name: /^Add: / })
    .first()
    .click();
  await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(block.getByText(/there is no category “[A-Z0-9]{8}”/)).toBeVisible();
  await block
    .getByRole('listitem')
    .filter({ hasText: 'there is no category' })
    .getByRole('button', { name: /^Remove: / })
    .click();
  await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 20_000 });
  await publish(page);
});

test.describe('with a service worker', () => {
  test.use({ start: 'cold' });

  test('a page is written, published, changed without network, scheduled and taken back to an earlier version', async ({
    page,
    browser,
    shopper,
    network,
  }) => {
    await signInAs(page, 'editor');
    await page.goto('/en-us/staff/content');
    await shopper.untilReacts();
    await page.getByRole('button', { name: 'New document' }).click();
    await page.getByRole('textbox', { name: 'Name in the address' }).fill('Ridge Week');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Use lower-case letters, digits and hyphens only')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name in the address' }).fill('ridge-week');
    await page.getByRole('button', { name: 'Create' }).click();
    await field(page, 'Title').fill('Ridge week');
    await field(page, 'Description').fill('Seven days above the tree line');
    await page.getByRole('combobox', { name: 'Kind of block' }).selectOption('spacer');
    await page.getByRole('button', { name: 'Add block' }).click();
    await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 20_000 });
    await publish(page);
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${new URL(page.url()).origin}/en-us/ridge-week`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ridge week' })).toBeVisible();

    // What is typed without network is kept through a reload of the page and sent afterwards.
    await shopper.untilInstalled();
    await openDocument(page, 'page/ridge-week');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Ridge week' })).toBeVisible({ timeout: 20_000 });
    network.cut();
    await field(page, 'Title').fill('Ridge week, written in the hut');
    await expect(status(page, 'Kept on this device')).toBeVisible();
    await expect(status(page, 'You’re offline')).toBeVisible();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Publishing needs a connection')).toBeVisible();
    await openDocument(page, 'page/ridge-week');
    await expect(field(page, 'Title')).toHaveValue('Ridge week, written in the hut');
    network.restore();
    await openDocument(page, 'page/ridge-week');
    await expect(field(page, 'Title')).toHaveValue('Ridge week, written in the hut');
    await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 30_000 });
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ridge week', exact: true })).toBeVisible();

    // Scheduled for tomorrow: visitors go on seeing what is published.
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await page.getByLabel('From', { exact: true }).fill(tomorrow);
    await page.getByRole('button', { name: 'Schedule', exact: true }).last().click();
    await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ridge week', exact: true })).toBeVisible();

    // The first version is a draft again. Drafts of one sitting are one version with the number of the last: how many there were depends on the machine.
    await page.getByRole('button', { name: 'History' }).click();
    await page
      .getByRole('button', { name: /^Restore this version: \d+$/ })
      .last()
      .click();
    await expect(field(page, 'Title')).toHaveValue('Ridge week');
    await visitor.context().close();
  });
});

test('two editors of one document: the later one chooses, and nothing is lost', async ({ page, browser, shop }) => {
  await signInAs(page, 'editor');
  await openDocument(page, 'page/warranty');
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
  const other = await context.newPage();
  await signInAs(other, 'editor');
  await openDocument(other, 'page/warranty');
  await field(other, 'Title').fill('Warranty, theirs');
  await expect(status(other, 'Draft saved')).toBeVisible({ timeout: 20_000 });
  await field(page, 'Title').fill('Warranty, mine');
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else has changed this document' });
  await expect(conflict).toBeVisible({ timeout: 20_000 });
  await expect(conflict).toContainText('theirs');
  expect(await axeFaults(page, 'editor', { iframes: false })).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(field(page, 'Title')).toHaveValue('Warranty, mine');
  await other.reload();
  await expect(field(other, 'Title')).toHaveValue('Warranty, mine', { timeout: 20_000 });
  await context.close();
});

test('a link that leads nowhere is named where it was written, and markup that is typed stays text', async ({ page, shop }) => {
  await signInAs(page, 'editor');
  await openDocument(page, 'page/summit-notes');
  await field(page, 'Title').fill('<img src=x onerror=alert(1)>');
  await field(page, 'Description').fill('</script><script>alert(1)</script>');
  await page.getByRole('combobox', { name: 'Kind of block' }).selectOption('cta-collection');
  await page.getByRole('button', { name: 'Add block' }).click();
  const block = page.getByRole('region', { name: 'Blocks' }).getByRole('listitem').first();
  await block.getByRole('button', { name: 'Add: Targets' }).click();
  await block.getByRole('textbox', { name: 'Url' }).fill('page:nowhere');
  await block.getByRole('region', { name: 'Targets' }).getByRole('textbox', { name: 'Text' }).fill('Further');
  await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Check links' }).click();
  await expect(block.getByText(/nowhere/)).toBeVisible();
  await block.getByRole('textbox', { name: 'Url' }).fill('page:stores');
  await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 20_000 });
  await publish(page);
  const html = await (await fetch(`${shop.nodeUrl}/en-us/summit-notes`)).text();
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<script>alert(1)');
});

test('a shopper does not get to the editor', async ({ page }) => {
  await signInAs(page, 'consumer');
  await page.goto('/en-us/staff/content');
  await createShopper(page).untilReacts();
  await expect(page.getByRole('heading', { name: 'This page is for editors' })).toBeVisible();
});

test('an empty button is named at its field, and keeps the page from being published until it has words', async ({ page }) => {
  await signInAs(page, 'editor');
  await openDocument(page, 'page/quiet-button');
  await field(page, 'Title').fill('Quiet button');
  await field(page, 'Description').fill('A page with a button that says nothing');
  await page.getByRole('combobox', { name: 'Kind of block' }).selectOption('cta-collection');
  await page.getByRole('button', { name: 'Add block' }).click();
  const block = page.getByRole('region', { name: 'Blocks' }).getByRole('listitem').first();
  await block.getByRole('button', { name: 'Add: Targets' }).click();
  await block.getByRole('textbox', { name: 'Url' }).fill('page:stores');
  await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Publish now' }).click();
  const text = block.getByRole('region', { name: 'Targets' }).getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveAccessibleDescription(/a link needs a text/);
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('To the stores');
  await expect(text).toBeVisible();
  await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 20_000 });
  await publish(page);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { axeFaults } from '../support/axe.ts';
import { createCheckout } from '../support/checkout.ts';
import { type Buyable, createShopper, findProduct } from '../support/shopper.ts';
import { signInAs } from '../support/sign-in.ts';

test.use({ start: 'plain' });

const TITLE = 'A wet Sunday';

const title = (page: Page, locale: string) => page.getByRole('group', { name: 'Title' }).getByRole('textbox', { name: locale });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const choose = async (page: Page, { productId, name }: Buyable): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Find a product by name or number' }).fill(productId.slice(0, 8));
  await page
    .getByRole('button', { name: `Add: ${name}` })
    .first()
    .click();
  await expect(page.getByRole('group', { name: 'Chosen products' }).getByText(name).first()).toBeVisible();
};
const fillTitles = async (page: Page, text: string): Promise<void> => {
  await title(page, 'United States').fill(text);
  await title(page, 'France').fill(`${text} (fr)`);
  await title(page, 'Deutschland').fill(`${text} (de)`);
};
const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
};
/** Everything of the set, from the page of its first product into the cart. */
const takeSet = async (page: Page, url: string): Promise<void> => {
  const shopper = createShopper(page);
  await shopper.open(url);
  await shopper.movePointer();
  const section = page.getByRole('region', { name: `Complete the look: ${TITLE}` });
  await expect(section).toContainText('40% off what completes the set');
  const add = section.getByRole('button', { name: 'Add all 2 items to cart' });
  await expect(add).toBeVisible();
  for (const choice of await section.getByRole('combobox').all())
    await choice.selectOption((await choice.locator('option:not([disabled])').first().getAttribute('value')) ?? '');
  await add.click();
  await page.goto('/en-us/cart');
  await expect(page.getByRole('main')).toContainText('Bought as a set: you save', { timeout: 30_000 });
};

test('a set is written, priced, published, bought at its price, and deleted while it is in a cart', async ({ page, browser, shop, cartOf }) => {
  const [first, second] = [await findProduct(shop.nodeUrl, 3), await findProduct(shop.nodeUrl, 4)];
  await signInAs(page, 'editor');
  await page.goto('/en-us/staff/content');
  await createShopper(page).untilReacts();
  await page.getByRole('link', { name: 'Product sets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Product sets' })).toBeVisible();
  await page.getByRole('button', { name: 'New set' }).click();
  await title(page, 'United States').fill(TITLE);
  await choose(page, first);

  // What is missing is said at its field once somebody wants to publish.
  await page.getByRole('checkbox', { name: 'This set has a price of its own' }).check({ force: true });
  await page.getByRole('spinbutton', { name: 'Off the other products' }).fill('95');
  await expect(page.getByText('Enter a whole number from 1 to 80.')).toBeVisible();
  await expect(page.getByText('Choose at least 2 products.')).toHaveCount(0);
  await expect(status(page, 'Draft saved')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Choose at least 2 products.')).toBeVisible({ timeout: 20_000 });
  await expect(title(page, 'France')).toHaveAccessibleDescription(/Enter a title/);
  expect(await axeFaults(page, 'editor of sets')).toEqual([]);

  await fillTitles(page, TITLE);
  await choose(page, second);
  await page.getByRole('spinbutton', { name: 'Off the other products' }).fill('40');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: `Complete the look: ${TITLE}` })).toBeVisible({ timeout: 20_000 });
  await expect(preview).toContainText('40% off what completes the set');
  await publish(page);

  const guests = await browser.newContext({ baseURL: shop.url });
  const guest = await guests.newPage();
  await takeSet(guest, first.url);
  await expect(cartOf(guest)).toBeSynced();
  const saved = /you save (\$[\d.]+)/.exec((await guest.getByRole('main').textContent()) ?? '')?.[1] ?? 'no amount';
  const checkout = createCheckout(guest);
  await checkout.untilReview();
  await expect(guest.getByRole('main')).toContainText(saved);
  await checkout.place();
  await checkout.orderNumber();
  await expect(guest.getByRole('main')).toContainText(saved);
  await guests.close();

  const others = await browser.newContext({ baseURL: shop.url });
  const other = await others.newPage();
  await takeSet(other, second.url);
  await expect(cartOf(other)).toBeSynced();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Product sets' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(0);
  await page.getByRole('button', { name: 'Audit log' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'delete' }).first()).toContainText('editor@waymark.example');
  await other.reload();
  await expect(other.getByRole('main').getByRole('link', { name: first.name }).first()).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('Bought as a set', { timeout: 20_000 });
  await others.close();
});

test.describe('with a service worker', () => {
  test.use({ start: 'cold' });

  test('a draft of a set survives a reload without network, and two editors are asked whose set it shall be', async ({
    page,
    browser,
    shop,
    shopper,
    network,
  }) => {
    await signInAs(page, 'editor');
    await page.goto('/en-us/staff/sets');
    await shopper.untilReacts();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(title(page, 'United States')).not.toHaveValue('');
    await shopper.untilInstalled();
    await page.reload();
    await expect(title(page, 'United States')).not.toHaveValue('', { timeout: 20_000 });
    const address = page.url();
    network.cut();
    await title(page, 'United States').fill('Written in the hut');
    await expect(status(page, 'Kept on this device')).toBeVisible();
    await page.goto(address);
    await expect(title(page, 'United States')).toHaveValue('Written in the hut', { timeout: 20_000 });
    network.restore();

    const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
    const other = await context.newPage();
    await signInAs(other, 'editor');
    await other.goto(address);
    await title(other, 'United States').fill('Theirs');
    await expect(status(other, 'Draft saved')).toBeVisible({ timeout: 20_000 });
    await title(page, 'United States').fill('Mine');
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else has changed this document' });
    await expect(conflict).toBeVisible({ timeout: 40_000 });
    await expect(conflict).toContainText('Theirs');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(async () => {
      await other.reload();
      await expect(title(other, 'United States')).toHaveValue('Mine', { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await context.close();
  });
});

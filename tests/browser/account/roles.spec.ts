import { expect, test } from '../../network/test.ts';
import { signInAs } from '../../support/sign-in.ts';

test.use({ start: 'plain' });

test('a guest is asked who they are before anything of an account, and comes to it afterwards', async ({ page }) => {
  await page.goto('/en-us/account/orders');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  const main = page.getByRole('main');
  await page.getByRole('textbox', { name: 'Email' }).fill('consumer@waymark.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('waymark-trail');
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible({ timeout: 20_000 });
});

test('a consumer follows a parcel and sees what came back', async ({ page }) => {
  const main = page.getByRole('main');
  await signInAs(page, 'consumer');
  await page.goto('/en-us/account/orders');
  const orders = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Order WM-/ }) });
  await orders.filter({ hasText: 'On its way' }).first().getByRole('link').click();
  await expect(main.getByText(/^Tracking number: WT\d{12}$/)).toBeVisible();
  await page.goBack();
  await expect(orders.filter({ hasText: 'Canceled' }).first()).toBeVisible();
  await orders.last().getByRole('link').click();
  await expect(main.getByText(/refunded on/).first()).toBeVisible();
});

test('a member has points, a number to show in a store, and the sale of a store among the orders', async ({ page }) => {
  const main = page.getByRole('main');
  await signInAs(page, 'member');
  await page.goto('/en-us/account/loyalty');
  await expect(main.getByRole('heading', { name: /^\d+ points$/ })).toBeVisible();
  await expect(main.getByText(/^Member number: WM\d{10}$/)).toBeVisible();
  await expect(main.getByText('Earned on an order').first()).toBeVisible();
  await page.goto('/en-us/account/orders');
  // Other tests may have ordered as this member; what they have ordered is not delivered yet.
  await main
    .getByRole('listitem')
    .filter({ hasText: 'Delivered' })
    .first()
    .getByRole('link', { name: /^Order WM-/ })
    .click();
  await expect(main.getByText('Waymark Portland Pearl').first()).toBeVisible();
});

test('an employee accepts the terms before the discount counts, and has no favorites', async ({ page, shopper, product }) => {
  const main = page.getByRole('main');
  await signInAs(page, 'employee');
  const terms = page.getByRole('dialog', { name: 'Associate discount terms' });
  await expect(terms).toBeVisible({ timeout: 20_000 });
  await terms.getByRole('button', { name: 'I accept the terms' }).click();
  await expect(main.getByText('40% off everything at full price')).toBeVisible();
  await shopper.open(product.url);
  const banner = page.getByRole('banner');
  const hasNoFavorites = async (): Promise<void> => {
    await expect(banner.getByRole('link', { name: /^Favorites/ })).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^Favorite: / })).toHaveCount(0);
  };
  await hasNoFavorites();
  // What a header and hearts say of somebody comes with the first sign that the page is used.
  await shopper.movePointer();
  await expect(banner.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/en-us/account');
  await hasNoFavorites();
});

test('an athlete sees the credit that is left, to one decimal of what is used', async ({ page }) => {
  await signInAs(page, 'athlete');
  const program = page.getByRole('region', { name: 'Discounts and credits' });
  await expect(program.getByText(/^\$[\d,.]+ of your credit left this year$/)).toBeVisible();
  await expect(program.getByText(/used this year, \d+\.\d%$/)).toBeVisible();
});

for (const [who, program] of [
  ['professional', 'WRANX discount'],
  ['guide', 'IPA discount'],
] as const)
  test(`a ${who} has the banner of their identity and its discount in the cart`, async ({ page, fill, product }) => {
    await signInAs(page, who);
    await expect(page.getByRole('main').getByRole('heading', { name: program })).toBeVisible();
    await fill(product);
    await page.goto('/en-us/cart');
    await expect(page.getByRole('main').getByText(program).first()).toBeVisible();
  });

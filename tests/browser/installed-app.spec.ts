import { expect, test } from '../network/test.ts';

test.use({ start: 'plain' });

test('the badge of the installed app says how much is in the cart, and goes with the last piece', async ({ page, shopper, product }) => {
  await page.addInitScript(() => {
    const shown: number[] = [];
    const note = async (count = 0): Promise<void> => void shown.push(count);
    Object.assign(globalThis, { shownBadges: shown });
    Object.defineProperties(Navigator.prototype, {
      setAppBadge: { value: note, configurable: true },
      clearAppBadge: { value: () => note(0), configurable: true },
    });
  });
  const badge = () => page.evaluate(() => (globalThis as unknown as { shownBadges: number[] }).shownBadges.at(-1));
  await shopper.open(product.url);
  await expect.poll(badge).toBe(0);
  await shopper.addToCart();
  await expect.poll(badge).toBe(1);
  await shopper.openCart();
  await expect.poll(badge).toBe(1);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(badge).toBe(0);
});

test('a product link that another app shares opens the product, and other text is searched for', async ({ page, shopper, product }) => {
  const link = product.url;
  await shopper.open('/en-us');
  const { origin } = new URL(page.url());
  await page.goto(`/en-us/shared?${new URLSearchParams({ title: 'Waymark', text: `Look at this: ${origin}${link}` })}`);
  await expect(page).toHaveURL(new RegExp(`${link}$`));
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.goto(`/en-us/shared?${new URLSearchParams({ text: 'rain jacket' })}`);
  await expect(page).toHaveURL(/\/search\?q=rain\+jacket$/);
});

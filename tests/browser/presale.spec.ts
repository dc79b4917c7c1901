import type { ProductDetails } from '#contract/calls/products.ts';
import { arrivalOf, arrivalText } from '#pricing/delivery-calendar.ts';
import { ratesFor } from '#pricing/shipping-rates.ts';
import { expect, test } from '../network/test.ts';
import { createCheckout } from '../support/checkout.ts';
import { emails } from '../support/emails.ts';
import { createShopper } from '../support/shopper.ts';
import { signInAs } from '../support/sign-in.ts';

test.use({ start: 'plain' });

/** Something that is sold before it is out. */
const findPresale = async (url: string): Promise<ProductDetails> => {
  const found = await fetch(`${url}/products/v2/search/productSearch?locale=en-us&count=96&q=Stormglass`);
  const { hits } = (await found.json()) as { hits: { productId: string }[] };
  for (const { productId } of hits) {
    const details = (await (await fetch(`${url}/products/v2/products/${productId}/details?locale=en-us`)).json()) as ProductDetails;
    if (details.presale) return details;
  }
  throw new Error('The seed has nothing on presale');
};

test('what is sold before it is out arrives after that day, and on the same days on every page and in the email', async ({ page, shop }) => {
  const main = page.getByRole('main');
  const shopper = createShopper(page);
  const checkout = createCheckout(page);
  const { url, targetPublishDate = '' } = await findPresale(shop.nodeUrl);
  const notBefore = targetPublishDate.slice(0, 10);
  const [minDays = 0, maxDays = 0] = ratesFor('en-us', 'standard')[0]?.days ?? [];
  const arrival = arrivalOf({ locale: 'en-us', code: 'standard', deliveryTime: { minDays, maxDays, notBefore } }, new Date());
  expect(arrival.from > notBefore).toBe(true);
  const when = arrivalText(arrival, 'en-US');

  // Presale is for those who have signed in; this account pays with its saved card.
  await signInAs(page, 'consumer');
  await shopper.open(url);
  await expect(main).toContainText(when);
  await expect(main).not.toContainText('Order within');
  await shopper.addToCart();
  await shopper.openCart();
  await expect(main).toContainText(`Arrives ${when}`);
  await checkout.open();
  await expect(page).toHaveURL(/step=summary/, { timeout: 30_000 });
  await expect(main).toContainText(when);
  await checkout.place();
  const number = await checkout.orderNumber();
  await expect(main).toContainText(when);
  await expect.poll(async () => (await emails(shop.dataDir)).find((mail) => mail.includes(number)) ?? '', { timeout: 15_000 }).toContain('Arrives ');
});

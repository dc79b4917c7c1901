import type { Page } from '@playwright/test';
import { expect, test } from '../network/test.ts';
import { findProduct } from '../support/shopper.ts';

/** Keeps the lane's lock, so that nothing is sent; what it returns lets go. */
const holdLane = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('waymark-replay-cart', () => {
          held();
          return new Promise<void>((release) => addEventListener('lane-free', () => release(), { once: true }));
        });
      }),
  );
  return () => page.evaluate(() => void dispatchEvent(new Event('lane-free')));
};

test('fifty waiting changes cost the shop as many requests as lines were touched, and one for the code', async ({
  page,
  shop,
  network,
  shopper,
  product,
  prefill,
  fill,
  cart,
}) => {
  const second = await findProduct(shop.nodeUrl, 1);
  await prefill(product);
  await fill(second);
  await shopper.openCart();
  const release = await holdLane(page);
  const main = page.getByRole('main');
  const tap = (what: 'Increase' | 'Decrease', name: string): Promise<void> =>
    main.getByRole('button', { name: `${what} Quantity of ${name}` }).click();
  // Up to three units and from there down and up: back at the one piece that the shop knows of, a change would be none.
  for (let count = 0; count < 49; count += 1) {
    const { name } = count % 2 === 0 ? product : second;
    await tap(count >= 4 && count % 4 < 2 ? 'Decrease' : 'Increase', name);
  }
  await main.getByRole('button', { name: 'Promo code' }).click();
  await main.getByRole('textbox', { name: 'Code' }).fill('NOSUCHCODE');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(async () => (await cart.onDevice()).journal).toBe(0);
  const { outbox } = await cart.onDevice();
  expect(outbox.flatMap(({ id, merged }) => [id, ...merged]).length, 'every tap is in the outbox').toBe(50);
  expect(outbox.length, 'two lines and the code').toBe(3);

  const before = network.log.length;
  await release();
  await expect.poll(async () => (await cart.onDevice()).outbox.filter(({ state }) => state !== 'refused').length).toBe(0);
  const sent = network.log.slice(before).filter(({ idempotencyKey }) => idempotencyKey !== undefined);
  expect(sent.length).toBe(3);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(sent.length);
  await expect(shopper.quantity(product.name)).toHaveValue('2');
  await expect(shopper.quantity(second.name)).toHaveValue('3');
});

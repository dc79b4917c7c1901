import type { Page } from '@playwright/test';
import { expect, test } from '../../network/test.ts';
import type { Network } from '../../network/network.ts';
import type { ShopperCart } from '../../network/shopper-cart.ts';
import type { OwnBrowser } from '../../support/own-browser.ts';
import { createShopper } from '../../support/shopper.ts';

interface At {
  readonly network: Network;
  readonly cart: ShopperCart;
  readonly page: Page;
  readonly tap: () => Promise<void>;
}

interface Moment {
  readonly when: string;
  /** Brings the browser to that moment; what it returns is done after the kill. */
  reach(at: At): Promise<() => void>;
}

/**
 * A shopper of some time ago: a cart with one piece, and everything on disk. A browser writes its cookies half a minute late; one that is killed
 * before has no session any more, which is another story, told at the end.
 */
const shopBefore = async (own: OwnBrowser, prefill: (at: Page) => Promise<void>): Promise<void> => {
  await prefill(await own.open());
  await own.close();
};

const outboxOf = (cart: ShopperCart) => async (): Promise<string[]> =>
  (await cart.onDevice()).outbox.map(({ state, seal }) => `${state}${seal ? ', sealed' : ''}`);

const MOMENTS: readonly Moment[] = [
  {
    when: 'when the change is in the outbox and nothing else has happened',
    reach: async ({ network, cart, page, tap }) => {
      // Whoever holds the lane's lock sends; nobody gets it here.
      await page.evaluate(() => void navigator.locks.request('waymark-replay-cart', () => new Promise(() => {})));
      network.cut();
      await tap();
      await expect.poll(outboxOf(cart)).toEqual(['waiting']);
      return () => network.restore();
    },
  },
  {
    when: 'when the attempt is written down and the request has not left',
    reach: async ({ network, cart, page, tap }) => {
      let asked = 0;
      await page.route(/\/cart\/v1\//, () => void (asked += 1));
      const seen = network.log.length;
      await tap();
      await expect.poll(() => asked).toBeGreaterThan(0);
      expect(await outboxOf(cart)()).toEqual(['sending, sealed']);
      expect(network.log.slice(seen).filter(({ call }) => call?.startsWith('cart.'))).toEqual([]);
      return () => {};
    },
  },
  {
    when: 'when the request is on the line, where it is lost',
    reach: async ({ network, tap }) => {
      const request = network.hold('cart.addItem');
      await tap();
      expect(await request.arrived).toMatchObject({ reached: false });
      return () => request.drop();
    },
  },
  {
    when: 'when the shop has acted and its answer is on the line',
    reach: async ({ network, tap }) => {
      const answer = network.hold('cart.addItem', 'answer');
      await tap();
      expect(await answer.arrived).toMatchObject({ reached: true, status: 200 });
      return () => answer.drop();
    },
  },
  {
    when: 'when the answer has been written down',
    reach: async ({ cart, tap }) => {
      await tap();
      await expect(cart).toBeSynced();
      return () => {};
    },
  },
];

for (const { when, reach } of MOMENTS) {
  test(`browser killed ${when}: the change is there once when it is opened again`, async ({ own, network, product, prefill, cartOf, server }) => {
    await shopBefore(own, (page) => prefill(product, page));
    const page = await own.open();
    const shopper = createShopper(page);
    await shopper.open(product.url);
    await shopper.expectCount(1);
    const after = await reach({ network, cart: cartOf(page), page, tap: shopper.addToCart });
    await own.kill();
    after();

    const again = await own.open();
    const back = createShopper(again);
    await back.openCart();
    await back.expectCount(2);
    await expect(back.quantity(product.name)).toHaveValue('2');
    await expect(cartOf(again)).toBeSynced();
    expect(server).toHaveReceivedOnce('cart.addItem');
    await back.expectCount(2);
  });
}

test('browser killed with a request on the line that arrives late: the shop recognises the change', async ({
  own,
  network,
  product,
  prefill,
  cartOf,
  server,
}) => {
  await shopBefore(own, (page) => prefill(product, page));
  const page = await own.open();
  const shopper = createShopper(page);
  await shopper.open(product.url);
  const request = network.hold('cart.addItem');
  await shopper.addToCart();
  const late = await request.arrived;
  await own.kill();

  const again = await own.open();
  const back = createShopper(again);
  await back.openCart();
  await expect(cartOf(again)).toBeSynced();
  request.release();
  await expect.poll(() => late.status).toBe(200);
  expect(late.replayed).toBe(true);
  expect(server).toHaveReceivedOnce('cart.addItem');
  await expect(cartOf(again)).toBeSynced();
  await expect(back.quantity(product.name)).toHaveValue('2');
});

test('browser killed before it wrote the cookie of its first session: the cart is made again at the next change', async ({
  own,
  product,
  fill,
  cartOf,
}) => {
  const page = await own.open();
  await fill(product, page);
  await own.kill();

  const again = await own.open();
  const back = createShopper(again);
  await back.open(product.url);
  await back.expectCount(1);
  await back.addToCart();
  await back.expectCount(2);
  await expect(cartOf(again)).toBeSynced();
  await back.openCart();
  await expect(back.quantity(product.name)).toHaveValue('2');
});

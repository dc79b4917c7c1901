import { ADDITION, expect, test } from '../network/test.ts';

test('the cut holds for the service worker and the page alike', async ({ page, shop, network, shopper }) => {
  await shopper.open('/en-us');
  await shopper.untilInstalled();
  const ask = (address: string, init: Pick<RequestInit, 'cache' | 'credentials'>): Promise<string> =>
    page.evaluate(
      ([address, init]) =>
        fetch(address, init).then(
          () => 'answered',
          () => 'cut',
        ),
      [address, init] as const,
    );
  const fromPage = (): Promise<string> => ask('/healthz', { cache: 'no-store' });
  // A call that the worker answers by a fetch of its own: an address that no cache has.
  const fromWorker = (word: string): Promise<string> => ask(`/products/v2/search/productSearch?locale=en-us&q=${word}`, { credentials: 'omit' });
  expect([await fromPage(), await fromWorker('before')], 'both get through before').toEqual(['answered', 'answered']);
  const seen = network.log.length;
  network.cut();
  expect([await fromPage(), await fromWorker('meanwhile')]).toEqual(['cut', 'cut']);
  expect(network.log.slice(seen).filter(({ reached }) => reached)).toEqual([]);
  expect(await page.evaluate(() => navigator.onLine), 'the browser itself believes to be online').toBe(true);
  await expect(fetch(`${shop.nodeUrl}/healthz`)).rejects.toThrow('fetch failed');
  network.restore();
  expect([await fromPage(), await fromWorker('after')]).toEqual(['answered', 'answered']);
});

for (const condition of ['offline', 'lie-fi', 'captive', 'server-down'] as const) {
  test.describe(`begun in ${condition}`, () => {
    test.use({ network: condition });

    test('a tap is kept and arrives once when the network is back', async ({ shopper, product, network, cart, server }) => {
      await shopper.open(product.url);
      await shopper.addToCart();
      await shopper.expectCount(1);
      await expect(cart).not.toBeSynced();
      network.restore();
      await expect(cart).toBeSynced({ timeout: 45_000 });
      expect(server).toHaveReceivedOnce({ call: ADDITION });
    });
  });
}

for (const condition of ['slow-3g', 'store-wifi', 'tunnel', 'flaky-seeded'] as const) {
  test.describe(`begun in ${condition}`, () => {
    test.use({ network: condition });

    test('a tap arrives once, through it', async ({ shopper, product, cart, server }) => {
      await shopper.open(product.url);
      await shopper.addToCart();
      await shopper.expectCount(1);
      await expect(cart).toBeSynced({ timeout: 45_000 });
      expect(server).toHaveReceivedOnce({ call: ADDITION });
    });
  });
}

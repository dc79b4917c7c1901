import { expect, test } from './test.ts';

test('a browser that keeps no cookies is told why nothing is sent, and its taps arrive once it keeps them', async ({
  tab,
  visitor,
  network,
  cart,
  server,
  product,
}) => {
  const allow = network.rule(() => ({ kind: 'pass', withoutCookies: true }));
  await visitor.open(product.url);
  await visitor.addToCart();
  await visitor.expectCount(1);
  await visitor.open('/en-us/cart');
  await visitor.expectText('Your browser is blocking our cookie');
  await visitor.expectText(product.name);
  expect(network.log.filter(({ call, status }) => call === 'cart.createWithItem' && status === 200)).toEqual([]);

  // The next try may come by itself sooner than anybody presses this.
  await tab.see({ role: 'button', name: 'Sync now', within: 'main' });
  allow();
  await expect(cart).toBeSynced({ timeout: 60_000 });
  expect(server).toHaveReceivedOnce('cart.createWithItem');
});

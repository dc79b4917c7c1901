import { expect, test } from './test.ts';

test('a cart filled as a guest is in the account after the sign-in', async ({ tab, visitor, cart, product }) => {
  await visitor.open(product.url);
  await visitor.addToCart();
  await expect(cart).toBeSynced({ timeout: 60_000 });
  await visitor.signIn('member@waymark.example');
  await tab.reload();
  await visitor.untilReacts();
  await tab.see({ role: 'heading', name: 'Your account', within: 'main' });
  await visitor.open('/en-us/cart');
  await visitor.expectText(product.name);
  await expect(cart).toBeSynced({ timeout: 60_000 });
});

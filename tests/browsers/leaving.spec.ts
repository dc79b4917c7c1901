import { adding } from '../network/received.ts';
import { expect, test } from './test.ts';

/** Runs in the page: every transaction that writes from now on is kept busy, so that the page is left in the middle of one. */
const keepWriting = (): void => {
  const begin = IDBDatabase.prototype.transaction;
  // A transaction that is told to commit would end.
  IDBTransaction.prototype.commit = () => {};
  IDBDatabase.prototype.transaction = function transaction(...parts: Parameters<typeof begin>) {
    const made = begin.apply(this, parts);
    const [name] = made.objectStoreNames;
    if (made.mode === 'readwrite' && name !== undefined) {
      sessionStorage.setItem('waymark-tests.busy', 'yes');
      let isOver = false;
      for (const end of ['abort', 'complete']) made.addEventListener(end, () => (isOver = true));
      const ask = (): void => {
        if (!isOver) made.objectStore(name).count().addEventListener('success', ask);
      };
      ask();
    }
    return made;
  };
};

test('a page that is left in the middle of a write does not lock the cart of the next one, and its tap arrives once', async ({
  tab,
  visitor,
  cart,
  server,
  product,
  other,
}) => {
  await visitor.open(other.url);
  await visitor.addToCart();
  await expect(cart).toBeSynced({ timeout: 60_000 });
  await visitor.open(product.url);
  await tab.see({ role: 'group', within: 'main' });
  await visitor.chooseFirst();
  await tab.evaluate(keepWriting, null);
  await tab.press(visitor.addButton);
  await visitor.expectCount(2);
  await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('waymark-tests.busy'), null), { message: 'a write is under way' }).toBe('yes');

  await visitor.open('/en-us/cart');
  await visitor.expectText(other.name);
  await visitor.expectText(product.name);
  await expect(cart).toBeSynced({ timeout: 60_000 });
  expect(server).toHaveReceivedOnce(adding(product.upc, 1));
});

test('a page that is left while its cart loads reports no error', async ({ tab, visitor, product }) => {
  await visitor.open(product.url);
  await visitor.untilInstalled();
  for (const path of ['/en-us', product.url, '/en-us/cart']) await tab.goto(path);
  await visitor.untilReacts();
});

import { adding } from '../network/received.ts';
import { expect, test } from './test.ts';

// Firefox says so of each request that the worker cannot have answered. WebKit says nothing.
test.use({ allowedErrors: [/passed an Error Response to FetchEvent|A ServiceWorker intercepted the request and encountered an unexpected error/] });

test(
  'pages open without the server, taps are kept, and each arrives once when it is back',
  { tag: '@short' },
  async ({ tab, visitor, shop, server, cart, product, other }) => {
    await visitor.open(product.url);
    await visitor.untilInstalled();
    await visitor.open(other.url);
    await shop.kill();

    await visitor.addToCart();
    await visitor.expectCount(1);
    await visitor.open(product.url);
    await visitor.expectText(product.name);
    await visitor.addToCart();
    await visitor.expectCount(2);
    await visitor.open('/en-us/cart');
    await visitor.expectText(other.name);
    await tab.reload();
    await visitor.expectText(product.name);
    await visitor.expectCount(2);

    await shop.start();
    await expect(cart).toBeSynced({ timeout: 90_000 });
    for (const { upc } of [product, other]) expect(server).toHaveReceivedOnce(adding(upc, 1));
    await visitor.expectCount(2);
  },
);

import { emails } from '../support/emails.ts';
import { expect, test } from './test.ts';

// WebKit reports a part of a page that was on its way when the page was left.
test.use({ allowedErrors: [/^error: TypeError: Importing a module script failed/] });

test(
  'a guest buys over plain http://localhost, from the product to the confirmation and its letter',
  { tag: '@short' },
  async ({ tab, visitor, shop, product, cart, engineName }) => {
    await visitor.open(product.url);
    await visitor.addToCart();
    await visitor.expectCount(1);
    await expect(cart).toBeSynced({ timeout: 60_000 });
    // A cookie that is Secure would not be kept by WebKit at this address.
    expect(
      (await tab.driver.cookies()).map(({ name }) => name),
      engineName,
    ).toContain('waymark-session');
    const orderNumber = await visitor.buy();
    expect(orderNumber).not.toBe('');
    await visitor.expectText(product.name);
    await visitor.expectCount(0);
    const about = async (): Promise<number> => (await emails(shop.dataDir)).filter((mail) => mail.includes(orderNumber)).length;
    await expect.poll(about).toBe(1);
    await tab.reload();
    await visitor.expectText(orderNumber);
  },
);

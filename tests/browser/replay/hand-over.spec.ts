import type { Page } from '@playwright/test';
import { ADDITION, expect, test } from '../../network/test.ts';
import { createShopper } from '../../support/shopper.ts';

const crash = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // A process that ends says nothing any more.
  void session.send('Page.crash').catch(() => {});
  await crashed;
};

for (const [how, end, stop] of [
  ['closed', (page: Page) => page.close(), 'request'],
  ['crashed', crash, 'answer'],
] as const) {
  test(`the draining tab ${how} in mid-drain: the other tab takes the lock over and the change arrives once`, async ({
    context,
    network,
    shopper,
    product,
    server,
    basket,
  }) => {
    await shopper.open(product.url);
    const draining = await context.newPage();
    const there = createShopper(draining);
    await there.open(product.url);
    // The other tab has its engine running: it waits for the lock.
    await there.addToBasket();
    await expect(basket).toBeSynced();
    await shopper.expectCount(1);

    const underWay = network.hold('cart.addItem', stop);
    await there.addToBasket();
    await underWay.arrived;
    await shopper.expectCount(2);
    await end(draining);
    underWay.drop();

    await expect(basket).toBeSynced();
    expect(server).toHaveReceivedOnce('cart.addItem');
    expect(server).toHaveReceivedOnce({ call: ADDITION[0] });
    await shopper.openBasket();
    await expect(shopper.quantity(product.name)).toHaveValue('2');
  });
}

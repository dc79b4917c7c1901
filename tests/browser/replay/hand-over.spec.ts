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

/** Whether that page holds the lane's lock: its name among the holders is that of a lock which it has just taken. */
const holdsLane = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    navigator.locks.request('who-am-i', async () => {
      const { held = [] } = await navigator.locks.query();
      const holder = (wanted: string): string | undefined => held.find(({ name }) => name === wanted)?.clientId;
      return holder('waymark-replay-cart') === holder('who-am-i');
    }),
  );

for (const [how, end, stop] of [
  ['closed', (page: Page) => page.close(), 'request'],
  ['crashed', crash, 'answer'],
] as const) {
  test(`the draining tab ${how} in mid-drain: the other tab takes the lock over and the change arrives once`, async ({
    context,
    network,
    product,
    server,
    cartOf,
    fill,
  }) => {
    const [one, tapped] = [await context.newPage(), await context.newPage()];
    await createShopper(one).open(product.url);
    await fill(product, tapped);
    // Both have their engines running.
    await createShopper(one).expectCount(1);

    const underWay = network.hold('cart.addItem', stop);
    await createShopper(tapped).addToCart();
    await underWay.arrived;
    await createShopper(one).expectCount(2);
    // Either may send what was tapped here; the other one waits for the lock.
    const holding = [await holdsLane(one), await holdsLane(tapped)];
    expect(holding.filter(Boolean), 'one tab sends').toHaveLength(1);
    const [draining, other] = holding[0] ? [one, tapped] : [tapped, one];
    await end(draining);
    underWay.drop();

    await expect(cartOf(other)).toBeSynced();
    expect(server).toHaveReceivedOnce('cart.addItem');
    expect(server).toHaveReceivedOnce({ call: ADDITION[0] });
    const shopper = createShopper(other);
    await shopper.openCart();
    await expect(shopper.quantity(product.name)).toHaveValue('2');
  });
}

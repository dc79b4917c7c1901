import { received } from '../../network/received.ts';
import { ADDITION, expect, test } from '../../network/test.ts';
import { createShopper } from '../../support/shopper.ts';
import { createWorkerControl } from '../../support/worker-control.ts';

const TAG = 'waymark-replay';

for (const [when, stop] of [
  ['before the shop has the request', 'request'],
  ['after the shop acted', 'answer'],
] as const) {
  test(`service worker stopped in mid-drain, ${when}: the next one sends the change once`, async ({
    page,
    context,
    shop,
    network,
    shopper,
    product,
    server,
    basketOf,
  }) => {
    await shopper.open(product.url);
    await shopper.untilInstalled();
    network.cut();
    await shopper.addToBasket();
    await shopper.expectCount(1);
    await expect.poll(async () => (await basketOf(page).onDevice()).journal).toBe(0);
    // From here on no page of the shop is open: the worker alone can send.
    const blank = await context.newPage();
    const worker = await createWorkerControl(blank, shop.url);
    await page.close();
    network.restore();

    const underWay = network.hold(ADDITION, stop);
    await worker.sync(TAG);
    await underWay.arrived;
    await worker.stop();
    underWay.drop();

    await worker.sync(TAG);
    await expect.poll(() => received(network.log, { call: ADDITION }).times, { timeout: 20_000 }).toBe(1);

    const back = createShopper(blank);
    await back.openBasket();
    await back.expectCount(1);
    await expect(back.quantity(product.name)).toHaveValue('1');
    await expect(basketOf(blank)).toBeSynced();
    expect(server).toHaveReceivedOnce({ call: ADDITION });
  });
}

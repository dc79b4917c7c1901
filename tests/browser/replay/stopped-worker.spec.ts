import { SYNC_TAG } from '#db/replay/background-sync.ts';
import { received } from '../../network/received.ts';
import { ADDITION, expect, test } from '../../network/test.ts';
import { createShopper } from '../../support/shopper.ts';
import { createWorkerControl } from '../../support/worker-control.ts';

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
    cartOf,
  }) => {
    await shopper.open(product.url);
    await shopper.untilInstalled();
    network.cut();
    await shopper.addToCart();
    await shopper.expectCount(1);
    await expect.poll(async () => (await cartOf(page).onDevice()).journal).toBe(0);
    // From here on no page of the shop is open: the worker alone can send.
    const blank = await context.newPage();
    const worker = await createWorkerControl(blank, shop.url);
    await page.close();
    network.restore();

    const underWay = network.hold(ADDITION, stop);
    await worker.sync(SYNC_TAG);
    await underWay.arrived;
    await worker.stop();
    underWay.drop();

    await worker.sync(SYNC_TAG);
    // Whatever the shop has done, nobody has heard of it: only another attempt brings the answer home.
    const answered = () => received(network.log, { call: ADDITION }).exchanges.filter(({ fate, status }) => fate === 'pass' && status === 201);
    await expect.poll(answered, { timeout: 20_000 }).toHaveLength(1);
    expect(server).toHaveReceivedOnce({ call: ADDITION });

    const back = createShopper(blank);
    await back.openCart();
    await back.expectCount(1);
    await expect(back.quantity(product.name)).toHaveValue('1');
    await expect(cartOf(blank)).toBeSynced();
    expect(server).toHaveReceivedOnce({ call: ADDITION });
  });
}

import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallRow } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/calls.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import { readRefusal } from '#server/platform/http/testing-service.ts';
import { TEST_ORIGIN } from '#server/platform/http/testing.ts';
import { addressOf, GOOD, type Sent, type ShopCall } from './good-inputs.ts';
import { openWholeShop, SECRET, type WholeShop } from './whole-shop.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
}, 120_000);
afterAll(() => shop.close());

const ask = (row: CallRow, browser: TestBrowser, sent: Sent, body?: string): Promise<Response> => {
  const { method } = row;
  return shop.fetchShop(`${TEST_ORIGIN}${addressOf(row, sent)}?${new URLSearchParams({ locale: 'en-us', ...sent.query })}`, {
    method,
    headers: {
      Origin: TEST_ORIGIN,
      Cookie: browser.cookie ?? '',
      ...(method !== 'GET' && { 'Idempotency-Key': uuidv7() }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
};
const textOf = ({ body }: Sent): string | undefined => body && JSON.stringify(body);

const MALFORMED = ['{', '', 'null', '[]', '"text"', '12'];
/** Holds anything: it is what is to be judged. */
const UNTYPED = new Set(['fapi.validateResponse response']);

/** The same body once for every field, with a value of another type in it. */
const wrongTypes = (name: string, body: NonNullable<Sent['body']>): string[] =>
  Object.entries(body).flatMap(([field, value]) =>
    UNTYPED.has(`${name} ${field}`) ? [] : [JSON.stringify({ ...body, [field]: typeof value === 'string' ? { text: value } : 'another type' })],
  );

/** Nobody's: of these no request names a cart or an order. What is saved belongs to whoever asks. */
const NOBODYS: ReadonlySet<ShopCall> = new Set([
  'cart.create',
  'cart.createWithItem',
  'cart.giftcardBalance',
  'cart.updateSaveForLater',
  'cart.deleteSaveForLaterItem',
  'stores.search',
  'stores.collectionPoints',
  'fapi.serverTime',
  'fapi.performanceIngest',
  'fapi.validateResponse',
  'fapi.components.size-chart',
  'fapi.components.footer',
  'fapi.components.utility',
  'fapi.components.compare',
  'fapi.components.collections',
  'fapi.components.foot-sizes',
  'fapi.components.search-hub',
  'fapi.pages.location-selector',
  'fapi.pages.page',
  'experiments.datafile',
  'experiments.events',
  'analytics.collect',
  'decision.decide',
  'decision.recImpressions',
  'insights.funnel',
  'insights.variations',
  'insights.timings',
]);
const isSomebodys = ({ params = {}, query = {}, body = {} }: Sent): boolean =>
  ['basketId', 'orderNumber', 'cartId'].some((id) => id in params || id in query || id in body);

const rows = Object.entries(GOOD).map(([name, [who, ready]]) => ({ name: name as ShopCall, who, ready }));

describe('every call of cart, checkout, stores, experiments, decisions, insights and the shop itself', () => {
  it.each(rows)(
    '$name answers what is good, and refuses clearly what is malformed or of the wrong type',
    async ({ name, who, ready }) => {
      const row: CallRow = calls[name];
      const browser = await shop.shopper(who);
      const sent = await ready(shop, browser);
      if (sent.body) {
        const statuses = [];
        for (const body of [...MALFORMED, ...wrongTypes(name, sent.body)])
          statuses.push((await readRefusal(await ask(row, browser, sent, body))).status);
        expect(statuses).toEqual(statuses.map(() => 400));
      }
      const answer = await ask(row, browser, sent, textOf(sent));
      expect([answer.status, answer.status < 400 ? '' : await answer.text()]).toEqual([row.status ?? 200, '']);
    },
    60_000,
  );

  it.each(rows.filter(({ name }) => name !== 'orders.byCart' && !NOBODYS.has(name)))(
    '$name knows nothing of another’s cart or order',
    async ({ name, who, ready }) => {
      const row: CallRow = calls[name];
      const [ada, eve] = [await shop.shopper(who), await shop.shopper(who)];
      const sent = await ready(shop, ada);
      expect(isSomebodys(sent)).toBe(true);
      const refused = await ask(row, eve, sent, textOf(sent));
      const text = await refused.clone().text();
      expect(await readRefusal(refused)).toMatchObject({ status: 404, code: 'orderNumber' in (sent.params ?? {}) ? 'ORD409' : 'BSK404' });
      expect(text).not.toContain(SECRET);
      // Nothing has become of it: what was good for its owner still is.
      expect((await ask(row, ada, sent, textOf(sent))).status).toBe(row.status ?? 200);
    },
    60_000,
  );

  it('orders.byCart says of another’s cart that it became none', async () => {
    const [ada, eve] = [await shop.shopper('guest'), await shop.shopper('guest')];
    const cart = await shop.paid(ada);
    await ada.call('PUT', '/cart/v2/checkout/order', shop.placing(cart));
    const sent = { params: { basketId: cart.id } };
    expect(await (await ask(calls['orders.byCart'], eve, sent)).json()).toEqual({ state: 'none' });
    expect(await (await ask(calls['orders.byCart'], ada, sent)).json()).toMatchObject({ state: 'FINALISED' });
  }, 60_000);
});

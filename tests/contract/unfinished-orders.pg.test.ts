import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { LoyaltyMember } from '#contract/calls/loyalty.ts';
import type { TestBrowser } from '#server/customers/testing.ts';
import type { Db } from '#server/platform/db/open.ts';
import { providerCharges } from '#server/platform/db/schema/commerce.ts';
import { valuePostings } from '#server/platform/db/schema/payments.ts';
import { DEMO_PIN, demoNumber } from '#server/commerce/gift-cards/seed-cards.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

/** Where whoever places an order is killed: before or after the provider has charged, or after so many commits of its request. */
type Moment = 'before the charge' | 'after the charge' | 2 | 4;
let killedAt: Moment | undefined;
let commits = 0;
const live = (moment: string | number): void => {
  if (killedAt === moment) throw new Error('killed');
};
const dying = (db: Db): Db => {
  const transaction: Db['transaction'] = async (work, config) => {
    const done = await db.transaction(work, config);
    commits += 1;
    live(commits);
    return done;
  };
  return Object.assign(Object.create(db) as Db, { transaction });
};

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop({
    aroundDb: dying,
    around: (provider) => ({
      ...provider,
      charge: async (request) => {
        live('before the charge');
        const charge = await provider.charge(request);
        live('after the charge');
        return charge;
      },
    }),
  });
}, 120_000);
afterAll(() => shop.close());

const pointsOf = async (browser: TestBrowser): Promise<number> =>
  (await browser.call<LoyaltyMember>('GET', '/loyalty/v1/member')).body.currentLoyaltyPoints;
const onCard = async (browser: TestBrowser, number: string): Promise<number> =>
  (await browser.call<{ balance: number }>('POST', '/cart/v1/giftcard/balance', { card_number: number, pin: DEMO_PIN })).body.balance;
const sumOfBooks = async (): Promise<number | undefined> =>
  (await shop.db.select({ sum: sql<number>`coalesce(sum(${valuePostings.amount}), 0)::int` }).from(valuePostings))[0]?.sum;
const charged = async (): Promise<number> =>
  (await shop.db.select({ sum: sql<number>`coalesce(sum(${providerCharges.amount}), 0)::int` }).from(providerCharges))[0]?.sum ?? 0;

it.each<{ when: string; at: Moment; card: string; value: number; becomes: string }>([
  // The key is looked up in a transaction of its own; the provider's own commit is the third.
  { when: 'when it has begun', at: 2, card: demoNumber(1), value: 50_00, becomes: 'none' },
  { when: 'before its charge', at: 'before the charge', card: demoNumber(1), value: 50_00, becomes: 'none' },
  { when: 'after its charge', at: 'after the charge', card: demoNumber(11), value: 25_00, becomes: 'FINALISED' },
  { when: 'when it is placed', at: 4, card: demoNumber(51), value: 10_00, becomes: 'FINALISED' },
])(
  'an order of points, a gift card and a card that is left unfinished $when becomes $becomes at the next start, with all that paid it',
  async ({ at, card, value, becomes }) => {
    const ada = await shop.shopper('member');
    const { id, totals } = await shop.paid(ada);
    const attach = async (body: object) => (await ada.call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, body)).body.cart;
    await attach({ payment_method_id: 'LOYALTY_POINTS', points: 20 });
    const cart = await attach({ payment_method_id: 'GIFT_CARD', card_number: card, pin: DEMO_PIN });
    const [points, before] = [await pointsOf(ada), await charged()];
    expect(cart.totals.remainingToPay).toBe(totals.total - 1_00 - value);

    [killedAt, commits] = [at, 0];
    const { code } = await ada.call('PUT', '/cart/v2/checkout/order', shop.placing(cart));
    killedAt = undefined;
    expect(code).toBe(typeof at === 'number' ? 'GEN500' : 'WMK409K');
    // A point for every whole unit that was not paid with points.
    const [left, earned] = [points - 20, (totals.total - 1_00) / 100];
    // Neither is anybody's to spend while nobody knows.
    expect([await onCard(ada, card), await pointsOf(ada)]).toEqual([0, at === 4 ? left + earned : left]);

    await shop.restart();
    const { body } = await ada.call<{ state: string }>('GET', `/cart/v2/checkout/cart/${id}/order`);
    expect(body.state).toBe(becomes);
    const stands = becomes !== 'none';
    expect([await onCard(ada, card), (await charged()) - before]).toEqual(stands ? [0, cart.totals.remainingToPay] : [value, 0]);
    expect(await pointsOf(ada)).toBe(stands ? left + earned : points);
    expect(await sumOfBooks()).toBe(0);
  },
  60_000,
);

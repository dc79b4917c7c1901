import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { LoyaltyMember } from '#contract/loyalty.ts';
import type { TestBrowser } from '#server/accounts/testing.ts';
import { providerCharges } from '#server/db/schema/commerce.ts';
import { valuePostings } from '#server/db/schema/payments.ts';
import { DEMO_PIN, demoNumber } from '#server/gift-cards/seed-cards.ts';
import { openWholeShop, type WholeShop } from './whole-shop.ts';

let losing: 'before' | 'after' | undefined;
const loses = (when: typeof losing): void => {
  if (losing === when) throw new Error('connection reset');
};

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop((provider) => ({
    ...provider,
    charge: async (request) => {
      loses('before');
      const charge = await provider.charge(request);
      loses('after');
      return charge;
    },
  }));
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

it.each([
  { when: 'before' as const, card: demoNumber(1), value: 50_00, becomes: 'none' },
  { when: 'after' as const, card: demoNumber(11), value: 25_00, becomes: 'FINALISED' },
])(
  'an order of points, a gift card and a card that is left unfinished $when its charge becomes $becomes at the next start, with all that paid it',
  async ({ when, card, value, becomes }) => {
    const ada = await shop.shopper('member');
    const { id, totals } = await shop.paid(ada);
    const attach = async (body: object) => (await ada.call<{ cart: Cart }>('POST', `/cart/v1/cart/${id}/paymentInstruments`, body)).body.cart;
    await attach({ payment_method_id: 'LOYALTY_POINTS', points: 20 });
    const cart = await attach({ payment_method_id: 'GIFT_CARD', card_number: card, pin: DEMO_PIN });
    const [points, before] = [await pointsOf(ada), await charged()];
    expect(cart.totals.remainingToPay).toBe(totals.total - 1_00 - value);

    losing = when;
    expect(await ada.call('PUT', '/cart/v2/checkout/order', shop.placing(cart))).toMatchObject({ code: 'WMK409K' });
    losing = undefined;
    // Neither is anybody's to spend while nobody knows.
    expect([await onCard(ada, card), await pointsOf(ada)]).toEqual([0, points - 20]);

    await shop.restart();
    const { body } = await ada.call<{ state: string }>('GET', `/cart/v2/checkout/cart/${id}/order`);
    expect(body.state).toBe(becomes);
    const stands = becomes !== 'none';
    expect([await onCard(ada, card), (await charged()) - before]).toEqual(stands ? [0, cart.totals.remainingToPay] : [value, 0]);
    // A point for every whole unit that was not paid with points.
    expect(await pointsOf(ada)).toBe(stands ? points - 20 + (totals.total - 1_00) / 100 : points);
    expect(await sumOfBooks()).toBe(0);
  },
  60_000,
);

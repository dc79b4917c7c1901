import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { cartOf, type ReplayState, withCart } from '#db/mutations/mutation.ts';
import { addItem, applyCoupon, changeQuantity, removeCoupon, removeItem } from '#tests/support/make-cart.ts';
import { makeHeld, makeSnapshot, updateRow, withTaps } from '#tests/support/make-held.ts';
import { noteShopsDoing } from './server-changes.ts';

const A = '10000001';
const B = '10000002';
const NOW = Date.UTC(2026, 10, 21, 9);
const CODE = { code: 'WELCOME10', valid: true, statusCode: 'applied' } as const;
const EXPIRED = { ...CODE, valid: false, statusCode: 'coupon_expired' } as const;
const TWO: Readonly<Record<string, number>> = { [A]: 5, [B]: 1 };

/** With that cart in place of the one before. */
const hear = (held: ReplayState, snapshot: Cart): ReplayState => withCart(held, { ...cartOf(held), cartId: snapshot.id, snapshot });
/** Those that can be had of a line, as the shop says with it. */
const withMost = (cart: Cart, upc: string, maxQty: number): Cart => ({
  ...cart,
  items: cart.items.map((item) => (item.upc === upc ? { ...item, maxQty } : item)),
});
const noticesOf = (before: ReplayState, after: ReplayState): unknown[] =>
  noteShopsDoing(before, after, NOW).notices.map(({ kind, details }) => [kind as string, details]);
const left = (code: string, details: Record<string, unknown>): Cart['flash'][number] => ({ code, type: 'info', details });

describe('[SNAP5] notices about changes that the server made by itself', () => {
  test('no notice is added while the cart contains what was intended', () => {
    const before = withTaps(makeHeld(makeSnapshot(TWO)), changeQuantity(A, 3), removeItem(B));
    const after = hear(before, makeSnapshot({ [A]: 3, [B]: 1 }, { version: 2 }));
    expect(noteShopsDoing(before, after, NOW)).toBe(after);
    expect(noteShopsDoing(before, before, NOW)).toBe(before);
  });

  test('a quantity that the server reduced to the stock adds a notice that stays', () => {
    const before = makeHeld(makeSnapshot(TWO));
    const after = noteShopsDoing(before, hear(before, withMost(makeSnapshot({ [A]: 3, [B]: 1 }, { version: 2 }), A, 3)), NOW);
    expect(after.notices).toEqual([
      {
        id: `guest fewer ${A}`,
        subject: 'guest',
        kind: 'fewer',
        details: { name: 'Ridge Runner', left: 3, wanted: 5 },
        at: '2026-11-21T09:00:00.000Z',
      },
    ]);
    expect(noteShopsDoing(after, hear(after, makeSnapshot({ [A]: 3, [B]: 1 }, { version: 3 })), NOW).notices).toBe(after.notices);
  });

  test('a line that another device reduced or removed adds no notice', () => {
    const before = makeHeld(makeSnapshot(TWO, { couponItems: [CODE] }));
    expect(noticesOf(before, hear(before, makeSnapshot({ [A]: 3 }, { version: 2 })))).toEqual([]);
  });

  test('a change that the server applied with a smaller quantity adds a notice', () => {
    const before = withTaps(makeHeld(makeSnapshot(TWO)), changeQuantity(A, 9));
    const after: ReplayState = { ...hear(before, withMost(makeSnapshot({ [A]: 6, [B]: 1 }, { version: 2 }), A, 6)), outbox: [] };
    expect(noticesOf(before, after)).toEqual([['fewer', { name: 'Ridge Runner', left: 6, wanted: 9 }]]);
  });

  test('a line with a refused change gets no additional notice', () => {
    const before = withTaps(makeHeld(makeSnapshot(TWO)), changeQuantity(A, 9), addItem(B, 9));
    const flash = [left('ProductItemNotAvailable', { upc: B })];
    const heard = hear(before, withMost(makeSnapshot({ [A]: 6 }, { version: 2, flash }), A, 6));
    const refusal = { code: 'HERE-LINE-LOST', status: 0 };
    expect(noticesOf(before, updateRow(updateRow(heard, 1, { state: 'refused', refusal }), 2, { state: 'refused', refusal }))).toEqual([]);
  });

  test('lines that were added with fewer units, or not at all, add one notice each', () => {
    const before = makeHeld();
    const flash = [
      left('ProductItemMaxQuantity', { upc: A, name: 'Ridge Runner', maxAllowedQty: 6, wantedQuantity: 9 }),
      left('ProductItemNotAvailable', { upc: B, wantedQuantity: 1 }),
      left('ProductItemMaxQuantity', { itemId: 'one', upc: A, maxAllowedQty: 6 }),
    ];
    const after = hear(before, makeSnapshot({ [A]: 6 }, { flash }));
    expect(noticesOf(before, after)).toEqual([
      ['fewer', { name: 'Ridge Runner', left: 6, wanted: 9 }],
      ['line-gone', {}],
    ]);
    expect(noticesOf(after, hear(after, makeSnapshot({ [A]: 6 }, { version: 2, flash })))).toEqual([]);
  });

  test('a coupon that was valid and no longer is adds a notice', () => {
    const before = makeHeld(makeSnapshot(TWO, { couponItems: [CODE] }));
    expect(noticesOf(before, hear(before, makeSnapshot(TWO, { version: 2, couponItems: [EXPIRED] })))).toEqual([
      ['coupon-gone', { code: 'WELCOME10', state: 'coupon_expired' }],
    ]);
    const waiting = { ...CODE, statusCode: 'no_applicable_promotion' } as const;
    expect(noticesOf(before, hear(before, makeSnapshot(TWO, { version: 2, couponItems: [waiting] })))).toEqual([]);
  });

  test('a coupon that is missing from a new cart adds a notice, unless it was to be removed', () => {
    const before = makeHeld(makeSnapshot(TWO, { couponItems: [CODE] }));
    const anew = makeSnapshot(TWO, { id: 'cart-2' });
    expect(noticesOf(before, hear(before, anew))).toEqual([['coupon-gone', { code: 'WELCOME10' }]]);
    const off = withTaps(before, removeCoupon('WELCOME10'));
    expect(noticesOf(off, hear(off, anew))).toEqual([]);
    const again = withTaps(before, applyCoupon('welcome10'));
    expect(noticesOf(again, hear(again, anew))).toEqual([]);
  });

  test('notices of a guest who signs in move to the account, and one person never sees those of another', () => {
    const before = makeHeld(makeSnapshot(TWO, { couponItems: [CODE] }));
    const account: ReplayState = { ...before, identity: { subject: 'account', type: 'Registered' }, carts: [] };
    const after = hear(account, makeSnapshot(TWO, { id: 'cart-2', couponItems: [EXPIRED] }));
    expect(noticesOf(before, after)).toEqual([]);
    const merged: ReplayState = { ...after, lane: { ...after.lane, became: [['guest', 'account']] } };
    expect(noteShopsDoing(before, merged, NOW).notices).toMatchObject([{ subject: 'account', kind: 'coupon-gone' }]);
  });
});

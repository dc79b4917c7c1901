import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { cartOf, type Held, withCart } from '#db/replay/mutation.ts';
import { addItem, applyCoupon, changeQuantity, removeCoupon, removeItem } from '#tests/support/make-cart.ts';
import { makeHeld, makeSnapshot, updateRow, withTaps } from '#tests/support/make-held.ts';
import { noteShopsDoing } from './shops-doing.ts';

const A = '10000001';
const B = '10000002';
const NOW = Date.UTC(2026, 10, 21, 9);
const CODE = { code: 'WELCOME10', valid: true, statusCode: 'applied' } as const;
const EXPIRED = { ...CODE, valid: false, statusCode: 'coupon_expired' } as const;
const TWO: Readonly<Record<string, number>> = { [A]: 5, [B]: 1 };

/** With that cart in place of the one before. */
const hear = (held: Held, snapshot: Cart): Held => withCart(held, { ...cartOf(held), cartId: snapshot.id, snapshot });
/** Those that can be had of a line, as the shop says with it. */
const withMost = (cart: Cart, upc: string, maxQty: number): Cart => ({
  ...cart,
  items: cart.items.map((item) => (item.upc === upc ? { ...item, maxQty } : item)),
});
const told = (before: Held, after: Held): unknown[] =>
  noteShopsDoing(before, after, NOW).notices.map(({ kind, details }) => [kind as string, details]);
const left = (code: string, details: Record<string, unknown>): Cart['flash'][number] => ({ code, type: 'info', details });

describe('[SNAP5] what the shop does to a basket on its own', () => {
  test('is nothing while it holds what was meant', () => {
    const before = withTaps(makeHeld(makeSnapshot(TWO)), changeQuantity(A, 3), removeItem(B));
    const after = hear(before, makeSnapshot({ [A]: 3, [B]: 1 }, { version: 2 }));
    expect(noteShopsDoing(before, after, NOW)).toBe(after);
    expect(noteShopsDoing(before, before, NOW)).toBe(before);
  });

  test('is a quantity that was cut to all that can be had, and stays noted', () => {
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

  test('is not what was lowered or taken out on another device', () => {
    const before = makeHeld(makeSnapshot(TWO, { couponItems: [CODE] }));
    expect(told(before, hear(before, makeSnapshot({ [A]: 3 }, { version: 2 })))).toEqual([]);
  });

  test('is a change that came out smaller than it was made', () => {
    const before = withTaps(makeHeld(makeSnapshot(TWO)), changeQuantity(A, 9));
    const after: Held = { ...hear(before, withMost(makeSnapshot({ [A]: 6, [B]: 1 }, { version: 2 }), A, 6)), outbox: [] };
    expect(told(before, after)).toEqual([['fewer', { name: 'Ridge Runner', left: 6, wanted: 9 }]]);
  });

  test('is not told a second time of a line that says it by a refused wish', () => {
    const before = withTaps(makeHeld(makeSnapshot(TWO)), changeQuantity(A, 9), addItem(B, 9));
    const flash = [left('ProductItemNotAvailable', { upc: B })];
    const heard = hear(before, withMost(makeSnapshot({ [A]: 6 }, { version: 2, flash }), A, 6));
    const refusal = { code: 'HERE-LINE-LOST', status: 0 };
    expect(told(before, updateRow(updateRow(heard, 1, { state: 'refused', refusal }), 2, { state: 'refused', refusal }))).toEqual([]);
  });

  test('is what it says of lines that are in the basket with fewer pieces, or not at all, once', () => {
    const before = makeHeld();
    const flash = [
      left('ProductItemMaxQuantity', { upc: A, name: 'Ridge Runner', maxAllowedQty: 6, wantedQuantity: 9 }),
      left('ProductItemNotAvailable', { upc: B, wantedQuantity: 1 }),
      left('ProductItemMaxQuantity', { itemId: 'one', upc: A, maxAllowedQty: 6 }),
    ];
    const after = hear(before, makeSnapshot({ [A]: 6 }, { flash }));
    expect(told(before, after)).toEqual([
      ['fewer', { name: 'Ridge Runner', left: 6, wanted: 9 }],
      ['line-gone', {}],
    ]);
    expect(told(after, hear(after, makeSnapshot({ [A]: 6 }, { version: 2, flash })))).toEqual([]);
  });

  test('is a code that held and does not any more', () => {
    const before = makeHeld(makeSnapshot(TWO, { couponItems: [CODE] }));
    expect(told(before, hear(before, makeSnapshot(TWO, { version: 2, couponItems: [EXPIRED] })))).toEqual([
      ['coupon-gone', { code: 'WELCOME10', state: 'coupon_expired' }],
    ]);
    const waiting = { ...CODE, statusCode: 'no_applicable_promotion' } as const;
    expect(told(before, hear(before, makeSnapshot(TWO, { version: 2, couponItems: [waiting] })))).toEqual([]);
  });

  test('is a code that did not come along into a new basket, unless it was to be taken off', () => {
    const before = makeHeld(makeSnapshot(TWO, { couponItems: [CODE] }));
    const anew = makeSnapshot(TWO, { id: 'cart-2' });
    expect(told(before, hear(before, anew))).toEqual([['coupon-gone', { code: 'WELCOME10' }]]);
    const off = withTaps(before, removeCoupon('WELCOME10'));
    expect(told(off, hear(off, anew))).toEqual([]);
    const again = withTaps(before, applyCoupon('welcome10'));
    expect(told(again, hear(again, anew))).toEqual([]);
  });

  test('of a guest who has signed in is told to the account; nothing of one person is told to another', () => {
    const before = makeHeld(makeSnapshot(TWO, { couponItems: [CODE] }));
    const account: Held = { ...before, identity: { subject: 'account', type: 'Registered' }, carts: [] };
    const after = hear(account, makeSnapshot(TWO, { id: 'cart-2', couponItems: [EXPIRED] }));
    expect(told(before, after)).toEqual([]);
    const merged: Held = { ...after, lane: { ...after.lane, became: [['guest', 'account']] } };
    expect(noteShopsDoing(before, merged, NOW).notices).toMatchObject([{ subject: 'account', kind: 'coupon-gone' }]);
  });
});

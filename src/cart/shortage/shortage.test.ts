import { describe, expect, it } from 'vitest';
import type { Flash } from '#contract/cart.ts';
import type { CartChange } from '#db/cart/change.ts';
import type { CartNotice } from '#db/cart/server-changes.ts';
import type { CartLine, RefusedChange } from '#db/cart/view.ts';
import { LOCAL_REASONS, type Refusal } from '#db/mutations/mutation.ts';
import { makeKnown, makeLine } from '../testing/make-view.ts';
import { isAtLine, shortageOf, takeable } from './shortage.ts';

const item = makeKnown('400');
const fewer = (left: number, inStock = true): Refusal => ({
  code: 'INV408',
  status: 409,
  details: { upc: '400', maxAllowedQty: left, ...(inStock && { availableQuantity: left }) },
});
const refusedFor = (refusal: Refusal, change: CartChange, id = 'one'): RefusedChange => ({
  id,
  type: change.type,
  change,
  line: '400',
  refusal,
  at: '2026-11-21T09:00:00.000Z',
});
const add = (qty: number): CartChange => ({ type: 'add-item', args: { item, qty } });
const set = (qty: number): CartChange => ({ type: 'change-quantity', args: { item, qty } });
const lineWith = (refused: readonly RefusedChange[], qty = 1, more: Partial<CartLine> = {}): CartLine =>
  makeLine('400', { refused, mark: 'refused', ...more }, { qty });
const short = (line: CartLine, flash: readonly Flash[] = [], notices: readonly CartNotice[] = []) => {
  const found = shortageOf(line, flash, notices);
  return found && { wanted: found.wanted, left: found.left, isStock: found.isStock, refused: found.refused.map(({ id }) => id) };
};

describe('a refused change of a quantity', () => {
  it('wanted what was asked for: the new quantity, or those there and those that were added', () => {
    expect(short(lineWith([refusedFor(fewer(2), set(5))]))).toEqual({ wanted: 5, left: 2, isStock: true, refused: ['one'] });
    expect(short(lineWith([refusedFor(fewer(3), add(4))], 2))).toMatchObject({ wanted: 6, left: 3 });
    expect(short(lineWith([refusedFor(fewer(2), add(5))], 5, { ghost: true }))).toMatchObject({ wanted: 5, left: 2 });
  });

  it('is decided on together with those before it', () => {
    const line = lineWith([refusedFor(fewer(2), add(2), 'one'), refusedFor(fewer(2), add(3), 'two')], 1);
    expect(short(line)).toEqual({ wanted: 6, left: 2, isStock: true, refused: ['one', 'two'] });
  });

  it('has nothing left where the item is sold out', () => {
    expect(short(lineWith([refusedFor({ code: 'INV700', status: 409 }, add(1))], 1, { ghost: true }))).toMatchObject({ wanted: 1, left: 0 });
  });

  it('is no shortage of the stock where the shop’s maximum is the limit', () => {
    expect(short(lineWith([refusedFor(fewer(10, false), set(12))]))).toMatchObject({ wanted: 12, left: 10, isStock: false });
  });

  it('can simply be tried again where the line has become small enough, and where another reason was given', () => {
    expect(short(lineWith([refusedFor(fewer(5), add(3))], 1))).toBeUndefined();
    expect(short(lineWith([refusedFor({ code: 'ORD404', status: 404 }, set(5))]))).toBeUndefined();
    expect(short(lineWith([refusedFor({ code: 'INV408', status: 409 }, set(5))]))).toBeUndefined();
  });
});

it('a line that came back with fewer units after its cart was rebuilt is short of the others', () => {
  const lost = refusedFor({ code: LOCAL_REASONS.lineLost, status: 0 }, set(5));
  const line = makeLine('400', { refused: [lost] }, { qty: 2, maxQty: 2 });
  expect(short(line)).toEqual({ wanted: 5, left: 2, isStock: true, refused: ['one'] });
  // Nothing says that there are fewer: it is an ordinary refusal.
  expect(short(makeLine('400', { refused: [lost] }, { qty: 2, maxQty: 9 }))).toBeUndefined();
  expect(short(makeLine('400', { refused: [lost], ghost: true }, { qty: 5, maxQty: 2 }))).toBeUndefined();
});

it('another size or store that has too few is short of the units of the line', () => {
  const other = makeKnown('401');
  const edit: CartChange = { type: 'edit-variant', args: { item, to: other, qty: 4 } };
  const shortage = shortageOf(lineWith([refusedFor(fewer(3), edit)], 4), [], []);
  expect(shortage).toMatchObject({ wanted: 4, left: 3, target: { kind: 'variant', item: { choice: { upc: '401' } } } });
  // One of the three is in the cart already.
  expect(shortage && takeable(shortage, [makeLine('400'), makeLine('401', {}, { qty: 1 })])).toBe(2);
  expect(shortage && takeable(shortage, [makeLine('400')])).toBe(3);
  const collect: CartChange = { type: 'set-fulfilment', args: { item, qty: 4, store: { id: 'PDX', name: 'Portland' } } };
  expect(shortageOf(lineWith([refusedFor(fewer(1), collect)], 4), [], [])).toMatchObject({
    left: 1,
    target: { kind: 'place', item: { choice: { storeId: 'PDX', storeName: 'Portland' } } },
  });
});

it('a change that the server made by itself is shown at its line, and elsewhere if there is none', () => {
  const notice: CartNotice = {
    id: 'guest fewer 400',
    subject: 'guest',
    kind: 'fewer',
    details: { name: 'Shoe 400', left: 2, wanted: 5 },
    at: '2026-11-21T09:00:00.000Z',
  };
  const line = makeLine('400', {}, { qty: 2, availability: { state: 'LowStock', quantity: 2 } });
  expect(shortageOf(line, [], [notice])).toMatchObject({ wanted: 5, left: 2, isStock: true, noticeId: notice.id });
  expect(isAtLine(notice, [line])).toBe(true);
  expect(isAtLine(notice, [makeLine('401')])).toBe(false);
  expect(isAtLine({ ...notice, kind: 'line-gone' }, [line])).toBe(false);
  // As many as may be ordered, though there are more: nothing is left to choose.
  expect(isAtLine(notice, [makeLine('400', {}, { qty: 2, availability: { state: 'InStock', quantity: 40 } })])).toBe(false);
  // The shopper has set another quantity since.
  expect(isAtLine(notice, [makeLine('400', {}, { qty: 5 })])).toBe(false);
});

it('stock that has gone since the item was added is short until the quantity fits', () => {
  const flash: Flash[] = [
    { code: 'ProductLineItemInventoryMissing', type: 'warning', details: { itemId: 'one', upc: '400', missingQuantity: 3, availableQuantity: 2 } },
  ];
  expect(short(makeLine('400', {}, { id: 'one', qty: 5 }), flash)).toEqual({ wanted: 5, left: 2, isStock: true, refused: [] });
  expect(short(makeLine('400', {}, { id: 'one', qty: 2 }), flash)).toBeUndefined();
  expect(short(makeLine('400', {}, { id: 'two', qty: 5 }), flash)).toBeUndefined();
});

it('a gift that a promotion added is nobody’s to decide on', () => {
  expect(short(makeLine('400', { refused: [refusedFor(fewer(1), set(2))] }, { bonus: true }))).toBeUndefined();
});

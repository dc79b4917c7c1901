import { describe, expect, test } from 'vitest';
import { addItem, changeQuantity, removeItem } from '#tests/support/make-cart.ts';
import { makeHeld, makeSnapshot, makeTap, updateRow, withTaps } from '#tests/support/make-held.ts';
import { viewCart } from './view.ts';

const A = '10000001';
const B = '10000002';

describe('the cart as screens show it', () => {
  test('without pending changes the view is what the server sent, to the cent', () => {
    const snapshot = makeSnapshot({ [A]: 2 });
    const view = viewCart(makeHeld(snapshot), [], 'en-us');
    expect(view.cart).toBe(snapshot);
    expect(view).toMatchObject({ estimated: false, count: 2, waitingCount: 0, waitingSince: null });
  });

  test('[FOLD1] with pending changes the amounts are an estimate by the public rules of the shop', () => {
    const snapshot = makeSnapshot({ [A]: 2 });
    const view = viewCart(withTaps(makeHeld(snapshot), addItem(B, 3)), [], 'en-us');
    expect(view).toMatchObject({ estimated: true, count: 5 });
    expect(view.cart.totals).toMatchObject({ itemSubTotal: 5_000, totalUnits: 5, currency: 'USD' });
    expect(view.cart.totals.total).toBeGreaterThanOrEqual(5_000);
  });

  test('[TAP3] every line shows the progress of its changes', () => {
    const content = { '10000001': 1, '10000002': 1, '10000003': 1, '10000004': 1, '10000005': 1 };
    let held = withTaps(
      makeHeld(makeSnapshot(content)),
      changeQuantity('10000002', 2),
      changeQuantity('10000003', 2),
      changeQuantity('10000004', 2),
      changeQuantity('10000005', 2),
    );
    held = updateRow(held, 2, { state: 'sending' });
    held = updateRow(held, 3, { state: 'ambiguous', doubts: 1 });
    held = updateRow(held, 4, { state: 'refused', refusal: { code: 'INV408', status: 409, details: { maxAllowedQty: 1 } } });
    const view = viewCart(held, [makeTap(changeQuantity('10000001', 5))], 'en-us');
    expect(view.lines.map(({ item, mark, kept, reason }) => [item.qty, mark, kept, reason])).toEqual([
      [5, 'waiting', false, null],
      [2, 'waiting', true, null],
      [2, 'sending', true, null],
      [2, 'ambiguous', true, null],
      [1, 'refused', true, 'INV408'],
    ]);
    expect(view).toMatchObject({ waitingCount: 4, ambiguousCount: 2 });
  });

  test('[REF1] a refused addition of a new item is shown as a line that is not counted', () => {
    const held = updateRow(withTaps(makeHeld(makeSnapshot({ [A]: 1 })), addItem(B, 2)), 1, {
      state: 'refused',
      refusal: { code: 'INV700', status: 409 },
    });
    const view = viewCart(held, [], 'en-us');
    expect(view.count).toBe(1);
    expect(view.estimated).toBe(false);
    expect(view.lines[1]).toMatchObject({ ghost: true, mark: 'refused', reason: 'INV700', item: { upc: B, qty: 2, name: 'Ridge Runner' } });
  });

  test('[REF1] a refused removal leaves the line with its reason', () => {
    const held = updateRow(withTaps(makeHeld(makeSnapshot({ [A]: 1 })), removeItem(A)), 1, {
      state: 'refused',
      refusal: { code: 'HERE-ORDERED', status: 0 },
    });
    expect(viewCart(held, [], 'en-us').lines).toMatchObject([{ ghost: false, mark: 'refused', reason: 'HERE-ORDERED' }]);
  });

  test('a sold-out line is shown and not counted, as in the totals', () => {
    const snapshot = makeSnapshot({ [A]: 2, [B]: 3 });
    const items = snapshot.items.map((item) => (item.upc === B ? { ...item, availability: { state: 'OutOfStock' as const, quantity: 0 } } : item));
    const held = makeHeld({ ...snapshot, items });
    expect(viewCart(held, [], 'en-us')).toMatchObject({ count: 2, lines: [{ ghost: false }, { ghost: false, item: { upc: B, qty: 3 } }] });
    const { count, cart } = viewCart(withTaps(held, addItem(A, 1)), [], 'en-us');
    expect([count, cart.totals.totalUnits]).toEqual([3, 3]);
  });

  test('[TAP3] a tap that has reached the outbox is not counted a second time', () => {
    const tap = makeTap(addItem(B, 1));
    const held = withTaps(makeHeld(makeSnapshot({})), addItem(B, 1));
    const known = { ...held, outbox: held.outbox.map((row) => ({ ...row, merged: [tap.id] })) };
    expect(viewCart(known, [tap], 'en-us').count).toBe(1);
  });

  test('[ID1] a person does not see the changes of another', () => {
    const held = withTaps(makeHeld(makeSnapshot({})), addItem(B, 1));
    expect(viewCart({ ...held, identity: { subject: 'bob', type: 'Registered' } }, [], 'en-us')).toMatchObject({ count: 0, waitingCount: 0 });
  });
});

import { describe, expect, test } from 'vitest';
import { addItem } from '#tests/support/make-cart.ts';
import { makeEnv, makeHeld, makeSnapshot, makeTap, withTaps } from '#tests/support/make-held.ts';
import { decide } from './decide.ts';
import { enqueue } from './outbox.ts';
import { CHANGE_VERSIONS, readChange } from '#db/cart/upcast.ts';

const A = '10000001';
const B = '10000002';

describe('changes that outlive the app that made them', () => {
  test('[VER1] [VER2] stored changes are converted to the current version one step at a time', () => {
    const steps = {
      'add-item': { 1: (args: unknown) => ({ ...(args as object), second: true }), 2: (args: unknown) => ({ ...(args as object), third: true }) },
    };
    expect(readChange({ type: 'add-item', version: 1, args: { qty: 1 } }, { 'add-item': 3 }, steps)).toEqual({
      type: 'add-item',
      args: { qty: 1, second: true, third: true },
    });
    expect(readChange({ type: 'add-item', version: 2, args: { qty: 1 } }, { 'add-item': 3 }, steps)).toEqual({
      type: 'add-item',
      args: { qty: 1, third: true },
    });
  });

  test('[VER3] changes of every version that was ever released can be read', () => {
    for (const [type, version] of Object.entries(CHANGE_VERSIONS)) {
      for (let old = 1; old <= version; old++) expect(readChange({ type, version: old, args: {} }), `${type} ${old}`).not.toBeNull();
    }
  });

  test('[VER4] changes of a newer app are kept, and delay only their own lines', () => {
    const held = withTaps(makeHeld(makeSnapshot({})), addItem(A));
    const newer = enqueue(held, 'cart', [makeTap(addItem(B), { type: 'engrave-item' }), makeTap(addItem(A), { version: 99 })]);
    const more = withTaps(newer, addItem('10000003'));
    expect(more.outbox).toHaveLength(4);
    const [after, plan] = decide(more, makeEnv());
    expect(plan).toMatchObject({ do: 'send', request: { call: 'cart.addItem', body: { upc: A } } });
    expect(after.outbox).toHaveLength(4);
  });
});

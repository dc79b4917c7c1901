import { describe, expect, test } from 'vitest';
import { emptyCart, type ReplayState } from '#db/mutations/mutation.ts';
import type { Store } from '#db/replay/ports.ts';
import { enqueue, settle } from '#db/replay/outbox.ts';
import { addItem, changeQuantity } from './make-cart.ts';
import { makeSnapshot, makeTap } from './make-held.ts';

/** What the engine relies on, whichever store it has: run on the one in memory and on the real one. */
export function replayStoreSuite(name: string, make: () => Promise<Store>): void {
  const put = (store: Store, ...taps: ReturnType<typeof makeTap>[]): Promise<{ held: ReplayState }> =>
    store.change(
      'cart',
      (held) => [enqueue(held, 'cart', taps), null],
      taps.map(({ id }) => id),
    );

  describe(`${name} as the engine's store`, () => {
    test('[OUT2] gives numbers in the transaction that stores the change, never the same twice', async () => {
      const store = await make();
      await Promise.all(['1', '2', '3', '4', '5'].map((upc) => put(store, makeTap(addItem(`1000000${upc}`)))));
      const { outbox, lane } = await store.read('cart');
      expect(outbox.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
      expect(lane.nextSeq).toBe(6);
    });

    test('keeps nothing of a change whose rule throws', async () => {
      const store = await make();
      await put(store, makeTap(addItem('10000001')));
      const failure = new Error('superseded');
      await expect(
        store.change('cart', () => {
          throw failure;
        }),
      ).rejects.toBe(failure);
      expect((await store.read('cart')).outbox).toHaveLength(1);
    });

    test('[OUT4] knows the ids that were settled', async () => {
      const store = await make();
      const tap = makeTap(addItem('10000001'));
      await put(store, tap);
      await store.change('cart', (held) => {
        const [row] = held.outbox;
        return [row ? settle(held, row, 'acknowledged', tap.at) : held, null];
      });
      const { result } = await store.change('cart', (held) => [held, [...held.settled]], [tap.id, 'another']);
      expect(result).toEqual([tap.id]);
      await put(store, tap);
      expect((await store.read('cart')).outbox).toEqual([]);
    });

    test('keeps carts, identity, notices and lanes apart and whole', async () => {
      const store = await make();
      const snapshot = makeSnapshot({ '10000001': 2 });
      await store.change('cart', (held) => [
        {
          ...held,
          identity: { subject: 'guest', type: 'Guest' },
          carts: [{ ...emptyCart('guest'), cartId: 'cart-1', snapshot }, emptyCart('other')],
          notices: [{ id: 'n', subject: 'guest', kind: 'rebuilt', details: { lost: 1 }, at: 'now' }],
        },
        null,
      ]);
      await put(store, makeTap(changeQuantity('10000001', 3)));
      await store.change('cart', (held) => [{ ...held, carts: held.carts.filter(({ subject }) => subject === 'guest'), notices: [] }, null]);
      const held = await store.read('cart');
      expect(held.identity).toEqual({ subject: 'guest', type: 'Guest' });
      expect(held.carts).toEqual([{ ...emptyCart('guest'), cartId: 'cart-1', snapshot }]);
      expect(held.notices).toEqual([]);
      expect(held.outbox).toHaveLength(1);
      expect((await store.read('favorites')).outbox).toEqual([]);
    });

    test('[OUTS1] knows nobody any more once a rule has let go of the person', async () => {
      const store = await make();
      await store.change('cart', (held) => [{ ...held, identity: { subject: 'account', type: 'Registered' } }, null]);
      await store.change('cart', (held) => [{ ...held, identity: null }, null]);
      expect((await store.read('cart')).identity).toBeNull();
      await put(store, makeTap(addItem('10000001')));
      expect((await store.read('cart')).identity).toBeNull();
    });

    test('counts its changes, so that a reader can keep the newest', async () => {
      const store = await make();
      const first = (await put(store, makeTap(addItem('10000001')))).held.lane.rev;
      const second = (await put(store, makeTap(addItem('10000002')))).held.lane.rev;
      const { held } = await store.change('cart', (same) => [same, null]);
      expect(second).toBeGreaterThan(first);
      expect(held.lane.rev).toBe(second);
    });

    test('gives back what it was given, unchanged by later changes', async () => {
      const store = await make();
      await put(store, makeTap(addItem('10000001')));
      const before = await store.read('cart');
      const copy = structuredClone(before.outbox);
      await put(store, makeTap(addItem('10000001')));
      expect(before.outbox).toEqual(copy);
    });
  });
}

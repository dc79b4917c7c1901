import { expect, test } from 'vitest';
import { cartOf, withCart } from '#db/mutations/mutation.ts';
import { makeHeld, makeSnapshot } from '#tests/support/make-held.ts';
import { createMemoryStore } from './memory-store.ts';
import { withServerChanges } from './with-server-changes.ts';

test('[SNAP5] changes that the server made by itself are stored in the transaction that receives them, with the engine’s changes', async () => {
  const details = { upc: '10000001', name: 'Ridge Runner', maxAllowedQty: 6, wantedQuantity: 9 };
  const snapshot = makeSnapshot({ '10000001': 6 }, { flash: [{ code: 'ProductItemMaxQuantity', type: 'info', details }] });
  let commits = 0;
  const store = withServerChanges(
    createMemoryStore([makeHeld()], () => (commits += 1)),
    { now: () => Date.parse('2026-11-22T09:00:00.000Z') },
  );
  const { held, result } = await store.change('cart', (at) => [withCart(at, { ...cartOf(at), cartId: snapshot.id, snapshot }), 'done']);
  expect(result).toBe('done');
  expect(held.notices).toMatchObject([{ kind: 'fewer', at: '2026-11-22T09:00:00.000Z' }]);
  expect((await store.read('cart')).notices).toEqual(held.notices);
  await store.change('cart', (at) => [{ ...at, notices: [] }, null]);
  await store.change('cart', (at) => [at, null]);
  expect((await store.read('cart')).notices).toEqual([]);
  expect(commits).toBe(2);
});

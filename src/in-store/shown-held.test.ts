import { expect, it } from 'vitest';
import type { ParkedCart } from '#contract/calls/store-session.ts';
import type { HeldRow } from '#db/storage/in-store-rows.ts';
import { shownHeld } from './shown-held.ts';

const COUNTER = { storeId: 'PDX', storeName: 'Portland', storeEmployeeId: 'PDX-01', storeEmployeeName: 'Maya' };
const row = (id: string, more: Partial<HeldRow> = {}): HeldRow => ({
  id,
  kind: 'parked',
  storeId: 'PDX',
  storeEmployeeId: 'PDX-01',
  at: '2026-11-21T10:00:00.000Z',
  lines: [{ choice: { product: 'TRAIL001BLK', upc: '101' }, qty: 2, facts: null }],
  coupons: [],
  ...more,
});
const kept = (basketId: string, more: Partial<ParkedCart> = {}): ParkedCart => ({
  basketId,
  kind: 'parked',
  storeId: 'PDX',
  storeEmployeeId: 'PDX-02',
  storeEmployeeName: 'Owen',
  at: '2026-11-21T09:00:00.000Z',
  items: [{ upc: '101', qty: 2, name: 'Shoe' }],
  ...more,
});

it('is one list, oldest first, with what the store has once', () => {
  const shown = shownHeld([row('b'), row('a')], [kept('c'), kept('a', { at: '2026-11-21T10:00:00.000Z' })], COUNTER);
  expect(shown.map(({ basketId, onDevice, employeeName }) => [basketId, onDevice, employeeName])).toEqual([
    ['c', false, 'Owen'],
    ['a', false, 'Owen'],
    ['b', true, 'Maya'],
  ]);
});

it('names by their ids who and where the device has forgotten', () => {
  expect(shownHeld([row('a', { storeId: 'ANC', storeEmployeeId: 'ANC-01' })], [], COUNTER)).toMatchObject([
    { storeName: 'ANC', employeeName: 'ANC-01', elsewhere: true, items: [{ upc: '101', qty: 2, name: undefined }] },
  ]);
});

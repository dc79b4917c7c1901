import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { idempotencyKeys } from '#server/platform/db/schema/commerce.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { fingerprintOf, type KeyUse } from '#server/platform/http/idempotency.ts';
import { createIdempotencyStore } from './store.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const CALL = 'cart.addPaymentInstrument';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const processOf = (secret: string) => createIdempotencyStore({ readCart: () => Promise.resolve(undefined), secret });
const useOf = (key: string, pin: string): KeyUse => {
  const body = { payment_method_id: 'GIFT_CARD', card_number: '6050000000000001', pin };
  return { subject: 'ann', call: CALL, key, fingerprint: fingerprintOf(CALL, {}, {}, body) };
};
const state = async (store: ReturnType<typeof processOf>, use: KeyUse) => (await database.db.transaction((tx) => store.begin(tx, use, NOW))).state;

test('a reader of the table cannot find a PIN by trying all, and every process recognises its key, and another PIN under it', async () => {
  const key = uuidv7();
  const use = useOf(key, '4711');
  await database.db.transaction((tx) => processOf('of the shop').finish(tx, use, { status: 201, body: {} }, NOW));
  expect(JSON.stringify(await database.db.select().from(idempotencyKeys))).not.toContain(use.fingerprint);
  const other = processOf('of the shop');
  expect([await state(other, use), await state(other, useOf(key, '4712'))]).toEqual(['known', 'other-body']);
});

test('an outcome stored before fingerprints had a secret still answers its repeat, and nothing else', async () => {
  const use = useOf(uuidv7(), '4711');
  await database.db.insert(idempotencyKeys).values({ ...use, outcome: { status: 201, body: {} }, createdAt: NOW });
  const store = processOf('of the shop');
  expect([await state(store, use), await state(store, useOf(use.key, '4712'))]).toEqual(['known', 'other-body']);
});

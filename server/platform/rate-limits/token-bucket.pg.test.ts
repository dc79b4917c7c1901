import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallName } from '#contract/calls/calls.ts';
import type { Db, OpenDatabase } from '#server/platform/db/open.ts';
import { limitBuckets } from '#server/platform/db/schema/limits.ts';
import { listenToStatements, statementsOf } from '#server/platform/db/statements-sent.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { ALLOWANCES, type Allowances, allowancesOf } from './allowances.ts';
import { createRateLimit, forgetFullBuckets, FULL_AGAIN_MS } from './token-bucket.ts';

let database: OpenDatabase;
let db: Db;
let now: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  listenToStatements(db);
});
afterAll(() => database.close());
beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  await db.delete(limitBuckets);
});
const wait = (seconds: number): void => {
  now += seconds * 1000;
};

const SOME: Allowances = {
  'cart.applyCoupon': { burst: 3, perMinute: 6, by: 'subject' },
  'auth.token': { burst: 2, perMinute: 60, by: 'address' },
};
/** Each is one more process on the same database. */
const make = (purpose?: string) => {
  const limit = createRateLimit(() => new Date(now), SOME, purpose);
  return (call: CallName, subject: string | undefined, clientAddress = '192.0.2.1', handle = db) => limit(handle, { call, subject, clientAddress });
};

test('allows a burst, then as many as come in again, and says how long to wait', async () => {
  const ask = make();
  for (let count = 0; count < 3; count += 1) expect(await ask('cart.applyCoupon', 'ada')).toBeUndefined();
  expect(await ask('cart.applyCoupon', 'ada')).toBeCloseTo(10);
  wait(4);
  expect(await ask('cart.applyCoupon', 'ada')).toBeCloseTo(6);
  wait(6);
  expect(await ask('cart.applyCoupon', 'ada')).toBeUndefined();
  wait(3600);
  for (let count = 0; count < 3; count += 1) expect(await ask('cart.applyCoupon', 'ada')).toBeUndefined();
  expect(await ask('cart.applyCoupon', 'ada')).toBeDefined();
});

test('all processes allow it together, also where they are asked at once', async () => {
  const processes = [make(), make(), make()];
  const waits = await Promise.all([...processes, ...processes].map((ask) => ask('cart.applyCoupon', 'ada')));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
  expect(await processes[0]?.('cart.applyCoupon', 'ada')).toBeCloseTo(10);
});

test('counts shoppers apart, and by address where shoppers cost nothing', async () => {
  const ask = make();
  for (let count = 0; count < 3; count += 1) await ask('cart.applyCoupon', 'ada');
  expect(await ask('cart.applyCoupon', 'eve')).toBeUndefined();
  await ask('auth.token', 'ada');
  await ask('auth.token', 'eve');
  expect(await ask('auth.token', undefined)).toBeDefined();
  expect(await ask('auth.token', undefined, '192.0.2.2')).toBeUndefined();
});

test('a guess at a coupon counts for the guest and for the address: new guests are no new tries', async () => {
  const limit = createRateLimit(() => new Date(now));
  let guesses = 0;
  for (let guest = 0; guest < 20; guest += 1)
    for (let n = 0; n < 10; n += 1)
      if ((await limit(db, { call: 'cart.applyCoupon', subject: `guest-${guest}`, clientAddress: '192.0.2.9' })) === undefined) guesses += 1;
  expect(guesses).toBe(60);
  expect(await limit(db, { call: 'cart.applyCoupon', subject: 'guest-21', clientAddress: '192.0.2.10' })).toBeUndefined();
});

test('what is counted of a call for one reason is not counted for another', async () => {
  const ask = make();
  await ask('auth.token', undefined);
  await ask('auth.token', undefined);
  expect(await make('free use')('auth.token', undefined)).toBeUndefined();
  expect(await ask('auth.token', undefined)).toBeDefined();
});

test('what has no allowance costs no statement', async () => {
  expect(await statementsOf(() => make()('cart.addItem', 'ada'))).toEqual([]);
  expect(await statementsOf(() => make()('cart.applyCoupon', 'ada'))).toHaveLength(1);
});

test('what a change has taken comes back where the change is undone', async () => {
  const ask = make();
  const undone = db.transaction(async (tx) => {
    for (let count = 0; count < 3; count += 1) await ask('cart.applyCoupon', 'ada', undefined, tx);
    await tx.execute(sql`select 'no number'::integer`);
  });
  await expect(undone).rejects.toThrow('Failed query');
  for (let count = 0; count < 3; count += 1) expect(await ask('cart.applyCoupon', 'ada')).toBeUndefined();
});

test('a clock that is set back gives nothing away and takes nothing', async () => {
  const ask = make();
  await ask('cart.applyCoupon', 'ada');
  wait(-3600);
  expect(await ask('cart.applyCoupon', 'ada')).toBeUndefined();
});

test('names nobody, and is forgotten once it says nothing any more', async () => {
  await make()('auth.token', 'ada', '192.0.2.1');
  expect(JSON.stringify(await db.select().from(limitBuckets))).not.toMatch(/ada|192|token"?:"auth/);
  await forgetFullBuckets(db, new Date(now + FULL_AGAIN_MS));
  expect(await db.$count(limitBuckets)).toBe(1);
  await forgetFullBuckets(db, new Date(now + FULL_AGAIN_MS + 1));
  expect(await db.$count(limitBuckets)).toBe(0);
  for (const { burst, perMinute } of Object.values(ALLOWANCES).flatMap(allowancesOf))
    expect((burst / perMinute) * 60_000).toBeLessThanOrEqual(FULL_AGAIN_MS);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasZeroBits, PROOF_LIFE_S } from '#contract/proof.ts';
import type { Db, OpenDatabase } from '#server/platform/db/open.ts';
import { usedProofs } from '#server/platform/db/schema/limits.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { createBotCheck } from './bot-check.ts';
import { createProofs } from './proofs.ts';
import { solve, unsolved } from './testing.ts';
import { forgetUsedProofs } from './used-proofs.ts';

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

let now = new Date('2026-11-21T12:00:00Z');
const clock = () => now;

describe('a proof of work', () => {
  it('is taken once', async () => {
    const proofs = createProofs(clock);
    const response = solve({ challenge: proofs.issue('login') });
    expect(await proofs.check(db, 'login', response)).toBe(true);
    expect(await proofs.check(db, 'login', response)).toBe(false);
  });

  it('is taken once by all processes of the shop together, also where they are asked at once', async () => {
    const [one, another] = [createProofs(clock, 'of the shop'), createProofs(clock, 'of the shop')];
    const response = solve({ challenge: one.issue('login') });
    const taken = await Promise.all([one, another, one, another].map((process) => process.check(db, 'login', response)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await another.check(db, 'login', response)).toBe(false);
  });

  it('is good for the next try of a change that was undone, as it was never used', async () => {
    const proofs = createProofs(clock);
    const response = solve({ challenge: proofs.issue('register') });
    const undone = db.transaction(async (tx) => {
      expect(await proofs.check(tx, 'register', response)).toBe(true);
      await tx.execute(sql`select 'no number'::integer`);
    });
    await expect(undone).rejects.toThrow('Failed query');
    expect(await proofs.check(db, 'register', response)).toBe(true);
  });

  it('is remembered for longer than it is good, and not for ever', async () => {
    const proofs = createProofs(clock);
    await proofs.check(db, 'login', solve({ challenge: proofs.issue('login') }));
    const known = await db.$count(usedProofs);
    const after = (ms: number) => forgetUsedProofs(db, new Date(now.getTime() + ms));
    await after(PROOF_LIFE_S * 1000 + 1);
    expect(await db.$count(usedProofs)).toBe(known);
    await after(PROOF_LIFE_S * 1000 + 3_600_001);
    expect(await db.$count(usedProofs)).toBe(0);
  });

  it('is for its action, and for a while', async () => {
    const proofs = createProofs(clock);
    expect(await proofs.check(db, 'register', solve({ challenge: proofs.issue('login') }))).toBe(false);
    const late = solve({ challenge: proofs.issue('login') });
    now = new Date(now.getTime() + PROOF_LIFE_S * 1000 + 1);
    expect(await proofs.check(db, 'login', late)).toBe(false);
  });

  it('is taken by every process of the shop, whichever of them asked for it', async () => {
    const [one, another] = [createProofs(clock, 'of the shop'), createProofs(clock, 'of the shop')];
    expect(await another.check(db, 'login', solve({ challenge: one.issue('login') }))).toBe(true);
    expect(await createProofs(clock, 'of another shop').check(db, 'login', solve({ challenge: one.issue('login') }))).toBe(false);
  });

  it('has to be work, over a challenge of this shop', async () => {
    const proofs = createProofs(clock);
    expect(await proofs.check(db, 'login', unsolved(proofs.issue('login')))).toBe(false);
    expect(await proofs.check(db, 'login', solve({ challenge: createProofs(clock).issue('login') }))).toBe(false);
    const mine = proofs.issue('login');
    expect(await proofs.check(db, 'login', solve({ challenge: mine.replace(/\.\d+\./, `.${now.getTime() + 9_000_000}.`) }))).toBe(false);
    for (const rubbish of ['', '.', 'login', mine, `${mine}.x`, 'a.b.c.d.e']) expect(await proofs.check(db, 'login', rubbish)).toBe(false);
  });
});

it.each([
  [[0, 0, 255], 16, true],
  [[0, 0, 255], 17, false],
  [[0, 0x1f], 11, true],
  [[0, 0x3f], 11, false],
  [[0], 16, false],
])('%j begins with %i zero bits: %s', (bytes, bits, answer) => {
  expect(hasZeroBits(Uint8Array.from(bytes), bits)).toBe(answer);
});

describe('the check for programs', () => {
  it('lets an address try ten times for nothing, whichever processes it asks, and then wants a proof', async () => {
    const [bots, others] = [createBotCheck(clock), createBotCheck(clock)];
    const attempt = (response?: string, address = '192.0.2.1') => bots.assertHuman(db, 'auth.signin', response, address);
    for (let n = 0; n < 5; n += 1) {
      await attempt();
      await others.assertHuman(db, 'auth.signin', undefined, '192.0.2.1');
    }
    await expect(attempt()).rejects.toMatchObject({ code: 'AUT403' });
    await expect(attempt('nothing')).rejects.toMatchObject({ code: 'AUT403' });
    await attempt(solve(bots.issue('login')));
    await attempt(undefined, '192.0.2.2');
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasZeroBits } from '#contract/proof.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { readEnv } from '../env.ts';
import type { Guard } from './guard.ts';
import { openGuard } from './open-guard.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const silence = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Each call is one more process on the same database. */
const open = (): Promise<Guard> =>
  openGuard({ env: readEnv({ BOT_CHECK: 'always' }), db: database.db, clock: () => new Date('2026-11-21T12:00:00Z'), log: silence });

const solve = (given: object): string => {
  const { challenge, bits } = given as { challenge: string; bits: number };
  for (let counter = 0; ; counter += 1) {
    const response = `${challenge}.${counter}`;
    if (hasZeroBits(createHash('sha256').update(response).digest(), bits)) return response;
  }
};

it('a proof that one process of the shop has asked for is taken by another: a request may go to any of them', async () => {
  const [one, another] = await Promise.all([open(), open()]);
  const use = { call: 'auth.signin', effect: 'change', sessionId: undefined, isGuest: true, clientAddress: '192.0.2.1' } as const;
  await expect(another.admit({ ...use, proof: undefined })).rejects.toMatchObject({ code: 'AUT403' });
  const proof = solve(one.issue('login'));
  await another.admit({ ...use, proof });
  await expect(another.admit({ ...use, proof })).rejects.toMatchObject({ code: 'AUT403' });
});

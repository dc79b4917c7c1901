import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/open.ts';
import { openTestDatabase } from '#server/platform/db/test-database.ts';
import { readEnv } from '#server/platform/env.ts';
import type { Guard } from './guard.ts';
import { openGuard } from './open-guard.ts';
import { solve } from './testing.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const silence = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Each call is one more process on the same database. */
const open = (): Promise<Guard> =>
  openGuard({ env: readEnv({ BOT_CHECK: 'always' }), db: database.db, clock: () => new Date('2026-11-21T12:00:00Z'), log: silence });

it('a proof that one process of the shop has asked for is taken by another: a request may go to any of them', async () => {
  const [one, another] = await Promise.all([open(), open()]);
  const use = { call: 'auth.signin', effect: 'change', sessionId: undefined, isGuest: true, clientAddress: '192.0.2.1' } as const;
  await expect(another.admit(database.db, { ...use, proof: undefined })).rejects.toMatchObject({ code: 'AUT403' });
  const proof = solve(one.issue('login'));
  await another.admit(database.db, { ...use, proof });
  await expect(another.admit(database.db, { ...use, proof })).rejects.toMatchObject({ code: 'AUT403' });
});

import type { Db } from './open.ts';
import { createEmbedded } from './testing/embedded.ts';
import { createOnServer } from './testing/on-server.ts';
import { createPool, type TestDatabase } from './testing/pool.ts';

export type { TestDatabase } from './testing/pool.ts';

type Open = () => Promise<TestDatabase>;

const server = process.env['TEST_DATABASE_URL'];

/** Test files of one worker share its databases: opening one takes seconds, resetting its rows milliseconds. */
const shared = globalThis as { waymarkTestDatabases?: ReturnType<typeof createPool> };
const open = (shared.waymarkTestDatabases ??= createPool(() => (server === undefined ? createEmbedded() : createOnServer(server))));

/**
 * Databases for tests: each opened one contains only what `fill` writes. They are embedded and in memory, or, with TEST_DATABASE_URL, on that
 * PostgreSQL server, which must allow creating databases. Close each when its test ends.
 */
export const createTestTemplate =
  (fill: (db: Db) => Promise<void>): Open =>
  () =>
    open(fill);

const nothing = async (): Promise<void> => {};

/** An empty database with the whole schema. */
export const openTestDatabase: Open = () => open(nothing);

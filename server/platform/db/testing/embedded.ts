import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { wrapEmbedded } from '../open.ts';
import type { TestInstance } from './pool.ts';
import { templateFile } from './template-file.ts';

/** A client that works until it is closed; the database behind it stays open. */
const untilClosed = (client: PGlite, onClose: () => Promise<void>): PGlite => {
  let isClosed = false;
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'close')
        return async () => {
          isClosed = true;
          await onClose();
        };
      if (isClosed) throw new Error('This test database is closed');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};

/** PGlite in memory, loaded from the dump of the migrated template. */
export const createEmbedded = async (): Promise<TestInstance> => {
  const loadDataDir = new Blob([new Uint8Array(await readFile(templateFile()))]);
  const client = await PGlite.create({ loadDataDir });
  const run = async (text: string) => (await client.exec(text)).at(-1)?.rows ?? [];
  return {
    run,
    // A session's own settings, statements and locks would affect the next test.
    connect: async () =>
      wrapEmbedded(untilClosed(client, async () => void (await run('rollback; reset all; deallocate all; select pg_advisory_unlock_all()')))),
    discard: () => client.close(),
  };
};

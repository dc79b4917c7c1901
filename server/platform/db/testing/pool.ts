import type { Db, OpenDatabase } from '../open.ts';
import { clear, rememberRows, type Refill, type RunSql } from './refill.ts';

/** One database that tests use one after the other. */
export interface TestInstance {
  readonly run: RunSql;
  /** A handle for one test. Its `close` ends the handle and whatever it left running, not the database. */
  readonly connect: () => Promise<TestDatabase>;
  readonly discard: () => Promise<void>;
}

export interface TestDatabase extends OpenDatabase {
  /** On a server: its address for another process. */
  readonly url?: string;
}

type Fill = (db: Db) => Promise<void>;

interface Kept {
  readonly instance: TestInstance;
  fill: Fill | undefined;
  refill: Refill | undefined;
  uses: number;
}

/** Deleted rows use space until a vacuum; in a small database some thousands of them slow down a scan of a table. */
const VACUUM_AFTER_USES = 50;

/** A process caches the catalogue by its version, so each test needs a new one. */
const NEW_VERSION = `update catalogue_meta set value = gen_random_uuid() where key = 'version'`;

/** Databases that no test uses now, most recently used last. */
export const createPool = (create: () => Promise<TestInstance>) => {
  const idle: Kept[] = [];

  /** One with this content if there is one, otherwise any other, otherwise a new one. */
  const take = async (fill: Fill): Promise<Kept> => {
    const at = idle.findLastIndex((kept) => kept.fill === fill);
    const [found] = idle.splice(at, 1);
    return found ?? { instance: await create(), fill: undefined, refill: undefined, uses: 0 };
  };

  const prepare = async (kept: Kept, fill: Fill): Promise<boolean> => {
    const { run, connect } = kept.instance;
    if (kept.fill === fill && kept.refill) return kept.refill.restore();
    if (kept.refill && !(await kept.refill.restore())) return false;
    await clear(run);
    const { db, close } = await connect();
    await fill(db);
    await close();
    kept.refill = await rememberRows(run);
    kept.fill = fill;
    return true;
  };

  const open = async (fill: Fill): Promise<TestDatabase> => {
    const kept = await take(fill);
    if (!(await prepare(kept, fill))) {
      await kept.instance.discard();
      return open(fill);
    }
    kept.uses += 1;
    await kept.instance.run(NEW_VERSION);
    if (kept.uses % VACUUM_AFTER_USES === 0) await kept.instance.run('vacuum');
    const database = await kept.instance.connect();
    let closed: Promise<void> | undefined;
    return {
      ...database,
      close: () => {
        closed ??= database.close().then(() => void idle.push(kept));
        return closed;
      },
    };
  };
  return open;
};

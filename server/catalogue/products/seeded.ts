import type { Db } from '#server/platform/db/open.ts';
import { readMeta, writeMeta } from './version.ts';

/** Under it a shop remembers who has filled it. */
export const SEEDED = 'seeded';

/** Whether somebody, the seed or an import, has filled this shop. */
export const isSeeded = async (db: Db): Promise<boolean> => (await readMeta(db, SEEDED)) !== undefined;

/** Keeps the seed out of this database: an import brings the range. */
export const markSeeded = (db: Db, by: string): Promise<void> => writeMeta(db, SEEDED, by);

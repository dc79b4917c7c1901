import type { Table } from 'dexie';
import type { WaymarkDatabase } from '../schema.ts';
import { isLost, troubleOf } from './run-rule.ts';

/**
 * Everything in `work` is one transaction. Rejects with what a rule in it threw (`runRule`), or with a `StorageTrouble`; either way nothing was kept.
 * iOS closes databases under a page in the background: it is opened again and the work tried once more.
 */
export async function inTransaction<T>(
  db: WaymarkDatabase,
  mode: 'r' | 'rw',
  tables: readonly Table[],
  work: () => Promise<T>,
  anew = false,
): Promise<T> {
  try {
    if (anew) await db.connect(true);
    return await db.transaction(mode, tables, work);
  } catch (error) {
    const trouble = troubleOf(error);
    if (!anew && isLost(trouble)) return inTransaction(db, mode, tables, work, true);
    throw trouble;
  }
}

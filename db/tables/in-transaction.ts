import type { Table } from 'dexie';
import { StorageTrouble } from '../replay/storage-trouble.ts';
import type { WaymarkDatabase } from '../schema.ts';
import { troubleOf } from './run-rule.ts';

/**
 * Everything in `work` is one transaction. Rejects with what a rule in it threw (`runRule`), or with a `StorageTrouble`; either way nothing was kept.
 * iOS closes databases under a page in the background: it is opened again and the work tried once more.
 */
export async function inTransaction<T>(
  db: WaymarkDatabase,
  mode: 'r' | 'rw',
  tables: readonly Table[],
  work: () => Promise<T>,
  reopens = false,
): Promise<T> {
  try {
    if (reopens) {
      db.close({ disableAutoOpen: false });
      await db.open();
    }
    return await db.transaction(mode, tables, work);
  } catch (error) {
    const trouble = troubleOf(error);
    if (reopens || !(trouble instanceof StorageTrouble) || trouble.condition !== 'lost') throw trouble;
    return inTransaction(db, mode, tables, work, true);
  }
}

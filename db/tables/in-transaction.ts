import type { Table } from 'dexie';
import { storageCondition } from '../replay/storage-trouble.ts';
import type { WaymarkDatabase } from '../schema.ts';
import { RuleThrew, troubleOf } from './run-rule.ts';

/**
 * Everything in `work` is one transaction. Rejects with what a rule in it threw (`runRule`), or with a `StorageTrouble`; either way nothing was kept.
 * iOS closes databases under a page in the background: it is opened again and the work tried once more.
 */
export async function inTransaction<T>(db: WaymarkDatabase, mode: 'r' | 'rw', tables: readonly Table[], work: () => Promise<T>): Promise<T> {
  const attempt = async (): Promise<T> => db.transaction(mode, tables, work);
  try {
    return await attempt().catch(async (error: unknown) => {
      if (error instanceof RuleThrew || storageCondition(error) !== 'lost') throw error;
      db.close({ disableAutoOpen: false });
      await db.open();
      return attempt();
    });
  } catch (error) {
    throw troubleOf(error);
  }
}

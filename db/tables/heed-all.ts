import type { DBCore, Dexie } from 'dexie';
import { heed } from './while-here.ts';

/** Announces the transactions that the database library begins by itself. */
export const heedAll = (db: Dexie): void => {
  db.use({
    stack: 'dbcore',
    name: 'heed',
    create: (core: DBCore) => ({
      ...core,
      transaction(...given: Parameters<DBCore['transaction']>) {
        const tx = core.transaction(...given);
        heed(tx as unknown as IDBTransaction);
        return tx;
      },
    }),
  });
};

import type { DBCore, Dexie } from 'dexie';
import { heed } from './while-here.ts';

/** Reports the transactions that Dexie begins to `heed`. */
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

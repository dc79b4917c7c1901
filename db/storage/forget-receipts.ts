import type { WaymarkDatabase } from './schema.ts';
import { whileHere } from './while-here.ts';

/** Minimum number of receipts kept: a tap that a crash left in the journal must find its receipt. */
export const RECEIPTS_KEPT = 500;
export const RECEIPTS_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Housekeeping ([OUT8]). Old receipts are deleted only if there are many: one of the two limits alone would delete too early on a busy or a quiet
 * device.
 */
export const forgetOldReceipts = (db: WaymarkDatabase): Promise<void> =>
  whileHere(() =>
    db.transaction('rw', db.receipts, async () => {
      const surplus = (await db.receipts.count()) - RECEIPTS_KEPT;
      if (surplus <= 0) return;
      const limit = new Date(Date.now() - RECEIPTS_DAYS * DAY_MS).toISOString();
      await db.receipts.bulkDelete(await db.receipts.where('at').below(limit).limit(surplus).primaryKeys());
    }),
  );

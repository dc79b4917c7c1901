import type { WaymarkDatabase } from '../schema.ts';
import type { Held, Lane } from '../replay/mutation.ts';
import type { Store } from '../replay/ports.ts';
import { changesBetween, heldFrom, nextRev } from './held-rows.ts';
import { inTransaction } from './in-transaction.ts';
import { runRule } from './run-rule.ts';

/** Receipts kept at least: a tap that a crash left in the journal must meet its receipt. */
export const RECEIPTS_KEPT = 500;
export const RECEIPTS_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * The engine's store on IndexedDB, for pages. All that is read and written for one rule is one transaction, and the rule itself is
 * synchronous, so that the transaction cannot commit half-way. Live queries hear of every commit.
 */
export function createReplayStore(db: WaymarkDatabase): Store {
  const tables = [db.lanes, db.identity, db.carts, db.outbox, db.receipts, db.notices];

  async function load(lane: Lane, ask: readonly string[]): Promise<Held> {
    const [row, identity, carts, outbox, notices, receipts] = await Promise.all([
      db.lanes.get(lane),
      db.identity.get('current'),
      db.carts.toArray(),
      db.outbox.where('lane').equals(lane).toArray(),
      db.notices.toArray(),
      ask.length > 0 ? db.receipts.bulkGet([...ask]) : [],
    ]);
    return heldFrom(lane, { lane: row, identity, carts, outbox, notices, receipts });
  }

  async function write(before: Held, after: Held): Promise<void> {
    const { put, gone } = changesBetween(before, after);
    await Promise.all([
      db.lanes.bulkPut([...put.lanes]),
      db.identity.bulkPut([...put.identity]),
      db.carts.bulkDelete([...gone.carts]),
      db.carts.bulkPut([...put.carts]),
      db.outbox.bulkDelete([...gone.outbox]),
      db.outbox.bulkPut([...put.outbox]),
      db.notices.bulkDelete([...gone.notices]),
      db.notices.bulkPut([...put.notices]),
      put.receipts.length > 0 ? db.receipts.bulkPut([...put.receipts]).then(forgetOldReceipts) : null,
    ]);
  }

  /** Old ones go only when there are many: either bound alone would forget too early on a busy or on a quiet device. */
  async function forgetOldReceipts(): Promise<void> {
    const surplus = (await db.receipts.count()) - RECEIPTS_KEPT;
    if (surplus <= 0) return;
    const limit = new Date(Date.now() - RECEIPTS_DAYS * DAY_MS).toISOString();
    await db.receipts.bulkDelete(await db.receipts.where('at').below(limit).limit(surplus).primaryKeys());
  }

  return {
    change: (lane, rule, ask = []) =>
      inTransaction(db, 'rw', tables, async () => {
        const before = await load(lane, ask);
        const [after, result] = runRule(() => rule(before));
        if (after === before) return { held: before, result };
        const held = nextRev(before, after);
        await write(before, held);
        return { held, result };
      }),
    read: (lane) => inTransaction(db, 'r', tables, () => load(lane, [])),
  };
}

import type { WaymarkDatabase } from '../schema.ts';
import { emptyLane, type Held, type Lane } from '../replay/mutation.ts';
import type { Store } from '../replay/ports.ts';
import { storageCondition, StorageTrouble } from '../replay/storage-trouble.ts';

/** Receipts kept at least: a tap that a crash left in the journal must meet its receipt. */
export const RECEIPTS_KEPT = 500;
export const RECEIPTS_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * The engine's store on IndexedDB. All that is read and written for one rule is one transaction, and the rule itself is synchronous, so that the
 * transaction cannot commit half-way.
 */
export function createReplayStore(db: WaymarkDatabase): Store {
  const tables = [db.lanes, db.identity, db.carts, db.outbox, db.receipts, db.notices];

  async function load(lane: Lane, ask: readonly string[]): Promise<Held> {
    const [row, identity, carts, outbox, notices, receipts] = await Promise.all([
      db.lanes.get(lane),
      db.identity.get('current'),
      db.carts.toArray(),
      db.outbox.where('lane').equals(lane).sortBy('seq'),
      db.notices.toArray(),
      ask.length > 0 ? db.receipts.bulkGet([...ask]) : [],
    ]);
    const settled = new Set(receipts.flatMap((receipt) => (receipt ? [receipt.id] : [])));
    return {
      lane: row ?? emptyLane(lane),
      identity: identity ? { subject: identity.subject, type: identity.type } : null,
      carts,
      outbox,
      notices,
      receipts: [],
      settled,
    };
  }

  async function write(lane: Lane, before: Held, after: Held): Promise<void> {
    const gone = <T>(from: readonly T[], to: readonly T[], key: (row: T) => string): string[] => {
      const kept = new Set(to.map(key));
      return from.map(key).filter((id) => !kept.has(id));
    };
    const fresh = <T>(from: readonly T[], to: readonly T[]): T[] => to.filter((row) => !from.includes(row));
    const seqs = new Set(after.outbox.map((row) => row.seq));
    await Promise.all([
      db.lanes.put(after.lane),
      after.identity && after.identity !== before.identity ? db.identity.put({ ...after.identity, id: 'current' }) : null,
      db.carts.bulkDelete(gone(before.carts, after.carts, (row) => row.subject)),
      db.carts.bulkPut(fresh(before.carts, after.carts)),
      db.outbox.bulkDelete(before.outbox.filter((row) => !seqs.has(row.seq)).map((row): [string, number] => [lane, row.seq])),
      db.outbox.bulkPut(fresh(before.outbox, after.outbox)),
      db.notices.bulkDelete(gone(before.notices, after.notices, (row) => row.id)),
      db.notices.bulkPut(fresh(before.notices, after.notices)),
      after.receipts.length > 0 ? db.receipts.bulkPut([...after.receipts]).then(forgetOldReceipts) : null,
    ]);
  }

  /** Old ones go only when there are many: either bound alone would forget too early on a busy or on a quiet device. */
  async function forgetOldReceipts(): Promise<void> {
    const surplus = (await db.receipts.count()) - RECEIPTS_KEPT;
    if (surplus <= 0) return;
    const limit = new Date(Date.now() - RECEIPTS_DAYS * DAY_MS).toISOString();
    await db.receipts.bulkDelete(await db.receipts.where('at').below(limit).limit(surplus).primaryKeys());
  }

  /** iOS closes databases under a page in the background: open it again and try once more, then say so. */
  async function reopening<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (storageCondition(error) !== 'lost') throw error;
      db.close({ disableAutoOpen: false });
      await db.open();
      return work();
    }
  }

  return {
    async change(lane, rule, ask = []) {
      let thrown: unknown;
      try {
        return await reopening(() =>
          db.transaction('rw', tables, async () => {
            const before = await load(lane, ask);
            const [after, result] = ((): ReturnType<typeof rule> => {
              try {
                return rule(before);
              } catch (error) {
                thrown = error;
                throw error;
              }
            })();
            if (after === before) return { held: before, result };
            const held: Held = { ...after, lane: { ...after.lane, rev: before.lane.rev + 1 } };
            await write(lane, before, held);
            return { held, result };
          }),
        );
      } catch (error) {
        // What the rule itself threw is its own affair.
        if (thrown !== undefined && error === thrown) throw error;
        throw new StorageTrouble(storageCondition(error), error);
      }
    },
    read: (lane) =>
      reopening(() => db.transaction('r', tables, () => load(lane, []))).catch((error: unknown) => {
        throw new StorageTrouble(storageCondition(error), error);
      }),
  };
}

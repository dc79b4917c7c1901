import type { ReplayState, Lane } from '#db/mutations/mutation.ts';
import type { Store } from '#db/replay/ports.ts';
import { changesBetween, heldFrom, nextRev, REPLAY_TABLES, type ReplayRows, type ReplayTable } from './state-rows.ts';
import { type Connection, done, inTransaction, write } from './in-transaction.ts';
import { runRule } from './run-rule.ts';

/**
 * The engine's store on IndexedDB, for pages and service worker. Each rule reads and writes in one transaction; the rule is synchronous, so the
 * transaction cannot commit half-way. It does not broadcast its commits: see `telling`.
 */
export function createReplayStore(connection: Connection): Store {
  return {
    change: (lane, rule, ask = []) =>
      inTransaction(connection, REPLAY_TABLES, 'readwrite', async (tx) => {
        const before = await load(tx, lane, ask);
        const [after, result] = runRule(() => rule(before));
        if (after === before) return { held: before, result };
        const held = nextRev(before, after);
        write(tx, changesBetween(before, held));
        return { held, result };
      }),
    read: (lane) => inTransaction(connection, REPLAY_TABLES, 'readonly', (tx) => load(tx, lane, [])),
  };
}

async function load(tx: IDBTransaction, lane: Lane, ask: readonly string[]): Promise<ReplayState> {
  const table = (name: ReplayTable): IDBObjectStore => tx.objectStore(name);
  const [row, identity, carts, outbox, notices, ...receipts] = await Promise.all([
    done<ReplayRows['lanes'] | undefined>(table('lanes').get(lane)),
    done<ReplayRows['identity'] | undefined>(table('identity').get('current')),
    done<ReplayRows['carts'][]>(table('carts').getAll()),
    done<ReplayRows['outbox'][]>(table('outbox').index('lane').getAll(lane)),
    done<ReplayRows['notices'][]>(table('notices').getAll()),
    ...ask.map((id) => done<ReplayRows['receipts'] | undefined>(table('receipts').get(id))),
  ]);
  return heldFrom(lane, { lane: row, identity, carts, outbox, notices, receipts });
}

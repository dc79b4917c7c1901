import type { WaymarkDatabase } from '../schema.ts';
import { inTransaction } from '../tables/in-transaction.ts';
import { runRule } from '../tables/run-rule.ts';
import type { LaneStore } from './ports.ts';
import { laneChanges } from './rows.ts';
import { emptyLaneHeld, type LaneHeld, type LaneState, type ListLane, type ListRow, type Wish } from './wish.ts';

/** A lane on IndexedDB: all that one rule reads and writes is one strict transaction, over tables of its own beside the basket's. */
export function createLaneStore<T>(db: WaymarkDatabase): LaneStore<T> {
  const tables = [db.listLanes, db.lists, db.wishes, db.identity, db.lanes];

  async function load(lane: ListLane): Promise<LaneHeld<T>> {
    const [state, lists, wishes, who, basket] = await Promise.all([
      db.listLanes.get(lane),
      db.lists.where('lane').equals(lane).toArray(),
      db.wishes.where('lane').equals(lane).toArray(),
      db.identity.get('current'),
      db.lanes.get('cart'),
    ]);
    return {
      state: state ?? emptyLaneHeld<T>(lane).state,
      identity: who ? { subject: who.subject, type: who.type } : null,
      became: basket?.became ?? [],
      lists: lists as ListRow<T>[],
      wishes: wishes as Wish<T>[],
    };
  }

  async function write(before: LaneHeld<T>, after: LaneHeld<T>): Promise<LaneState> {
    const { state, lists, wishes, goneLists, goneWishes } = laneChanges(before, after);
    await Promise.all([
      db.listLanes.put(state),
      goneLists.length > 0 ? db.lists.bulkDelete([...goneLists]) : null,
      lists.length > 0 ? db.lists.bulkPut([...lists]) : null,
      goneWishes.length > 0 ? db.wishes.bulkDelete([...goneWishes]) : null,
      wishes.length > 0 ? db.wishes.bulkPut([...wishes]) : null,
    ]);
    return state;
  }

  return {
    change: (lane, work) =>
      inTransaction(db, 'rw', tables, async () => {
        const before = await load(lane);
        const [after, result] = runRule(() => work(before));
        if (after === before) return { held: before, result };
        return { held: { ...after, state: await write(before, after) }, result };
      }),
    read: (lane) => inTransaction(db, 'r', tables, () => load(lane)),
  };
}

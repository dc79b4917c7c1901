import { newId } from '#db/mutations/new-id.ts';
import type { ReplayState, Lane } from '#db/mutations/mutation.ts';
import type { Store } from './ports.ts';
import { mergeEvicted } from './merge-evicted.ts';

/**
 * Browsers can clear storage under an open page: the shopper deletes site data, or storage is evicted. A page that finds another database than the
 * one it last saw committed merges its own state into it; otherwise it would display a cart that no longer exists and lose pending changes. A
 * database gets its id with the first commit. If it has none, a lower `rev` of the lane proves that it is another database.
 */
export function surviveEviction(store: Store, known: () => ReplayState): Store {
  async function change<T>(
    lane: Lane,
    work: (held: ReplayState) => readonly [ReplayState, T],
    ask: readonly string[] = [],
  ): Promise<{ readonly held: ReplayState; readonly result: T }> {
    let asked = ask;
    for (;;) {
      let unasked: readonly string[] = [];
      const done = await store.change(
        lane,
        (at): readonly [ReplayState, T | null] => {
          const page = known();
          const another = isAnother(at, page);
          unasked = another ? page.outbox.map(({ id }) => id).filter((id) => !asked.includes(id)) : [];
          if (unasked.length > 0) return [at, null];
          const [after, result] = work(another ? mergeEvicted(at, page) : at);
          return [after === at ? at : named(after), result];
        },
        asked,
      );
      // The receipts of the page's own changes are read in the next attempt.
      if (unasked.length === 0) return done as { readonly held: ReplayState; readonly result: T };
      asked = [...asked, ...unasked];
    }
  }
  return {
    change,
    async read(lane) {
      const at = await store.read(lane);
      return isAnother(at, known()) ? (await change(lane, (held) => [held, null])).held : at;
    },
  };
}

const isAnother = (at: ReplayState, { lane: { rev, database } }: ReplayState): boolean =>
  rev > 0 && (at.lane.rev < rev || (database !== undefined && database !== at.lane.database));

const named = (held: ReplayState): ReplayState => (held.lane.database ? held : { ...held, lane: { ...held.lane, database: newId() } });

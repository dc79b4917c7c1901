import { expect, test } from 'vitest';
import { createMemoryLaneStore } from './memory-list-sync-store.ts';
import { emptyListSyncState, type ListSyncState } from '#db/mutations/pending-entry.ts';

test('a lane that lost its storage continues with the state of the page, and later taps are newer', async () => {
  const known: ListSyncState<string> = {
    ...emptyListSyncState<string>('favorites'),
    identity: { id: 'me', subject: 'guest-a', type: 'Guest' } as ListSyncState<string>['identity'],
    state: { ...emptyListSyncState<string>('favorites').state, rev: 7, renewals: 1 },
  };
  const seen: number[] = [];
  const store = createMemoryLaneStore<string>(({ state }) => seen.push(state.rev), known);
  expect(await store.read('favorites')).toEqual(known);
  await store.change('favorites', (held) => [{ ...held, state: { ...held.state, renewals: 2 } }, null]);
  expect(seen).toEqual([8]);
});

import type { LocaleId } from '#contract/locales.ts';
import { favoritesGateway } from '#db/list-sync/favorites.ts';
import type { ListGateway } from '#db/list-sync/gateway.ts';
import { createListSync } from '#db/list-sync/list-sync.ts';
import { createLaneStore } from '#db/list-sync/list-sync-store.ts';
import type { LanePorts } from '#db/list-sync/ports.ts';
import { savedGateway } from '#db/list-sync/saved.ts';
import { broadcasting } from '#db/list-sync/broadcasting.ts';
import type { ListName } from '#db/mutations/pending-entry.ts';

interface Host extends Omit<LanePorts<unknown>, 'store' | 'online'> {
  readonly db: IDBDatabase;
  readonly channel: BroadcastChannel;
  readonly locale: LocaleId;
  readonly build: string;
}

/** Sends what waits in the lists beside the cart, each under its own lock. True: there is still something to do. */
export async function replayLists({ db, channel, locale, build, ...ports }: Host): Promise<boolean> {
  const replayList = async <T>(lane: ListName, gateway: ListGateway<T>): Promise<boolean> => {
    const store = broadcasting(createLaneStore<T>({ connect: () => db }), channel);
    // A list that is only to be read again waits for somebody who looks at it.
    const { wishes } = await store.read(lane);
    if (wishes.every(({ refusal }) => refusal)) return false;
    const list = createListSync({ ...ports, store, online: () => true }, { lane, gateway, locale: () => locale, build });
    const waitMs = await list.drain();
    // No timer of a worker can be relied on: the browser is told that something waits.
    list.stop();
    return waitMs !== null;
  };
  const favorites = await replayList('favorites', favoritesGateway);
  return (await replayList('saved', savedGateway)) || favorites;
}

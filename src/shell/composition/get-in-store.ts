import { newId } from '#db/mutations/new-id.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import type { Api } from '#src/base/api/client.ts';
import { subscribeReach, canReach } from '#src/base/connectivity/reach.ts';
import { keepOwnStore } from '#src/in-store/keep-own-store.ts';
import { createInStore, type InStore } from '#src/in-store/service.ts';
import { currentSession, subscribeSession } from '#src/base/session/session-hint.ts';
import { inStoreCart } from './in-store-cart.ts';

let known: InStore | undefined;

/** The store session of this page: one, kept up to date whenever the shop can be reached. */
export const getInStore = (api: Api): InStore => {
  if (known) return known;
  const inStore = createInStore({
    api,
    db: new WaymarkDatabase(),
    cartPort: inStoreCart,
    subject: () => currentSession().subject,
    newId,
    now: () => new Date(),
  });
  known = inStore;
  keepOwnStore(inStore);
  subscribeReach(() => {
    if (canReach()) void inStore.sync();
  });
  subscribeSession(() => void inStore.reread().catch(() => undefined));
  void inStore.sync();
  return inStore;
};

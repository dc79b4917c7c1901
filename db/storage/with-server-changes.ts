import { noteShopsDoing } from '#db/cart/server-changes.ts';
import type { Clock, Store } from '#db/replay/ports.ts';

/** Adds notices about changes that the server made by itself to each commit, in every host of the engine: a page may only be opened later. */
export const withServerChanges = (store: Store, clock: Pick<Clock, 'now'>): Store => ({
  read: (lane) => store.read(lane),
  change: (lane, rule, ask) =>
    store.change(
      lane,
      (before) => {
        const [after, result] = rule(before);
        return [noteShopsDoing(before, after, clock.now()), result];
      },
      ask,
    ),
});

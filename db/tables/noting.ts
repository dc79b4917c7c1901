import { noteShopsDoing } from '../cart/shops-doing.ts';
import type { Clock, Store } from '../replay/ports.ts';

/** Notes with each commit what the shop has done to the basket on its own, whoever the engine's host is: a page may only be opened later. */
export const noting = (store: Store, clock: Pick<Clock, 'now'>): Store => ({
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

import { saved } from '#src/cart/saved.ts';
import { favorites } from '#src/shop/favorites/favorites.ts';
import { currentSession } from '#src/base/session/session-hint.ts';

/** What waits for a person's lists goes on, and they are read again. Employees have none. */
export const refreshLists = (): void => {
  if (currentSession().consumerType === 'EMPLOYEE') return;
  for (const list of [favorites, saved]) list.refresh().catch(() => undefined);
};

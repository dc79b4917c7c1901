import { useSyncExternalStore } from 'react';
import { CartButton } from '#src/cart/cart-button.tsx';
import { isUnreachable } from '#src/cart/is-unreachable.ts';
import { isAnsweredAtField } from '#src/cart/refusals.ts';
import { useCart } from '#src/cart/use-cart.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { subscribeUnsent, unsent } from '#src/base/lists/unsent.ts';
import { OfflineBanner } from '#src/cart/sync/offline-banner.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import { useSteady } from '#ui/use-steady.ts';
import { AccountLink, FavoritesLink } from './header-parts.tsx';

const SyncBadge = deferred(
  () => import('#src/cart/sync/sync-badge.tsx').then((module) => module.SyncBadge),
  import.meta.env.SSR ? (await import('#src/cart/sync/sync-badge.tsx')).SyncBadge : undefined,
);

/** What the header shows of the shopper's own: the changes that wait, the account, the favorites, and the cart. */
export const HeaderActions = () => {
  const { view, waitingCount: waiting, waitingSince: since } = useCart();
  const queues = [
    { waiting, since, refused: view?.refused.filter((refused) => !isAnsweredAtField(refused)).length ?? 0 },
    useSyncExternalStore(subscribeUnsent, unsent, unsent),
  ];
  const isBadged = useSteady(queues.some((queue) => queue.waiting + queue.refused > 0));
  return (
    <>
      {isBadged ? <SyncBadge queues={queues} /> : null}
      <AccountLink />
      <FavoritesLink />
      <CartButton />
    </>
  );
};

/** The cart's engine measures most finely; where it does not run, whoever asked the shop last knows. */
export const FrameOffline = () => {
  const { connectivity } = useCart();
  const unreachable = useOffline();
  const measured = isUnreachable(connectivity) ? connectivity : null;
  return <OfflineBanner reason={measured ?? (unreachable ? 'offline' : null)} />;
};

import { BasketButton } from '#src/cart/basket-button.tsx';
import { isUnreachable } from '#src/cart/is-unreachable.ts';
import { useCart } from '#src/cart/use-cart.ts';
import { useOffline } from '#src/connectivity/use-offline.ts';
import { OfflineBanner } from '#src/sync/offline-banner.tsx';
import { late } from '#ui/late/late.tsx';
import { useSteady } from '#ui/use-steady.ts';
import { AccountLink, FavoritesLink } from './favorite-pieces.tsx';

const SyncBadge = late(
  () => import('#src/sync/sync-badge.tsx').then((module) => module.SyncBadge),
  import.meta.env.SSR ? (await import('#src/sync/sync-badge.tsx')).SyncBadge : undefined,
);

/** What the header shows of the shopper's own: the changes that wait, the account, the favorites, and the basket. */
export const HeaderActions = () => {
  const { view, waitingCount, waitingSince } = useCart();
  const refused = view?.refused.length ?? 0;
  const isBadged = useSteady(waitingCount + refused > 0);
  return (
    <>
      {isBadged ? <SyncBadge waiting={waitingCount} since={waitingSince} refused={refused} /> : null}
      <AccountLink />
      <FavoritesLink />
      <BasketButton />
    </>
  );
};

/** The basket's engine measures most finely; where it does not run, whoever asked the shop last knows. */
export const FrameOffline = () => {
  const { connectivity } = useCart();
  const unreachable = useOffline();
  const measured = isUnreachable(connectivity) ? connectivity : null;
  return <OfflineBanner reason={measured ?? (unreachable ? 'offline' : null)} />;
};

import { useSyncExternalStore } from 'react';
import { BasketButton } from '#src/cart/basket-button.tsx';
import { useCart } from '#src/cart/use-cart.ts';
import { OfflineBanner } from '#src/sync/offline-banner.tsx';
import { SyncBadge } from '#src/sync/sync-badge.tsx';

/** What the header shows of the basket: the changes that wait, and the basket itself. */
export const HeaderActions = () => {
  const { view, waitingCount, waitingSince } = useCart();
  return (
    <>
      <SyncBadge waiting={waitingCount} since={waitingSince} refused={view?.refused.length ?? 0} />
      <BasketButton />
    </>
  );
};

const onNetwork = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Measured where the engine runs; before that the device's own word, which is to be trusted only when it says no. */
export const FrameOffline = () => {
  const { connectivity } = useCart();
  const deviceOffline = useSyncExternalStore(
    onNetwork,
    () => !navigator.onLine,
    () => false,
  );
  const measured = connectivity === 'offline' || connectivity === 'captive' || connectivity === 'down' ? connectivity : null;
  return <OfflineBanner reason={deviceOffline ? 'offline' : measured} />;
};

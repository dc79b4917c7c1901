import { useEffect } from 'react';
import { recentCalls } from '#src/base/api/call-log.ts';
import { basket, openBasket } from '#src/cart/basket.ts';
import { BasketNotices } from '#src/cart/basket-notices.tsx';
import { isUnreachable } from '#src/cart/is-unreachable.ts';
import { useCart } from '#src/cart/use-cart.ts';
import type { SyncActions } from '#src/cart/sync/ports.ts';
import { SyncPage } from '#src/cart/sync/sync-page.tsx';
import { syncReport } from '#src/cart/sync/sync-report.ts';
import { sendLists, useListChanges } from './list-changes.ts';

const actions: SyncActions = {
  sync: () => {
    void basket.sync();
    sendLists();
  },
  retry: (id) => void basket.retry(id),
  dismiss: (id) => void basket.dismiss(id),
  withdraw: (id) => void basket.withdraw(id),
};

/** What waits to be sent, and what was refused, with all that can be done about it. */
export const SyncScreen = () => {
  const cart = useCart();
  const { view, connectivity, storage } = cart;
  const lists = useListChanges();
  useEffect(() => {
    openBasket().catch(() => undefined);
  }, []);
  const report = (): string =>
    view
      ? syncReport({
          view,
          lists,
          calls: recentCalls(),
          connectivity,
          storage,
          build: import.meta.env.VITE_BUILD ?? 'dev',
          now: new Date().toISOString(),
        })
      : '';
  return (
    <SyncPage
      view={view}
      lists={lists}
      unreachable={isUnreachable(connectivity)}
      notices={<BasketNotices cart={cart} />}
      actions={actions}
      report={report}
    />
  );
};

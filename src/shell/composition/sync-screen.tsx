import { useEffect } from 'react';
import { recentCalls } from '#src/base/api/call-log.ts';
import { cart, openCart } from '#src/cart/cart.ts';
import { CartNotices } from '#src/cart/cart-notices.tsx';
import { isUnreachable } from '#src/cart/is-unreachable.ts';
import { useCart } from '#src/cart/use-cart.ts';
import type { SyncActions } from '#src/cart/sync/ports.ts';
import { SyncPage } from '#src/cart/sync/sync-page.tsx';
import { syncReport } from '#src/cart/sync/sync-report.ts';
import { sendLists, useListChanges } from './list-changes.ts';

const actions: SyncActions = {
  sync: () => {
    void cart.sync();
    sendLists();
  },
  retry: (id) => void cart.retry(id),
  dismiss: (id) => void cart.dismiss(id),
  withdraw: (id) => void cart.withdraw(id),
};

/** What waits to be sent, and what was refused, with all that can be done about it. */
export const SyncScreen = () => {
  const cart = useCart();
  const { view, connectivity, storage } = cart;
  const lists = useListChanges();
  useEffect(() => {
    openCart().catch(() => undefined);
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
      notices={<CartNotices cart={cart} />}
      actions={actions}
      report={report}
    />
  );
};

import { cartState, subscribeCart } from '#src/cart/cart.ts';
import { dialogManager } from '#ui/dialog-manager/dialog-manager.ts';
import { importWithRetry } from '#ui/lazy/import-with-retry.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';

/** Refusals are told once there is a cart: a visit without one fetches nothing for it. */
export const watchRefusals = (router: AppRouter): void => {
  let asked = false;
  const start = async (): Promise<void> => {
    if (asked || !cartState().view) return;
    asked = true;
    const { tellRefusals } = await importWithRetry(() => import('./tell-refusals.ts'));
    stop();
    tellRefusals({
      i18n: router.options.context.i18n,
      path: () => router.state.location.pathname,
      go: (href) => {
        const replace = dialogManager.isOpen();
        dialogManager.closeForNavigation();
        void router.navigate({ href, replace });
      },
    });
  };
  const stop = subscribeCart(() => void start());
  void start();
};

import { useCallback, useEffect, useRef } from 'react';
import type { Cart } from '#contract/cart.ts';
import { isPassing } from '#db/cart/checkout-wait.ts';
import type { CheckoutCart } from './ports.ts';

/** Changes on their way are waited for so long; then the shopper is told and presses again. */
const PATIENCE_MS = 12_000;
const LOOK_MS = 80;

const endsByItself = (wait: CheckoutCart['wait']): boolean => isPassing(wait) || wait === 'loading';

/**
 * The one door between cart and checkout: a call of the checkout is made only when the shop has every change of the cart. Answers with
 * the cart as it is then, or null where something stands in the way; `instead` waits for another cart than that one. A network that is lost after the press
 * may be back at once, so a press waits for it as it does for changes on their way.
 */
export const useGate = (cartPort: CheckoutCart): ((instead?: string) => Promise<Cart | null>) => {
  const latest = useRef(cartPort);
  useEffect(() => {
    latest.current = cartPort;
  }, [cartPort]);
  return useCallback(async (instead?: string) => {
    const until = Date.now() + PATIENCE_MS;
    const wasOffline = latest.current.wait === 'offline';
    if (endsByItself(latest.current.wait)) latest.current.sync();
    for (;;) {
      const { wait, view } = latest.current;
      const isReplacing = instead !== undefined && view?.cart.id === instead;
      if (wait === null && view && !isReplacing) return view.cart;
      const isWorthWaiting = isReplacing || endsByItself(wait) || (wait === 'offline' && !wasOffline);
      if (!isWorthWaiting || Date.now() > until) return null;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }, []);
};

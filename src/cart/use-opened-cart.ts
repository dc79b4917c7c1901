import { useEffect, useMemo, useState } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { cart, type CartState, openCart } from './cart.ts';
import { isUnreachable } from './is-unreachable.ts';
import { useCart } from './use-cart.ts';

/** A server that has not answered by then is not waited for: the cart is shown as the device has it. */
const WAIT_MS = 3000;

/**
 * The cart for a screen that is about it: opens the device's data and reads the server's cart. `failed`: the device's data cannot be opened. The view is
 * missing as long as the device has nothing to show and the server is just being asked whether the shopper has a cart.
 * @param reads false: the device's data is enough
 */
export const useOpenedCart = (reads = true): { readonly cart: CartState; readonly failed: boolean } => {
  const state = useCart();
  const api = useApi();
  const [failed, setFailed] = useState(false);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    let gone = false;
    const open = async (): Promise<void> => {
      const backend = await openCart();
      if (!reads) return;
      // An earlier page may have got the session, which the cart has not heard of: the shop says it again.
      if (!backend.view([]).isKnown) await api('auth.token', { body: { type: 'Guest' } }).catch(() => undefined);
      await cart.refresh();
    };
    open().catch(() => {
      if (!gone) setFailed(true);
    });
    return () => {
      gone = true;
    };
  }, [api, reads]);
  const { view, connectivity } = state;
  const isAwaited = reads && !late && !isUnreachable(connectivity) && view !== null && !view.isKnown && view.lines.length === 0;
  const cartNow = useMemo(() => (isAwaited ? { ...state, view: null } : state), [isAwaited, state]);
  return { cart: cartNow, failed: failed && view === null };
};

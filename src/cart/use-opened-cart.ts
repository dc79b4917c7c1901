import { useEffect, useState } from 'react';
import { cart, type CartState, openCart } from './cart.ts';
import { useCart } from './use-cart.ts';

/**
 * The cart for a screen that is about it: opens the device's data and reads the server's cart. `failed`: the device's data cannot be opened.
 * @param reads false: the device's data is enough
 */
export const useOpenedCart = (reads = true): { readonly cart: CartState; readonly failed: boolean } => {
  const state = useCart();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    openCart()
      .then(() => (reads ? cart.refresh() : undefined))
      .catch(() => {
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [reads]);
  return { cart: state, failed: failed && state.view === null };
};

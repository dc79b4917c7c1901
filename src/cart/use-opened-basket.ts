import { useEffect, useState } from 'react';
import { basket, type CartState, openBasket } from './basket.ts';
import { useCart } from './use-cart.ts';

/**
 * The cart for a screen that is about it: opens the device's data and reads the server's cart. `failed`: the device's data cannot be opened.
 * @param reads false: the device's data is enough
 */
export const useOpenedBasket = (reads = true): { readonly cart: CartState; readonly failed: boolean } => {
  const cart = useCart();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    openBasket()
      .then(() => (reads ? basket.refresh() : undefined))
      .catch(() => {
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [reads]);
  return { cart, failed: failed && cart.view === null };
};

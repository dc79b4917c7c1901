import { useSyncExternalStore } from 'react';
import { cartCount, cartState, NO_CART, subscribeCart, subscribeCount, type CartState } from './cart.ts';

const onServer = (): CartState => NO_CART;

/** The cart, updated whenever it changes: in this tab, another one, or the service worker. On the server it is empty. */
export const useCart = (): CartState => useSyncExternalStore(subscribeCart, cartState, onServer);

const noneOnServer = (): number => NO_CART.count;

/** Only the count, in the first frame after a tap. */
export const useCartCount = (): number => useSyncExternalStore(subscribeCount, cartCount, noneOnServer);

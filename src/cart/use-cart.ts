import { useSyncExternalStore } from 'react';
import { cartState, NO_CART, subscribeCart, type CartState } from './basket.ts';

const onServer = (): CartState => NO_CART;

/** The basket, redrawn whenever it changes: in this tab, another one, or by the service worker. On the server it is empty. */
export const useCart = (): CartState => useSyncExternalStore(subscribeCart, cartState, onServer);

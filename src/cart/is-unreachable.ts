import type { CartState } from './cart.ts';

/** Whether the server is known to be unreachable: then prices and stock are those of the last response. */
export const isUnreachable = (connectivity: CartState['connectivity']): connectivity is 'offline' | 'captive' | 'down' =>
  connectivity === 'offline' || connectivity === 'captive' || connectivity === 'down';

import type { CartState } from './basket.ts';

/** Whether the shop cannot be reached now, as far as was measured: then prices and stock are those of the last answer. */
export const isUnreachable = (connectivity: CartState['connectivity']): connectivity is 'offline' | 'captive' | 'down' =>
  connectivity === 'offline' || connectivity === 'captive' || connectivity === 'down';

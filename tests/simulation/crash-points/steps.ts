import type { CartChange } from '#db/cart/change.ts';
import { addItem } from '#tests/support/make-cart.ts';
import { type FaultPlan, NO_FAULTS } from '#tests/simulation/faults.ts';
import { OFFLINE } from '#tests/simulation/sim-network.ts';
import type { Shop } from '#tests/support/shop.ts';
import type { Step } from './live.ts';

export const A = '10000001';
export const B = '10000002';
export const C = '10000003';

export const taps = (...changes: readonly CartChange[]): readonly Step[] => changes.map((tap) => ({ tap }));
export const wait = (ms: number): Step => ({ wait: ms });
export const weather = (change: (shop: Shop) => void | Promise<void>): Step => ({ weather: change });
export const faults = (some: Partial<FaultPlan>): Step => weather(({ device }) => void (device.network.faults = { ...NO_FAULTS, ...some }));
export const CLEAR = faults({});
export const offline = (is: boolean): Step => weather(({ device }) => void (device.network.spell = is ? OFFLINE : null));
export const filled: readonly Step[] = [...taps(addItem(A, 2), addItem(B)), wait(2_000)];

export const vanish = weather(({ server }) => {
  for (const cart of server.carts.values()) server.vanish(cart.id);
});

/** Something in the account's cart from another device. */
export const laptop = (upc: string, qty: number): Step =>
  weather(({ server }) => {
    server.sessions.set('laptop', { subject: 'ada', type: 'Registered', expired: false });
    server.answer({ call: 'cart.createWithItem', body: { product: 'TRAIL001BLK', upc, qty }, key: `laptop-${upc}`, subject: 'ada' }, 'laptop');
  });

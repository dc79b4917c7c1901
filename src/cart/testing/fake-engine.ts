import type { CartView } from '#db/cart/view.ts';
import type { Tap } from '#db/mutations/mutation.ts';
import { closeCart, openCart, type CartState } from '#src/cart/cart.ts';
import type { Backend } from '../engine-loader.ts';

/**
 * In the place of database and engine, for tests of screens:
 *
 *   vi.mock('#src/cart/engine-loader.ts', () => import('#src/cart/testing/fake-engine.ts'));
 */
export const openBackend = ({ onChange }: { readonly onChange: () => void }): Promise<Backend> => open(onChange);

type Open = (onChange: () => void) => Promise<Backend>;
const never: Open = () => new Promise(() => undefined);
let open = never;

/** The device's state of the cart, and its connectivity. */
export const makeDevice = (first: CartView, connectivity: CartState['connectivity'] = 'online') => {
  let view = first;
  let tell = (): void => undefined;
  const taken: Tap[] = [];
  const backend = {
    view: () => view,
    condition: () => ({ connectivity, storage: null, stalled: false }),
    enqueue: async (taps: readonly Tap[]) => {
      taken.push(...taps);
      return [];
    },
    refresh: async () => undefined,
    close: () => undefined,
  } as unknown as Backend;
  return {
    /** Changes that it received. */
    taken,
    open: async (onChange: () => void): Promise<Backend> => {
      tell = onChange;
      return backend;
    },
    show: (next: CartView): void => {
      view = next;
      tell();
    },
  };
};

/** The start of a page: the number of items is known, and the items are about to be read. */
export const beginPage = (count: number, next: Open): void => {
  open = never;
  openCart().catch(() => undefined);
  closeCart();
  open = next;
  localStorage.setItem('waymark.basket', JSON.stringify({ count, subject: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'waymark.basket' }));
};

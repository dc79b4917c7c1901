import type { Cart } from '#contract/cart.ts';
import type { CartView } from '#db/cart/view.ts';

/** Why the checkout waits with its calls; null: it does not. `sending` and `checking` end by themselves, the rest needs the network, the shop or the shopper. */
export type CheckoutWait = 'loading' | 'empty' | 'refused' | 'sold-out' | 'checking' | 'offline' | 'sending' | 'held';

/** What the checkout needs of the basket. The route hands it in. */
export interface CheckoutBasket {
  readonly view: CartView | null;
  readonly wait: CheckoutWait | null;
  /** The device's own data could not be opened. */
  readonly failed: boolean;
  /** Tries everything that waits now. */
  readonly sync: () => void;
  /** Reads the server's cart. */
  readonly refresh: () => Promise<void>;
  /** A cart that one of the checkout's calls answered with. */
  readonly acceptCart: (cart: Cart) => Promise<void>;
  readonly ordering: (begun: boolean) => Promise<void>;
  readonly ordered: (cartId: string, orderNumber: string) => Promise<void>;
}

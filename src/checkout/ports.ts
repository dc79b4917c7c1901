import type { Cart } from '#contract/cart.ts';
import type { CheckoutWait } from '#db/cart/checkout-wait.ts';
import type { CartView } from '#db/cart/view.ts';

/** What the checkout needs of the cart. The route hands it in. */
export interface CheckoutCart {
  readonly view: CartView | null;
  readonly wait: CheckoutWait | null;
  /** The device's own data cannot be opened. */
  readonly failed: boolean;
  /** Tries everything that waits now. */
  readonly sync: () => void;
  /** Reads the server's cart. */
  readonly refresh: () => Promise<void>;
  /** A cart that one of the checkout's calls answered with. */
  readonly acceptCart: (cart: Cart) => Promise<void>;
  readonly ordering: (begun: boolean) => Promise<void>;
  readonly ordered: (cartId: string, orderNumber: string) => Promise<void>;
  /** The shop has put `next` in the place of the cart `cartId`. */
  readonly replaced: (cartId: string, next: Cart) => Promise<void>;
}

/** Who sells in which store, where an associate's device places the order (spec 1 §6). */
export interface StoreSale {
  readonly storeId: string;
  readonly storeName: string;
  readonly storeEmployeeId: string;
  readonly storeEmployeeName: string;
}

import type { ReactNode } from 'react';
import type { Api } from '#contract/client/client.ts';
import type { CartView } from '#db/cart/view.ts';
import type { CheckoutCart, StoreSale } from './ports.ts';
import type { Shopper } from './shopper.ts';
import type { Step } from './step.ts';

export interface CheckoutPageProps {
  readonly cartPort: CheckoutCart;
  readonly api: Api;
  /** Null: a guest; undefined while it is asked for. */
  readonly shopper: Shopper | null | undefined;
  /** Null: nobody sells here. */
  readonly sale: StoreSale | null;
  /** Codes: to type one in, and those that are there. */
  readonly coupons: (view: CartView) => ReactNode;
  /** How an amount can be paid later, and where to read about it. */
  readonly payLater: (amount: number) => ReactNode;
  /** The address names the checkout and no step of it. */
  readonly begins: boolean;
  /** The step of the address. */
  readonly step: Step;
  readonly go: (step: Step, replace?: boolean) => void;
  readonly onPlaced: (orderNumber: string) => void;
  readonly totals: (view: CartView) => ReactNode;
  /** What one should know about the cart as a whole: prices and quantities that moved, what holds the changes. */
  readonly notices: ReactNode;
  /** What the shop says about one item, if anything. */
  readonly remark: (view: CartView, itemId: string) => string | undefined;
}

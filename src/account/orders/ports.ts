import type { ComponentType } from 'react';
import type { Address } from '#contract/address.ts';
import type { CartItem } from '#contract/cart.ts';
import type { Purchase } from '#contract/calls/orders.ts';
import type { Api } from '#src/base/api/client.ts';

export interface AgainResult {
  /** Items that are in the cart now. */
  readonly added: number;
  /** Names of what is not sold any more. */
  readonly gone: readonly string[];
  /** Names of what nobody could be asked about. */
  readonly unsure: readonly string[];
}

/** What these screens take from other parts of the shop; the app puts them together. */
export interface OrderParts {
  readonly api: Api;
  readonly Items: ComponentType<{
    readonly items: readonly CartItem[];
    readonly label: string;
    readonly linked?: boolean;
    readonly remark?: (itemId: string) => string | undefined;
  }>;
  readonly AddressText: ComponentType<{ readonly address: Address }>;
  readonly Totals: ComponentType<{ readonly purchase: Purchase }>;
  readonly PaidWith: ComponentType<{ readonly order: Purchase['order'] }>;
  /** Puts the items into the cart, as they are sold today. */
  readonly orderAgain: (items: readonly CartItem[]) => Promise<AgainResult>;
}

export interface OrderViewProps extends OrderParts {
  readonly purchase: Purchase;
  /** Proof of the order, where it is not the shopper's own by the session. */
  readonly st: string | undefined;
  /** The order has changed: what the shop answered. */
  readonly onChange: (purchase: Purchase) => void;
}

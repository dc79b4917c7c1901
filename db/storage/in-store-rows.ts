import type { Currency } from '#contract/money.ts';
import type { HeldAdjustment, ParkedCartAdjustment } from '#contract/price-adjustment.ts';
import type { HeldKind, StoreCustomer } from '#contract/calls/store-session.ts';
import type { ItemFacts } from '#db/cart/lines/item-facts.ts';
import type { ItemChoice } from '#db/cart/lines/line-key.ts';

/** The stored form of a PIN. Few digits can be tried out quickly on an open device: it keeps customers out, not thieves. */
export interface KeptPin {
  readonly salt: string;
  readonly hash: string;
  readonly rounds: number;
}

/** The store and the employee of this device: the store session (spec 2 §3), kept through reloads, updates and loss of network. */
export interface CounterRow {
  readonly id: 'current';
  /** The account that the device is signed in with; under another account this row is ignored. */
  readonly subject: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly storeEmployeeId: string;
  readonly storeEmployeeName: string;
  readonly pin: KeptPin;
  /** Wrong PINs in a row, counted before each is checked. */
  readonly tries: number;
  /** The customer of the current sale. */
  readonly customer: StoreCustomer | null;
  /** The server has not received the current customer, or that there is none. */
  readonly customerUnsent: boolean;
}

export interface HeldLine {
  readonly choice: ItemChoice;
  readonly qty: number;
  /** Null once the people who parked it have signed out. */
  readonly facts: ItemFacts | null;
  /** An associate changed its price. */
  readonly adjustment?: HeldAdjustment;
}

/** A parked cart that the server does not have yet. Employee, store and time stay with it whatever happens to the session. */
export interface HeldRow {
  readonly id: string;
  readonly kind: HeldKind;
  readonly storeId: string;
  readonly storeEmployeeId: string;
  /** ISO 8601, by the device's clock. */
  readonly at: string;
  readonly lines: readonly HeldLine[];
  readonly coupons: readonly string[];
  readonly adjustments?: readonly ParkedCartAdjustment[];
  readonly note?: string;
  /** The total that the customer saw. */
  readonly total?: { readonly amount: number; readonly currency: Currency };
  readonly customer?: StoreCustomer;
  /** Code of the server's refusal to store it. */
  readonly refused?: string;
}

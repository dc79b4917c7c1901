import type { Currency } from '#contract/money.ts';
import type { HeldAdjustment, HeldBasketAdjustment } from '#contract/price-adjustment.ts';
import type { HeldKind, StoreCustomer } from '#contract/store-session.ts';
import type { ItemFacts } from '../cart/item-facts.ts';
import type { ItemChoice } from '../cart/line-key.ts';

/** What is kept of a PIN. Few digits are soon tried through by whoever has the device open on a bench: it keeps customers' eyes out, not thieves. */
export interface KeptPin {
  readonly salt: string;
  readonly hash: string;
  readonly rounds: number;
}

/** Where this device sells and who does: the session of the people in the store (spec 2 §3), kept through reloads, updates and lost wifi. */
export interface CounterRow {
  readonly id: 'current';
  /** The account that the device is signed in with: with another one this row counts for nothing. */
  readonly subject: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly storeEmployeeId: string;
  readonly storeEmployeeName: string;
  readonly pin: KeptPin;
  /** Wrong PINs in a row; counted before they are looked at. */
  readonly tries: number;
  /** Whom the sale at the counter is for. */
  readonly customer: StoreCustomer | null;
  /** The shop has not heard of the present customer, or that there is none. */
  readonly customerUnsent: boolean;
}

export interface HeldLine {
  readonly choice: ItemChoice;
  readonly qty: number;
  /** Gone once the people who put it aside have signed out. */
  readonly facts: ItemFacts | null;
  /** Its price was changed at the counter. */
  readonly adjustment?: HeldAdjustment;
}

/** A basket that was put aside, until the shop has it: who, where and when stay with it whatever becomes of the session. */
export interface HeldRow {
  readonly id: string;
  readonly kind: HeldKind;
  readonly storeId: string;
  readonly storeEmployeeId: string;
  /** ISO, by the device's clock. */
  readonly at: string;
  readonly lines: readonly HeldLine[];
  readonly coupons: readonly string[];
  readonly adjustments?: readonly HeldBasketAdjustment[];
  readonly note?: string;
  /** What the customer was told. */
  readonly total?: { readonly amount: number; readonly currency: Currency };
  readonly customer?: StoreCustomer;
  /** Code of the shop's refusal to keep it. */
  readonly refused?: string;
}

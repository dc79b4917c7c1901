import type { Cart } from '#contract/cart.ts';
import type { Api } from '#contract/client/client.ts';
import type { Currency } from '#contract/money.ts';
import type { WaymarkDatabase } from '#db/storage/schema.ts';
import type { ParkedCartAdjustment } from '#contract/price-adjustment.ts';
import type { HeldLine } from '#db/storage/in-store-rows.ts';

/** What is at the counter: the cart of the device. */
export interface CounterCart {
  readonly lines: readonly HeldLine[];
  readonly units: number;
  readonly coupons: readonly string[];
  /** Changed prices of the whole cart and its deliveries; those of lines are with the lines. */
  readonly adjustments: readonly ParkedCartAdjustment[];
  readonly total: { readonly amount: number; readonly currency: Currency } | null;
}

/** What the store's people need of the cart; the app hands it in. */
export interface CartPort {
  /** Opens the device's data where that has not happened. */
  readonly read: () => Promise<CounterCart>;
  /** Takes everything out, by changes like any other: they wait where there is no network. */
  readonly clear: () => Promise<void>;
  readonly put: (lines: readonly HeldLine[], coupons: readonly string[]) => void;
  /** Sends what waits; false where it has not all arrived within a few seconds. */
  readonly settle: () => Promise<boolean>;
  readonly cartId: () => Promise<string | null>;
  readonly accept: (cart: Cart) => Promise<void>;
}

export interface InStorePorts {
  readonly api: Api;
  readonly db: WaymarkDatabase;
  readonly cartPort: CartPort;
  /** Of the session that the device has now. */
  readonly subject: () => string | null;
  readonly newId: () => string;
  readonly now: () => Date;
}

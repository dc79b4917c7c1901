import type { CheckoutStep, DeliveryWay, ErrorLevel } from './row.ts';

/**
 * Remarks that a cart answer carries (spec 1 §8). The documents name seven codes and six changes of delivery without codes;
 * the strings of those six are ours.
 */
export type FlashAction =
  | { readonly do: 'show' }
  | { readonly do: 'adjust-quantity' }
  | { readonly do: 'block-order' }
  | { readonly do: 'return'; readonly step: CheckoutStep }
  /** Opens the 3-D Secure challenge. */
  | { readonly do: 'authenticate' }
  | { readonly do: 'delivery-changed'; readonly from: DeliveryWay; readonly to: DeliveryWay }
  | { readonly do: 'shipping-downgraded' };

export interface FlashRow {
  readonly type: 'info' | 'warning' | 'error';
  readonly level: ErrorLevel;
  readonly messageKey: string;
  readonly action: FlashAction;
}

const row = (type: FlashRow['type'], level: ErrorLevel, name: string, action: FlashAction = { do: 'show' }): FlashRow => ({
  type,
  level,
  messageKey: `flash.${name}`,
  action,
});
/** One notice for every change of delivery, worded by from and to. */
const moved = (from: DeliveryWay, to: DeliveryWay): FlashRow => row('warning', 'top', 'deliveryChanged', { do: 'delivery-changed', from, to });

export const flashes = {
  /** Details: `missingQuantity`, `availableQuantity`, `itemId`. */
  ProductLineItemInventoryMissing: row('warning', 'item', 'partlyOutOfStock', { do: 'adjust-quantity' }),
  /** Details: `itemId`; of a line that was not put in, because carts became one or came back: `upc`, `name`, `wantedQuantity`. */
  ProductItemNotAvailable: row('error', 'item', 'itemNotAvailable'),
  ProductLineItemFullInventoryMissing: row('error', 'top', 'nothingLeft', { do: 'block-order' }),
  InvalidShippingAddress: row('error', 'top', 'shippingAddressInvalid', { do: 'return', step: 'shipping' }),
  PaymentNotAuthorized: row('info', 'top', 'paymentNeedsAuthentication', { do: 'authenticate' }),
  /** Details: `itemId`, `maxAllowedQty`; of a line that was put in with fewer pieces: `upc`, `name`, `maxAllowedQty`, `wantedQuantity`. */
  ProductItemMaxQuantity: row('info', 'item', 'maxQuantity'),
  /** A gift card that names nobody. */
  ProductItemRequired: row('info', 'item', 'itemRequired'),
  /** Details of a move: `itemId`, `upc`, `name`; where it goes to a store, `storeId`, `storeName`. */
  PickupToHomeDelivery: moved('pickup', 'home'),
  PickupToShipToStore: moved('pickup', 'sts'),
  ShipToStoreToHomeDelivery: moved('sts', 'home'),
  ShipToStoreToPickup: moved('sts', 'pickup'),
  HomeDeliveryToPickup: moved('home', 'pickup'),
  /** A price that an associate had changed before the cart was put aside is not changed any more. */
  PriceAdjustmentEnded: row('warning', 'top', 'adjustmentEnded'),
  /** A code that was in a cart put aside and is refused now. Details: `code`. */
  CouponEnded: row('warning', 'top', 'couponEnded'),
  /** Details: `from`, `to`: codes of shipping methods. */
  OrderShippingMethodDowngrade: row('warning', 'top', 'shippingDowngraded', { do: 'shipping-downgraded' }),
} as const satisfies Record<string, FlashRow>;

export type FlashCode = keyof typeof flashes;
export const isFlashCode = (code: unknown): code is FlashCode => typeof code === 'string' && Object.hasOwn(flashes, code);

import type { Address } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { orders } from '#server/platform/db/schema/commerce.ts';

interface OrderFacts {
  readonly orderNumber: string;
  readonly st: string;
  readonly billingAddress: Address;
  readonly paymentMethod: Order['paymentMethod'];
  readonly payments: NonNullable<Order['payments']>;
  readonly inStoreSalesInfo?: Order['inStoreSalesInfo'];
  readonly now: Date;
}

/** The order made from a cart, frozen before anything is paid, so that it is exactly what the shopper agreed to. */
export const orderOf = (cart: Cart, { now, inStoreSalesInfo, ...facts }: OrderFacts): Order => ({
  ...facts,
  state: 'PLACING',
  placedAt: now.toISOString(),
  items: cart.items,
  shipments: cart.shipments.map((shipment) => {
    const entry = cart.shippingMethods.find(({ shippingId }) => shippingId === shipment.shippingId);
    const method = entry?.applicableShippingMethods.find(({ code }) => code === shipment.code);
    return {
      ...shipment,
      label: method?.label ?? shipment.code,
      ...(entry?.address ? { address: entry.address } : {}),
      ...(method?.storeName === undefined ? {} : { storeName: method.storeName, storeAddress: method.storeAddress }),
      deliveryTime: method?.deliveryTime ?? { minDays: 0, maxDays: 0 },
    };
  }),
  totals: { ...cart.totals, remainingToPay: 0 },
  flash: [],
  promoSummary: cart.promoSummary.filter(({ thresholdStatus }) => thresholdStatus === 'REACHED'),
  ...(cart.priceAdjustments ? { priceAdjustments: cart.priceAdjustments } : {}),
  ...(inStoreSalesInfo ? { inStoreSalesInfo } : {}),
});

/** The order with its current state; one that waits for its shopper states the reason (spec 1 §8, PaymentNotAuthorized). */
export const documentOf = ({ document, state, challenge }: typeof orders.$inferSelect): Order | undefined =>
  document
    ? {
        ...document,
        state,
        flash: challenge ? [...document.flash, { code: 'PaymentNotAuthorized', type: 'info', details: { ...challenge } }] : document.flash,
      }
    : undefined;

import type { Address } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/checkout.ts';

interface OrderFacts {
  readonly orderNumber: string;
  readonly st: string;
  readonly billingAddress: Address;
  readonly paymentMethod: Order['paymentMethod'];
  readonly inStoreSalesInfo?: Order['inStoreSalesInfo'];
  readonly now: Date;
}

/** The order that a basket becomes: frozen before anything is paid, so that it is exactly what the shopper agreed to. */
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
      ...(method?.storeName === undefined ? {} : { storeName: method.storeName }),
      deliveryTime: method?.deliveryTime ?? { minDays: 0, maxDays: 0 },
    };
  }),
  totals: { ...cart.totals, remainingToPay: 0 },
  flash: [],
  promoSummary: cart.promoSummary.filter(({ thresholdStatus }) => thresholdStatus === 'REACHED'),
  ...(cart.priceAdjustments ? { priceAdjustments: cart.priceAdjustments } : {}),
  ...(inStoreSalesInfo ? { inStoreSalesInfo } : {}),
});

/** What the provider was asked for: a voucher has covered the rest. More than that never goes back as money. */
export const chargedFor = ({ totals }: Pick<Order, 'totals'>): number => totals.total - totals.appliedRewards;

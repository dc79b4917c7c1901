import type { ShippingCode } from '#contract/cart.ts';
import type { CartDraft } from '../lines/draft.ts';

export interface SetShippingMethodArgs {
  readonly shippingId: string;
  readonly code: ShippingCode;
  /** The shipment's store, to find it again in a rebuilt cart. */
  readonly storeId?: string;
}

/** The shipment it was chosen for; in a rebuilt cart, the one with the same destination. */
export const shipmentFor = (
  cart: Pick<CartDraft, 'shipments'>,
  { shippingId, storeId }: SetShippingMethodArgs,
): CartDraft['shipments'][number] | undefined =>
  cart.shipments.find((shipment) => shipment.shippingId === shippingId) ?? cart.shipments.find((shipment) => shipment.storeId === storeId);

export function setShippingMethod(cart: CartDraft, args: SetShippingMethodArgs): CartDraft {
  const chosen = shipmentFor(cart, args);
  if (!chosen) return cart;
  const method = cart.shippingMethods
    .find(({ shippingId }) => shippingId === chosen.shippingId)
    ?.applicableShippingMethods.find(({ code }) => code === args.code);
  return {
    ...cart,
    shipments: cart.shipments.map((shipment) =>
      shipment === chosen ? { ...shipment, code: args.code, shipping: method?.price.finalAmount ?? shipment.shipping } : shipment,
    ),
    shippingMethods: cart.shippingMethods.map((entry) => (entry.shippingId === chosen.shippingId ? { ...entry, code: args.code } : entry)),
  };
}

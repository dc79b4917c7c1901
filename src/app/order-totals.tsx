import type { Order } from '#contract/checkout.ts';
import { Totals } from '#src/cart/totals.tsx';

/** The sums of an order, as those of the basket are drawn. */
export const orderTotals = ({ totals, shipments }: Pick<Order, 'totals' | 'shipments'>, locale: string) => {
  const shippingMethods = shipments.map(({ shippingId, code, label, address, storeName }) => ({
    shippingId,
    applicableShippingMethods: [{ code, label }],
    ...(address && { address }),
    ...(storeName !== undefined && { storeName }),
  }));
  return <Totals cart={{ totals, locale, shipments, shippingMethods }} estimated={false} />;
};

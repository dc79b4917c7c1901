import type { Order } from '#contract/calls/checkout.ts';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { billOfOrder } from '#pricing/bill.ts';
import { Totals } from '#src/cart/totals.tsx';

/** The sums of an order, as those of the cart are drawn. */
export const orderTotals = (order: Pick<Order, 'totals' | 'shipments' | 'payments'>, locale: LocaleId) => {
  const { totals, shipments } = order;
  const { taxIncluded } = LOCALES[locale];
  const shippingMethods = shipments.map(({ shippingId, code, label, address, storeName }) => ({
    shippingId,
    applicableShippingMethods: [{ code, label }],
    ...(address && { address }),
    ...(storeName !== undefined && { storeName }),
  }));
  return (
    <Totals
      bill={billOfOrder(order, taxIncluded)}
      deliveries={{ totals, shipments, shippingMethods }}
      dueWord="totals.paid"
      taxIncluded={taxIncluded}
    />
  );
};

import type { Order } from '#contract/calls/checkout.ts';
import type { PurchaseStatus, ShipmentStep } from '#contract/calls/order-states.ts';
import type { OrderFacts } from './facts.ts';

/** Where a shipment is; before the warehouse has begun it is just placed. */
export const stepOf = ({ fulfilments }: OrderFacts, shippingId: string): ShipmentStep =>
  fulfilments.find((row) => row.shippingId === shippingId)?.step ?? 'PLACED';

const RANK: Readonly<Record<ShipmentStep, number>> = { CANCELLED: -1, PLACED: 0, PACKED: 1, SHIPPED: 2, READY: 3, DELIVERED: 4 };

/** Pieces of an item that were sent back so far, whether they have arrived or not. */
export const sentBack = ({ returns }: OrderFacts, itemId: string, arrived = false): number =>
  returns
    .filter(({ row }) => !arrived || row.state !== 'LABELLED')
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.itemId === itemId ? sum + line.qty : sum), 0);

/** One word for the whole order. What comes by e-mail is there at once and says nothing about the parcels, unless there are none. */
export const statusOf = (order: Order, facts: OrderFacts): PurchaseStatus => {
  if (facts.cancellation) return 'CANCELLED';
  if (order.items.every(({ id, qty }) => sentBack(facts, id, true) >= qty)) return 'RETURNED';
  const parcels = order.shipments.filter(({ code }) => code !== 'digital');
  const ranks = (parcels.length > 0 ? parcels : order.shipments).map(({ shippingId }) => RANK[stepOf(facts, shippingId)]);
  const least = Math.min(...ranks);
  if (least >= RANK.DELIVERED) return 'DELIVERED';
  if (least >= RANK.READY) return 'READY';
  if (least >= RANK.SHIPPED) return 'SHIPPED';
  if (Math.max(...ranks) >= RANK.SHIPPED) return 'PARTLY_SHIPPED';
  return Math.max(...ranks) >= RANK.PACKED ? 'PACKED' : 'PLACED';
};

/** Until anything is packed or sent. */
export const canCancel = (order: Order, facts: OrderFacts): boolean =>
  !facts.cancellation && order.shipments.every(({ shippingId }) => stepOf(facts, shippingId) === 'PLACED');

import type { OrderFacts, ReturnFacts } from './facts.ts';
import type { PlacedRow } from './find-own.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orderRefunded } from '#server/commerce/loyalty/after-order.ts';

/** Paid prices of the units of some returns: of k out of n units k n-ths, rounded down, so that the last piece brings the rest. */
const earningAmountOf = ({ document: { items } }: PlacedRow, returns: readonly ReturnFacts[]): number => {
  const lines = returns.flatMap((entry) => entry.lines);
  return items.reduce((sum, { id, qty, price }) => {
    const back = lines.reduce((units, line) => (line.itemId === id ? units + line.qty : units), 0);
    return sum + Math.floor((price.priceAfterOrderDiscount * Math.min(back, qty)) / qty);
  }, 0);
};

/** A return was refunded, in its transaction: what its goods had earned goes with them. */
export const loyaltyOfReturn = async (tx: Db, row: PlacedRow, { returns }: OrderFacts, returnId: string, now: Date): Promise<void> => {
  const earlier = returns.filter((entry) => entry.row.state === 'REFUNDED' && entry.row.id !== returnId);
  const before = earningAmountOf(row, earlier);
  const all = earningAmountOf(row, [...earlier, ...returns.filter((entry) => entry.row.id === returnId)]);
  await orderRefunded(tx, { subject: row.subject, order: row.document, reference: returnId, before, items: all - before }, now);
};

/** An order was called off, in its transaction. */
export const loyaltyOfCancelled = async (tx: Db, { subject, document: order }: PlacedRow, now: Date): Promise<void> => {
  const items = order.items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0);
  await orderRefunded(tx, { subject, order, reference: `cancelled ${order.orderNumber}`, before: 0, items }, now);
};

/** An account loses an order that it got because of its address, in its transaction: the points that are left of it go along. */
export const loyaltyOfGivenBack = async (tx: Db, row: PlacedRow, { returns, cancellation }: OrderFacts, now: Date): Promise<void> => {
  if (cancellation) return;
  const { subject, document: order } = row;
  const before = earningAmountOf(
    row,
    returns.filter((entry) => entry.row.state === 'REFUNDED'),
  );
  const all = order.items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0);
  await orderRefunded(tx, { subject, order, reference: `given back ${order.orderNumber}`, before, items: all - before }, now);
};

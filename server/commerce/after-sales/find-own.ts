import { and, eq, inArray } from 'drizzle-orm';
import type { Order } from '#contract/calls/checkout.ts';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSameProof } from '#server/commerce/orders/number.ts';
import { type OrderReader, wasSoldTo } from './whose.ts';

export const BOUGHT = ['PLACED', 'FINALISED'] as const;

/** An order that was placed, with its content. */
export type PlacedRow = typeof orders.$inferSelect & { readonly document: Order };

export const asPlaced = (row: typeof orders.$inferSelect | undefined): PlacedRow | undefined => {
  if (!row?.document) return undefined;
  // Number and proof of the row hold: an order that was taken over by an account keeps both.
  return { ...row, document: { ...row.document, state: row.state } };
};

const placed = (orderId: string) => and(eq(orders.orderNumber, orderId.trim().toUpperCase()), inArray(orders.state, [...BOUGHT]));

/**
 * An order for whoever placed it, whoever a store sold it to, and whoever has its proof. Anybody else's is as absent as one that never was (OHS4004).
 * @param lock nobody else changes it until the transaction ends
 */
export const findOwn = async (db: Db, reader: OrderReader, orderId: string, st: string | undefined, lock = false): Promise<PlacedRow> => {
  const query = db.select().from(orders).where(placed(orderId));
  const [row] = await (lock ? query.for('update') : query);
  const proven = row !== undefined && (row.subject === reader.subject || (st !== undefined && isSameProof(st, row.st)));
  const found = proven || (row && (await wasSoldTo(db, reader, row.orderNumber))) ? asPlaced(row) : undefined;
  if (!found) throw new Refusal('OHS4004');
  return found;
};

/** The same by number alone: whoever asks must prove more before seeing it. */
export const findPlaced = async (db: Db, orderId: string): Promise<PlacedRow | undefined> => {
  const [row] = await db.select().from(orders).where(placed(orderId));
  return asPlaced(row);
};

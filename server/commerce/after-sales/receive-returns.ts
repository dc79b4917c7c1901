import { and, asc, eq, lte } from 'drizzle-orm';
import { asPlaced } from './find-own.ts';
import { verifyAgain } from '#server/catalogue/reviews/has-bought.ts';
import type { Db } from '#server/platform/db/open.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { returnLines, returns } from '#server/platform/db/schema/returns.ts';
import { giveBack } from '#server/commerce/stock/give-back.ts';

const BATCH = 50;

/**
 * Parcels that have come back: their units lie in the warehouse again, in one transaction with the return's new state. The money follows, see
 * settleRefunds.
 * @returns how many came
 */
export const receiveReturns = async (db: Db, now: Date): Promise<number> => {
  const due = await db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.state, 'LABELLED'), lte(returns.dueAt, now)))
    .orderBy(asc(returns.dueAt))
    .limit(BATCH);
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(returns)
        .set({ state: 'RECEIVED', receivedAt: now })
        .where(and(eq(returns.id, id), eq(returns.state, 'LABELLED')))
        .returning();
      if (!row) return;
      const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, row.orderNumber));
      const items = asPlaced(order)?.document.items ?? [];
      const lines = await tx.select().from(returnLines).where(eq(returnLines.returnId, id));
      const units = lines.flatMap(({ itemId, qty }) => {
        const item = items.find((candidate) => candidate.id === itemId);
        return item ? [{ upc: item.upc, location: SHIP, qty }] : [];
      });
      await giveBack(tx, units);
      const back = new Set(lines.map(({ itemId }) => itemId));
      if (order)
        await verifyAgain(
          tx,
          order.subject,
          items.flatMap((item) => (back.has(item.id) ? [item.masterId] : [])),
        );
    });
  }
  return due.length;
};

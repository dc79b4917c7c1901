import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { isGiftCard, issueGiftCards } from '#server/commerce/gift-cards/issue.ts';
import { askForNewsletter } from './newsletter.ts';
import type { Settled } from './settle.ts';
import { assertBecomes } from './states.ts';

/**
 * The consequences of a placed order that may come after it: purchased gift cards are issued and mailed, the newsletter is requested. Runs once, in
 * one transaction with the state that records it; does nothing to an order in another state.
 * @returns whether emails were queued
 */
export const finaliseOrder = async (db: Db, orderNumber: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update');
    if (row?.state !== 'PLACED' || !row.document) return false;
    assertBecomes(row.state, 'FINALISED');
    await issueGiftCards(tx, row.document, row.locale, now);
    await tx.update(orders).set({ state: 'FINALISED', leaseUntil: null }).where(eq(orders.orderNumber, orderNumber));
    const asked = await askForNewsletter(tx, row, now);
    return asked || row.document.items.some(isGiftCard);
  });

/** The same for an order that was settled a moment ago, if something is left to do for it. */
export const finaliseSettled = async (db: Db, orderNumber: string, settled: Settled, now: Date): Promise<boolean> => {
  const isOpen = 'order' in settled && settled.order.state === 'PLACED' && settled.isComplete !== true;
  return isOpen && finaliseOrder(db, orderNumber, now);
};

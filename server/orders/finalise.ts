import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { orders } from '../db/schema/commerce.ts';
import { isGiftCard, issueGiftCards } from '../gift-cards/issue.ts';
import { askForNewsletter } from './newsletter.ts';
import { assertBecomes } from './states.ts';

/**
 * What follows from an order that stands and need not stand with it: gift cards that were bought are issued and mailed, the newsletter is begun. Once, in one
 * transaction with the state that says so; an order that is anything but placed is left alone.
 * @returns whether letters were written
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

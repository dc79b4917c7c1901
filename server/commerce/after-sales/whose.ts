import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { orders } from '#server/platform/db/schema/commerce.ts';
import { storeSales } from '#server/platform/db/schema/in-store.ts';
import type { CallSession } from '#server/platform/http/context.ts';

/** Whoever asks about orders. */
export type OrderReader = Pick<CallSession, 'subject' | 'account'>;

const soldTo = (db: Db, accountId: string) =>
  db.select({ orderNumber: storeSales.orderNumber }).from(storeSales).where(eq(storeSales.accountId, accountId));

/**
 * Orders of whoever asks: what they placed, and what a store sold to them, which its own device has placed. The numbers are read first, as an array: with
 * `in (select ...)` after an `or`, PostgreSQL reads every order of the shop.
 */
export const ordersOf = (db: Db, { subject, account }: OrderReader): SQL | undefined =>
  or(eq(orders.subject, subject), account && sql`${orders.orderNumber} = any(array(${soldTo(db, account.id)}))`);

/** Whether a store sold this order to whoever asks. */
export const wasSoldTo = async (db: Db, { account }: OrderReader, orderNumber: string): Promise<boolean> => {
  if (!account) return false;
  const [sale] = await db
    .select({ orderNumber: storeSales.orderNumber })
    .from(storeSales)
    .where(and(eq(storeSales.orderNumber, orderNumber), eq(storeSales.accountId, account.id)));
  return sale !== undefined;
};

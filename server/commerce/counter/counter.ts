import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { carts } from '#server/platform/db/schema/commerce.ts';
import { storeEmployees, storeSessions } from '#server/platform/db/schema/in-store.ts';
import type { RegisteredSession } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Where a session sells, who does, and the sale at its counter. */
export type Counter = typeof storeSessions.$inferSelect;

/** @throws AUT404 for everybody who is no associate, as a guest hears it */
export const assertAssociate = ({ account }: RegisteredSession): void => {
  if (account.consumerType !== 'ASSOCIATE') throw new Refusal('AUT404');
};

/** Undefined where no store and employee are set, or the employee does not work there any more. */
export const findCounter = async (db: Db, { sessionId, account }: RegisteredSession): Promise<Counter | undefined> => {
  if (account.consumerType !== 'ASSOCIATE') return undefined;
  const works = and(
    eq(storeEmployees.id, storeSessions.employeeId),
    eq(storeEmployees.storeId, storeSessions.storeId),
    eq(storeEmployees.active, true),
  );
  const [row] = await db
    .select({ counter: storeSessions })
    .from(storeSessions)
    .innerJoin(storeEmployees, works)
    .where(eq(storeSessions.sessionId, sessionId));
  return row && (await withoutPastSale(db, row.counter));
};

/** @throws AUT404, STR404 where store and employee are not set */
export const counterOf = async (db: Db, session: RegisteredSession): Promise<Counter> => {
  assertAssociate(session);
  const counter = await findCounter(db, session);
  if (!counter) throw new Refusal('STR404');
  return counter;
};

/** Whoever the last sale was for has gone with its order. */
const withoutPastSale = async (db: Db, counter: Counter): Promise<Counter> => {
  if (counter.saleCartId === null) return counter;
  const [cart] = await db.select({ state: carts.state }).from(carts).where(eq(carts.id, counter.saleCartId));
  if (cart?.state !== 'ordered') return counter;
  return { ...counter, customerRef: null, rungUpBy: null, rungUpAt: null, saleCartId: null };
};

type Sale = Pick<Counter, 'customerRef' | 'rungUpBy' | 'rungUpAt' | 'saleCartId'>;

/** What is at the counter now. */
export const putSale = async (tx: Db, { sessionId }: Counter, sale: Sale): Promise<void> => {
  await tx.update(storeSessions).set(sale).where(eq(storeSessions.sessionId, sessionId));
};

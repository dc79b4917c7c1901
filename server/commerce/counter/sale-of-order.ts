import { and, eq } from 'drizzle-orm';
import type { CallBody } from '#contract/calls/calls.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { Db } from '#server/platform/db/open.ts';
import { foundCustomers, storeSales } from '#server/platform/db/schema/in-store.ts';
import type { CallSession, RegisteredSession } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Counter, findCounter, putSale } from './counter.ts';

type Info = NonNullable<Order['inStoreSalesInfo']>;

export interface StoreSale {
  readonly counter: Counter;
  /** For the order's document. */
  readonly info: Info;
}

const isRegistered = (session: CallSession): session is RegisteredSession => session.account !== undefined;

/**
 * Store and employee of an order come from the session that places it, and from nothing else (spec 2 §6): undefined for a shopper.
 * @throws STR404 where the body claims anything else
 */
export const saleOfOrder = async (
  db: Db,
  session: CallSession,
  claimed: CallBody<'cart.placeOrder'>['inStoreSalesInfo'],
): Promise<StoreSale | undefined> => {
  const counter = isRegistered(session) ? await findCounter(db, session) : undefined;
  if (claimed && (claimed.storeId !== counter?.storeId || claimed.storeEmployeeId !== counter.employeeId)) throw new Refusal('STR404');
  if (!counter) return undefined;
  const { storeId, employeeId, rungUpBy, rungUpAt } = counter;
  const rungUp = rungUpBy !== null && rungUpAt !== null ? { storeEmployeeId: rungUpBy, at: rungUpAt.toISOString() } : undefined;
  return { counter, info: { storeId, storeEmployeeId: employeeId, ...(rungUp && { rungUp }) } };
};

/** Whose account it is; undefined where nobody is named, or by another store's name. */
export const accountOfRef = async (db: Db, ref: string | null, storeId: string): Promise<string | undefined> => {
  if (ref === null) return undefined;
  const [row] = await db
    .select({ accountId: foundCustomers.accountId })
    .from(foundCustomers)
    .where(and(eq(foundCustomers.id, ref), eq(foundCustomers.storeId, storeId)));
  return row?.accountId;
};

/** Written with the order: whose sale it is, and that customer and ring-up belong to this cart and no later one. */
export const recordSale = async (tx: Db, { counter }: StoreSale, order: { orderNumber: string; cartId: string }, now: Date): Promise<void> => {
  const { storeId, employeeId, customerRef, rungUpBy, rungUpAt } = counter;
  const accountId = (await accountOfRef(tx, customerRef, storeId)) ?? null;
  const sale = { storeId, employeeId, accountId, soldAt: now };
  await tx
    .insert(storeSales)
    .values({ orderNumber: order.orderNumber, ...sale })
    .onConflictDoUpdate({ target: storeSales.orderNumber, set: sale });
  await putSale(tx, counter, { customerRef, rungUpBy, rungUpAt, saleCartId: order.cartId });
};

import { and, asc, eq } from 'drizzle-orm';
import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import type { StoreSession } from '#contract/calls/store-session.ts';
import type { Db } from '#server/platform/db/open.ts';
import { stores } from '#server/platform/db/schema/catalogue.ts';
import { storeEmployees, storeSessions } from '#server/platform/db/schema/in-store.ts';
import type { CallContext, RegisteredSession } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { assertAssociate, findCounter } from '#server/commerce/counter/counter.ts';
import { findCustomerByRef } from './customers.ts';

export const listStores = async (db: Db): Promise<CallResponse<'utilities.stores'>> => ({
  stores: await db
    .select({ id: stores.id, name: stores.name, city: stores.city, countryCode: stores.countryCode })
    .from(stores)
    .orderBy(asc(stores.countryCode), asc(stores.name)),
});

/** @throws AUT404; STR404 for a store that there is not */
export const listEmployees = async (db: Db, session: RegisteredSession, storeId: string): Promise<CallResponse<'utilities.storeEmployees'>> => {
  assertAssociate(session);
  const [store] = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Refusal('STR404');
  const employees = await db
    .select({ id: storeEmployees.id, name: storeEmployees.name })
    .from(storeEmployees)
    .where(and(eq(storeEmployees.storeId, storeId), eq(storeEmployees.active, true)))
    .orderBy(asc(storeEmployees.name));
  return { employees };
};

/** Store and employee as the device shows them. */
export const viewSession = async (db: Db, session: RegisteredSession): Promise<StoreSession> => {
  assertAssociate(session);
  const counter = await findCounter(db, session);
  if (!counter) return { connected: false };
  const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, counter.storeId));
  const [employee] = await db.select({ name: storeEmployees.name }).from(storeEmployees).where(eq(storeEmployees.id, counter.employeeId));
  const customer = counter.customerRef === null ? undefined : await findCustomerByRef(db, counter.customerRef, counter.storeId);
  return {
    connected: true,
    storeId: counter.storeId,
    ...(store && { storeName: store.name }),
    storeEmployeeId: counter.employeeId,
    ...(employee && { storeEmployeeName: employee.name }),
    ...(customer && { customer }),
  };
};

/**
 * Sets both (spec 2 §4). Another employee at the same counter goes on with its sale; in another store nothing is at the counter.
 * @throws STR404 where the employee does not work in the store, whether the store is there or not
 */
export const connect = async (ctx: CallContext<'agent.connect'>, { storeId, storeEmployeeId }: CallBody<'agent.connect'>): Promise<StoreSession> => {
  const { db: tx, session, clock } = ctx;
  const { employees } = await listEmployees(tx, session, storeId);
  if (!employees.some(({ id }) => id === storeEmployeeId)) throw new Refusal('STR404');
  const before = await findCounter(tx, session);
  const row = { storeId, employeeId: storeEmployeeId, connectedAt: clock() };
  const nothing = { customerRef: null, rungUpBy: null, rungUpAt: null, saleCartId: null };
  await tx
    .insert(storeSessions)
    .values({ sessionId: session.sessionId, ...row })
    .onConflictDoUpdate({ target: storeSessions.sessionId, set: before?.storeId === storeId ? row : { ...row, ...nothing } });
  // What is answered here is remembered under the key of the change: of a customer nothing may be.
  const { customer: _customer, ...connected } = await viewSession(tx, session);
  return connected;
};

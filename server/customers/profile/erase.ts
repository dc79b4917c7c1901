import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Address } from '#contract/address.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { discardPhotosOf } from '#server/catalogue/photos/discard.ts';
import { deleteReviewsOf } from '#server/catalogue/reviews/write.ts';
import { deleteVotesOf } from '#server/catalogue/reviews/votes.ts';
import { giftEmailIds } from '#server/commerce/after-sales/view.ts';
import { eraseCases } from '#server/customers/contact/erased-cases.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { carts, idempotencyKeys, mailOutbox, orders } from '#server/platform/db/schema/commerce.ts';
import { subscriptions } from '#server/platform/db/schema/consumer.ts';
import { storeSales } from '#server/platform/db/schema/in-store.ts';
import { deviceFingerprints } from '#server/platform/db/schema/payments.ts';
import { promotionRedemptions } from '#server/platform/db/schema/promotions.ts';
import { ownedTables, type Shopper } from './owned-tables.ts';

/** Rows that stay, without the person in them: what was sold, and what a code was used for. */
const KEPT = new Set(['orders', 'promotion_redemptions']);
/** Orders that are being paid at this moment: their end is waited for. */
const UNFINISHED = ['PLACING', 'AUTHENTICATING'] as const;

/** Of an address the part that a bill has to name (tax law keeps bills for years), without ways to reach anybody. */
const forTheBill = (address: Address): Address => {
  const { phone: _, phoneCode: __, ...named } = address;
  return { ...named, email: '' };
};

/** The words of a gift went to somebody, and are no matter of the books. */
const withoutWords = (item: Order['items'][number]): Order['items'][number] => {
  const { giftOption: _, ...sold } = item;
  return sold;
};

/** Where a parcel went is no matter of the books: the country is. */
const withoutShopper = (address: Address): Address => ({
  addressId: address.addressId,
  firstName: '',
  lastName: '',
  email: '',
  addressLine1: '',
  city: '',
  country: address.country,
  countryCode: address.countryCode,
  isValidated: address.isValidated,
});

const keepWhatLawAsks = (order: Order): Order => ({
  ...order,
  st: '',
  billingAddress: forTheBill(order.billingAddress),
  items: order.items.map(withoutWords),
  shipments: order.shipments.map((shipment) => (shipment.address ? { ...shipment, address: withoutShopper(shipment.address) } : shipment)),
});

const withoutBuyer = (document: Order) => ({ st: randomUUID(), document: keepWhatLawAsks(document) });

/** Orders that a device of a store has placed for this person. */
const soldInStores = (tx: Db, accountId: string) =>
  tx
    .select({ orderNumber: orders.orderNumber, document: orders.document })
    .from(orders)
    .innerJoin(storeSales, eq(storeSales.orderNumber, orders.orderNumber))
    .where(eq(storeSales.accountId, accountId))
    .for('update', { of: orders });

/** Emails that go to an account's present address because of that account. Notices stay: an account that had the address before may be warned by them. */
const ABOUT_ACCOUNT = ['reset-password', 'confirm-own-email', 'loyalty-confirm'];

/**
 * Emails to the person, and those about their orders and cases to anybody else; of an address that is not confirmed those about the account alone. A gift
 * card that somebody else has paid for stays, as does their own on its way to whom it is given.
 */
const forgetEmails = async (tx: Db, { accountId, emails, unconfirmed }: Shopper, own: readonly Order[], cases: readonly string[]): Promise<void> => {
  const toShopper = and(inArray(mailOutbox.recipient, [...emails]), ne(mailOutbox.template, 'gift-card'));
  const toAccount = and(inArray(mailOutbox.recipient, [...unconfirmed]), inArray(mailOutbox.template, ABOUT_ACCOUNT));
  const askedFor = tx
    .select({ id: sql`${subscriptions.id}::text` })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId));
  const aboutSubscription = inArray(sql`${mailOutbox.data}->>'subscription'`, askedFor);
  const gifts = and(inArray(mailOutbox.messageId, own.flatMap(giftEmailIds)), isNotNull(mailOutbox.sentAt));
  const numbers = own.map(({ orderNumber }) => orderNumber);
  const aboutOrder = inArray(sql`${mailOutbox.data}->'order'->>'orderNumber'`, numbers);
  const aboutCase = inArray(sql`${mailOutbox.data}->>'number'`, [...cases]);
  await tx.delete(mailOutbox).where(or(toShopper, toAccount, aboutSubscription, gifts, aboutOrder, aboutCase));
};

/** Remembered answers: those to the person, and those that tell of their orders to the guest who placed them or to the store that sold. */
const forgetAnswers = async (tx: Db, subject: string, bought: readonly Order[]): Promise<void> => {
  const placedOrder = sql`jsonb_path_query_first(${idempotencyKeys.outcome}, '$.body.**.orderNumber') #>> '{}'`;
  const numbers = bought.map(({ orderNumber }) => orderNumber);
  await tx.delete(idempotencyKeys).where(or(eq(idempotencyKeys.subject, subject), inArray(placedOrder, numbers)));
};

const forgetDevices = async (tx: Db, cartIds: readonly string[]): Promise<void> => {
  if (cartIds.length > 0) await tx.delete(deviceFingerprints).where(inArray(deviceFingerprints.cartId, [...cartIds]));
};

/** Cart before account before order, as where one is placed: once they are had, an order of theirs is there to be seen, or is not begun any more. */
export const lockCarts = async (tx: Db, subject: string): Promise<void> => {
  await tx.select({ id: carts.id }).from(carts).where(eq(carts.subject, subject)).orderBy(asc(carts.id)).for('update');
};

/** Whether something is being paid for: an account goes when that has ended. */
export const hasUnfinishedOrder = async (db: Db, subject: string): Promise<boolean> =>
  (
    await db
      .select({ number: orders.orderNumber })
      .from(orders)
      .where(and(eq(orders.subject, subject), inArray(orders.state, [...UNFINISHED])))
      .limit(1)
  ).length > 0;

/**
 * The account is gone, with everything that hangs on it. Orders that were placed stay for the books: under a name that leads to nobody, with the
 * address of the bill and no way to reach the person. In one transaction: all of it or nothing.
 * Pictures of their cases are files: `forgetErasedCases` deletes them afterwards.
 */
export const eraseShopper = async (tx: Db, shopper: Shopper): Promise<void> => {
  const { subject, accountId, emails } = shopper;
  const cases = await eraseCases(tx, subject);
  const own = await tx.select().from(orders).where(eq(orders.subject, subject)).for('update');
  const nobody = `erased-${randomUUID()}`;
  for (const { orderNumber, document } of own) {
    const moved = { subject: nobody, takenFrom: null, idempotencyKey: null, fingerprint: null };
    const ofOrder = eq(orders.orderNumber, orderNumber);
    if (document === null) await tx.delete(orders).where(ofOrder);
    // The account of a store's device goes, not those it has sold to.
    else if (document.inStoreSalesInfo) await tx.update(orders).set(moved).where(ofOrder);
    else
      await tx
        .update(orders)
        .set({ ...moved, ...withoutBuyer(document) })
        .where(ofOrder);
  }
  const sold = await soldInStores(tx, accountId);
  for (const { orderNumber, document } of sold) {
    if (document) await tx.update(orders).set(withoutBuyer(document)).where(eq(orders.orderNumber, orderNumber));
  }
  await forgetDevices(
    tx,
    own.map(({ cartId }) => cartId),
  );
  await deleteReviewsOf(tx, accountId);
  await discardPhotosOf(tx, accountId);
  await deleteVotesOf(tx, subject);
  await tx.update(promotionRedemptions).set({ subject: nobody, emailHash: nobody }).where(eq(promotionRedemptions.subject, subject));
  for (const { table, name, by } of ownedTables()) {
    if (KEPT.has(name) || table === accounts || table === mailOutbox || table === idempotencyKeys || table === carts) continue;
    // What has an account in it goes with the account, by its foreign key.
    if (by.includes('accountId')) continue;
    const columns = table as unknown as Record<string, PgColumn>;
    const { subject: ofSubject, email, recipient } = columns;
    if (ofSubject) await tx.delete(table).where(eq(ofSubject, subject));
    else if (email ?? recipient) await tx.delete(table).where(inArray((email ?? recipient)!, [...emails]));
  }
  await tx.delete(carts).where(eq(carts.subject, subject));
  const bought = [...own.filter(({ document }) => !document?.inStoreSalesInfo), ...sold].flatMap(({ document }) => document ?? []);
  await forgetAnswers(tx, subject, bought);
  await forgetEmails(tx, shopper, bought, cases);
  await tx.delete(accounts).where(eq(accounts.id, accountId));
};

import { emailSchema, normaliseEmail } from '#contract/accounts.ts';
import type { CallBody } from '#contract/calls/calls.ts';
import type { Order } from '#contract/calls/checkout.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/platform/db/open.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSameProof } from '#server/commerce/orders/number.ts';
import { findPlaced, type PlacedRow } from './find-own.ts';

/** Fewer digits of a phone number prove nothing. */
const PHONE_DIGITS = 7;

const contactsOf = ({ billingAddress, shipments }: Order) => [billingAddress, ...shipments.flatMap(({ address }) => (address ? [address] : []))];

const hasEmail = (order: Order, email: string): boolean => {
  const key = normaliseEmail(email);
  return contactsOf(order).some((contact) => contact.email !== '' && normaliseEmail(contact.email) === key);
};

/** However it is written: with or without country code, with or without the zero before the area. */
const hasPhone = (order: Order, phone: string): boolean => {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length < PHONE_DIGITS) return false;
  return contactsOf(order).some((contact) => {
    const own = (contact.phone ?? '').replaceAll(/\D/g, '').replace(/^0+/, '');
    if (own.length < PHONE_DIGITS) return false;
    return digits === own || digits === `${contact.phoneCode ?? ''}${own}`;
  });
};

/**
 * An order for whoever knows its number and how its buyer is reached: both stand in the order's email alone, as does the proof that opens it
 * anyway. A wrong pair is answered exactly as an order that is not there.
 */
export const trackOrder = async (db: Db, { orderId, email, phone, st }: CallBody<'consumer.trackOrder'>): Promise<PlacedRow> => {
  if (email !== undefined && !z.safeParse(emailSchema, email).success) throw new Refusal('ORD400');
  if (email === undefined && phone === undefined && st === undefined) throw new Refusal('ORD400');
  const row = await findPlaced(db, orderId);
  const known =
    row !== undefined &&
    ((email !== undefined && hasEmail(row.document, email)) ||
      (phone !== undefined && hasPhone(row.document, phone)) ||
      (st !== undefined && isSameProof(st, row.st)));
  if (!known) throw new Refusal('OHS4004');
  return row;
};

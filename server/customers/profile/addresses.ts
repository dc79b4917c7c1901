import { createHash } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { checkAddress } from '#domain/address-check.ts';
import { addressRule } from '#domain/address-rules.ts';
import { ADDRESSES_MAX, type ApproachType, type BookInput } from '#contract/calls/consumer-address.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { consumerAddresses, consumerCards } from '#server/platform/db/schema/consumer.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Document = typeof consumerAddresses.$inferInsert.document;

/** Text as it is kept: without what no keyboard types, and nothing of what is empty but the lines that every address has. */
const ALWAYS = new Set(['firstName', 'lastName', 'addressLine1', 'city']);
const clean = (input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input)
      .map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, ' ').trim() : value] as const)
      .filter(([name, value]) => (value !== '' && value !== undefined) || ALWAYS.has(name)),
  );

/**
 * An address in the form of its country (address-rules.ts).
 * @throws PRO412 with what is wrong, field by field
 */
const accept = (input: BookInput, email: string): Document => {
  const { approachType: _, main: __, ...given } = input;
  const { address, problems } = checkAddress(
    { ...(clean(given) as typeof given), email: given.email || email },
    { kind: 'postal', phone: 'required' },
  );
  if (Object.keys(problems).length > 0) throw new Refusal('PRO412', { fields: problems });
  const { phoneCode = addressRule(address.countryCode).dialCode, ...rest } = address;
  return { ...rest, ...(phoneCode !== '' && { phoneCode }), isValidated: true };
};

/** Two are the same where a parcel would go to the same person at the same door. */
const fingerprintOf = ({
  firstName,
  lastName,
  addressLine1,
  addressLine2,
  addressLine3,
  city,
  postalCode,
  province,
  countryCode,
}: Document): string =>
  createHash('sha256')
    .update(
      [firstName, lastName, addressLine1, addressLine2, addressLine3, city, postalCode, province, countryCode]
        .map((part) => (part ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' '))
        .join('\n'),
    )
    .digest('base64url');

/** One at a time for an account: whose is the main address is decided by looking at all of them. */
const lock = async (tx: Db, accountId: string): Promise<string> => {
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!account) throw new Refusal('AUT404');
  return account.email;
};

const ofKind = (accountId: string, approachType: ApproachType) =>
  and(eq(consumerAddresses.accountId, accountId), eq(consumerAddresses.approachType, approachType));

const sameExists = async (tx: Db, accountId: string, approachType: ApproachType, fingerprint: string, but?: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: consumerAddresses.id })
    .from(consumerAddresses)
    .where(and(ofKind(accountId, approachType), eq(consumerAddresses.fingerprint, fingerprint)));
  return rows.some(({ id }) => id !== but);
};

const clearMain = (tx: Db, accountId: string, approachType: ApproachType) =>
  tx.update(consumerAddresses).set({ main: false }).where(ofKind(accountId, approachType));

/** The place of a main address that is gone goes to the one changed last. */
const passMainOn = async (tx: Db, accountId: string, approachType: ApproachType): Promise<void> => {
  const rows = await tx
    .select({ id: consumerAddresses.id, main: consumerAddresses.main })
    .from(consumerAddresses)
    .where(ofKind(accountId, approachType))
    .orderBy(desc(consumerAddresses.updatedAt), desc(consumerAddresses.id));
  const [next] = rows;
  if (next && !rows.some(({ main }) => main)) await tx.update(consumerAddresses).set({ main: true }).where(eq(consumerAddresses.id, next.id));
};

/**
 * Puts an address into the book. The first of its kind is main, and so is one that asks for it, in place of the other (spec 2 §4).
 * @returns its id
 * @throws CCA400 where it is there already, PRO412, WMK409L
 */
export const addAddress = async (tx: Db, accountId: string, input: BookInput, now: Date): Promise<string> => {
  const document = accept(input, await lock(tx, accountId));
  const { approachType } = input;
  const fingerprint = fingerprintOf(document);
  if (await sameExists(tx, accountId, approachType, fingerprint)) throw new Refusal('CCA400');
  const [{ there } = { there: 0 }] = await tx.select({ there: count() }).from(consumerAddresses).where(ofKind(accountId, approachType));
  if (there >= ADDRESSES_MAX) throw new Refusal('WMK409L', { max: ADDRESSES_MAX });
  const main = there === 0 || input.main === true;
  if (main) await clearMain(tx, accountId, approachType);
  const id = uuidv7();
  await tx.insert(consumerAddresses).values({ id, accountId, approachType, main, document, fingerprint, createdAt: now, updatedAt: now });
  return id;
};

/** @throws CCA401 for what is not in this book, CCA400, PRO412 */
export const updateAddress = async (tx: Db, accountId: string, addressId: string, input: BookInput, now: Date): Promise<void> => {
  const email = await lock(tx, accountId);
  const before = await findOwn(tx, accountId, addressId);
  const document = accept(input, email);
  const { approachType } = input;
  const fingerprint = fingerprintOf(document);
  if (await sameExists(tx, accountId, approachType, fingerprint, addressId)) throw new Refusal('CCA400');
  const moved = before.approachType !== approachType;
  const main = input.main === true || (before.main && !moved);
  if (main) await clearMain(tx, accountId, approachType);
  await tx.update(consumerAddresses).set({ approachType, main, document, fingerprint, updatedAt: now }).where(eq(consumerAddresses.id, addressId));
  await passMainOn(tx, accountId, approachType);
  if (moved) await passMainOn(tx, accountId, before.approachType);
};

/**
 * @throws CCA401 for what is not in this book, PRO414 for the last billing address while there are saved cards: their bills go there
 */
export const deleteAddress = async (tx: Db, accountId: string, addressId: string): Promise<void> => {
  await lock(tx, accountId);
  const { approachType } = await findOwn(tx, accountId, addressId);
  if (approachType === 'B') {
    const [{ left } = { left: 0 }] = await tx.select({ left: count() }).from(consumerAddresses).where(ofKind(accountId, 'B'));
    const cards = await tx.select({ id: consumerCards.id }).from(consumerCards).where(eq(consumerCards.accountId, accountId)).limit(1);
    if (left === 1 && cards.length > 0) throw new Refusal('PRO414');
  }
  await tx.delete(consumerAddresses).where(eq(consumerAddresses.id, addressId));
  await passMainOn(tx, accountId, approachType);
};

/** Another's is as unknown as one that never was. */
const findOwn = async (tx: Db, accountId: string, addressId: string) => {
  const [row] = await tx
    .select({ approachType: consumerAddresses.approachType, main: consumerAddresses.main })
    .from(consumerAddresses)
    .where(and(eq(consumerAddresses.id, addressId), eq(consumerAddresses.accountId, accountId)));
  if (!row) throw new Refusal('CCA401');
  return row;
};

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Address, AddressContext, AddressInput } from '#contract/address.ts';
import { type CheckedField, type AddressProblem, checkAddress } from '#domain/address-check.ts';
import type { Flash } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import { ratesTo, reaches } from '#pricing/shipping-zones.ts';
import { carts, cartShipments } from '#server/platform/db/schema/commerce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { CartEdit } from './change.ts';
import { isToDoor, shippingIdOfItem } from './availability.ts';
import { countryName } from './messages.ts';

/** What an address is for decides what is asked of it and with which code it is refused. */
export type Purpose = 'home' | 'contact' | 'billing' | 'place';

/** A wallet shows who and which street only once the shopper agrees: until then a delivery is worked out for the place alone. */
const NOT_OF_A_PLACE = ['firstName', 'lastName', 'email', 'phone', 'addressLine1'] as const satisfies readonly CheckedField[];
const WALLET_CONTEXTS: readonly (string | undefined)[] = ['APPLE_PAY_EXPRESS', 'PAYPAL_EXPRESS'] satisfies AddressContext[];
const isPlaceAlone = ({ firstName, lastName, addressLine1 }: AddressInput): boolean => `${firstName}${lastName}${addressLine1}`.trim() === '';

const stripped = (input: AddressInput): AddressInput => {
  const entries = Object.entries(input).map(
    ([name, value]) => [name, typeof value === 'string' ? value.trim().replaceAll(/\p{Cc}/gu, ' ') : value] as const,
  );
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' || REQUIRED_TEXT.has(name))) as AddressInput;
};
const REQUIRED_TEXT = new Set(['firstName', 'lastName', 'email', 'addressLine1', 'city', 'countryCode']);

/** The same address has the same id, whoever typed it and how often. */
const idOf = (address: AddressInput): string => {
  const { shippingId: _, addressId: __, subscriptions: ___, ...text } = address;
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(text).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 16);
};

const refuse = (purpose: Purpose, problems: Readonly<Partial<Record<CheckedField, AddressProblem>>>): void => {
  const { phone, ...rest } = problems;
  const fields = Object.keys(rest);
  const details = { fields: problems };
  if (fields.length > 0) {
    if (purpose !== 'billing') throw new Refusal('CHK380', details);
    throw new Refusal(Object.values(rest).every((problem) => problem === 'required') ? 'PYT406' : 'CHK320', details);
  }
  if (phone === 'required') throw new Refusal(purpose === 'billing' ? 'BILL410' : 'SHP410', details);
  if (phone !== undefined) throw new Refusal(purpose === 'billing' ? 'CHK320' : 'CHK380', details);
};

/**
 * An address as the shop keeps it: checked against the rules of its country and written in its form.
 * A delivery to the door must be to a country we ship to (PAY401) and not to a post office box (SHP500).
 */
export const acceptAddress = (given: AddressInput, purpose: Purpose, locale: Locale, context?: AddressContext): Address => {
  const { recipientContactPhone, ...rest } = stripped(given);
  // Nobody takes a parcel where none goes.
  const input: AddressInput = purpose === 'home' && recipientContactPhone ? { ...rest, recipientContactPhone } : rest;
  if ((purpose === 'home' || purpose === 'place') && !reaches(locale.id, input)) throw new Refusal('PAY401', { countryCode: input.countryCode });
  const {
    address,
    problems: found,
    isPoBox,
  } = checkAddress(input, {
    kind: purpose === 'contact' ? 'contact' : 'postal',
    phone: 'required',
    // A bill does not say whether a wallet wrote it.
    isOfWallet: purpose === 'billing' || WALLET_CONTEXTS.includes(context),
  });
  const problems = { ...found };
  if (purpose === 'home' && isPoBox) throw new Refusal('SHP500');
  if (purpose === 'place') for (const field of NOT_OF_A_PLACE) delete problems[field];
  refuse(purpose, problems);
  const { shippingId: _, ...kept } = address;
  return {
    ...kept,
    addressId: input.addressId ?? idOf(address),
    country: countryName(address.countryCode, locale),
    isValidated: purpose !== 'place',
  };
};

/** Which shipments the cart has now; before its first item the one that a delivery to the door would be. */
const shippingIdsOf = async ({ facts, rows }: CartEdit): Promise<string[]> => {
  const { variants } = await facts(rows.items.map(({ upc }) => upc));
  const ids = new Set(rows.items.map((item) => shippingIdOfItem(item, variants.get(item.upc))));
  return ids.size === 0 ? ['home'] : [...ids].toSorted();
};

/** What goes to a door needs all of an address, whatever the caller says it is for. */
const purposeOf = (shippingId: string, context: AddressContext | undefined, input: AddressInput): Purpose => {
  if (WALLET_CONTEXTS.includes(context) && isPlaceAlone(input)) return 'place';
  return isToDoor(shippingId) ? 'home' : 'contact';
};

/** A shipment that can no longer travel as chosen falls back, and the shopper is told (spec 1 §4, shipping method downgrade). */
const downgraded = (shippingId: string, code: string | null | undefined, address: Address, locale: Locale): Flash | undefined => {
  if (shippingId !== 'home' || !code) return undefined;
  const rates = ratesTo(locale.id, 'standard', address);
  if (rates.some((rate) => rate.code === code)) return undefined;
  return { code: 'OrderShippingMethodDowngrade', type: 'warning', details: { shippingId, from: code, to: rates[0]?.code ?? null } };
};

/**
 * Sets the addresses of the shipments: each to the shipment it names, one without a name to all that are not named.
 * For goods that are collected a name, mail address and phone are enough.
 * @param context of a wallet: a place without a name and a street will do to work out the delivery; an order cannot be made with it
 */
export const setShippingAddresses = async (edit: CartEdit, addresses: readonly AddressInput[], context?: AddressContext): Promise<void> => {
  const { tx, rows, locale, notices } = edit;
  const ids = await shippingIdsOf(edit);
  const named = new Set(addresses.flatMap(({ shippingId }) => shippingId ?? []));
  for (const shippingId of named) if (!ids.includes(shippingId)) throw new Refusal('CHK380', { shippingId });
  for (const input of addresses) {
    for (const shippingId of input.shippingId === undefined ? ids.filter((id) => !named.has(id)) : [input.shippingId]) {
      const address = { ...acceptAddress(input, purposeOf(shippingId, context, input), locale, context), shippingId };
      const chosen = rows.shipments.find((row) => row.shippingId === shippingId);
      const notice = downgraded(shippingId, chosen?.code, address, locale);
      if (notice && chosen?.shopperApplied) notices.push(notice);
      await tx
        .insert(cartShipments)
        .values({ cartId: rows.cart.id, shippingId, address })
        .onConflictDoUpdate({ target: [cartShipments.cartId, cartShipments.shippingId], set: { address, ...(notice ? { code: null } : {}) } });
    }
  }
};

export const clearShippingAddresses = async ({ tx, rows }: CartEdit): Promise<boolean> => {
  if (rows.shipments.every(({ address }) => address === null)) return false;
  await tx.update(cartShipments).set({ address: null }).where(eq(cartShipments.cartId, rows.cart.id));
  return true;
};

export const setBillingAddress = async ({ tx, rows, locale }: CartEdit, input: AddressInput): Promise<void> => {
  await tx
    .update(carts)
    .set({ billingAddress: acceptAddress(input, 'billing', locale) })
    .where(eq(carts.id, rows.cart.id));
};

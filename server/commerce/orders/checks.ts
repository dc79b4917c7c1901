import type { Address } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import { AMOUNT_MAX } from '#contract/constants.ts';
import { reaches } from '#pricing/shipping-zones.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { CartState } from '#server/commerce/cart/view.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Shortage } from '#server/commerce/stock/reservations.ts';

interface Missing {
  readonly itemId: string;
  readonly upc: string;
  readonly wanted: number;
  readonly available: number;
}

const refuseShortage = (missing: readonly Missing[], all: boolean): void => {
  if (missing.length > 0) throw new Refusal(all ? 'INV406' : 'INV409', { items: missing });
};

/**
 * Checks that every item is available.
 * @throws ORD430 for an empty cart or one item no longer sold, INV405 for several, INV406 if nothing is left of any item, INV409 if some are missing
 */
export const assertAvailable = ({ rows, supplies }: CartState): void => {
  const { items } = rows;
  if (items.length === 0) throw new Refusal('ORD430', { items: [] });
  const gone = items.filter(({ id }) => supplies.get(id)?.state === 'Withdrawn');
  if (gone.length > 0) throw new Refusal(gone.length === 1 ? 'ORD430' : 'INV405', { items: gone.map(({ id, upc }) => ({ itemId: id, upc })) });
  const missing = items.flatMap(({ id, upc, qty }) => {
    const available = supplies.get(id)?.quantity ?? 0;
    return available >= qty ? [] : [{ itemId: id, upc, wanted: qty, available }];
  });
  refuseShortage(missing, missing.length === items.length && missing.every(({ available }) => available === 0));
};

/** The same check for shortages found when the stock was locked. */
export const refuseShortages = (shortages: readonly Shortage[], { rows }: CartState): void => {
  const missing = shortages.flatMap(({ upc, wanted, available }) => {
    const item = rows.items.find((candidate) => candidate.upc === upc);
    return item ? [{ itemId: item.id, upc, wanted, available }] : [];
  });
  refuseShortage(missing, missing.length === rows.items.length && missing.every(({ available }) => available === 0));
};

/**
 * Checks that every shipment can be delivered.
 * @throws CHK380 without a delivery address or a contact, PAY401 for a country that is not served, SHP404 without a method, TAX309 with unknown tax
 */
export const assertShippable = ({ cart }: CartState, localeId: LocaleId): void => {
  for (const { shippingId, code, address, applicableShippingMethods, tax } of cart.shippingMethods) {
    const toDoor = shippingId === 'home' || shippingId === 'customs';
    if (toDoor && !address?.addressLine1) throw new Refusal('CHK380', { shippingId, fields: {} });
    if (toDoor && address && !reaches(localeId, address)) throw new Refusal('PAY401', { shippingId, countryCode: address.countryCode });
    if (!applicableShippingMethods.some((method) => method.code === code)) throw new Refusal('SHP404', { shippingId, code });
    // Nothing is sold with unknown tax (spec 1 §8).
    if (code !== 'digital' && !tax) throw new Refusal('TAX309', { shippingId });
  }
  if (!contactOf(cart)) throw new Refusal('CHK380', { fields: { email: 'required' } });
};

/**
 * Checks the sums, whatever a tax service or a price returned.
 * @throws ORD415 for invalid sums, INV408 at the most expensive line if the total is above the limit of an order
 */
export const assertAddsUp = ({ cart: { items, totals } }: CartState): void => {
  const sums = Object.values(totals).filter((sum) => typeof sum === 'number');
  if (!sums.every((sum) => Number.isSafeInteger(sum) && sum >= 0)) throw new Refusal('ORD415');
  if (totals.total <= AMOUNT_MAX) return;
  const [dearest] = items.toSorted((one, other) => other.price.rowTotal - one.price.rowTotal);
  throw new Refusal('INV408', { upc: dearest?.upc });
};

/** The recipient of messages about the order. */
export const contactOf = (cart: Cart, billing = cart.billingAddress): Address | undefined =>
  [...cart.shippingMethods.map(({ address }) => address), billing].find((address) => address?.email);

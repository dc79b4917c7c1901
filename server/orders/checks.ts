import type { Address } from '#contract/address.ts';
import type { Cart } from '#contract/cart.ts';
import { AMOUNT_MAX } from '#contract/constants.ts';
import { reaches } from '#pricing/shipping-zones.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { CartState } from '../cart/view.ts';
import { Refusal } from '../http/refusal.ts';
import type { Shortage } from '../stock/reservations.ts';

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
 * That every item can be had: ORD430 or INV405 for what is no longer sold, INV406 where nothing is left of anything, INV409 where
 * some is missing. An empty basket is ORD430: there is no item to order.
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

/** The same for what was missing when the stock was locked. */
export const refuseShortages = (shortages: readonly Shortage[], { rows }: CartState): void => {
  const missing = shortages.flatMap(({ upc, wanted, available }) => {
    const item = rows.items.find((candidate) => candidate.upc === upc);
    return item ? [{ itemId: item.id, upc, wanted, available }] : [];
  });
  refuseShortage(missing, missing.length === rows.items.length && missing.every(({ available }) => available === 0));
};

/** That every shipment can travel: an address for what goes to a door (CHK380), to a country we ship to (PAY401), a way that leads there (SHP404), a known tax (TAX309). */
export const assertShippable = ({ cart }: CartState, localeId: LocaleId): void => {
  for (const { shippingId, code, address, applicableShippingMethods, tax } of cart.shippingMethods) {
    const toDoor = shippingId === 'home' || shippingId === 'customs';
    if (toDoor && !address?.addressLine1) throw new Refusal('CHK380', { shippingId, fields: {} });
    if (toDoor && address && !reaches(localeId, address)) throw new Refusal('PAY401', { shippingId, countryCode: address.countryCode });
    if (!applicableShippingMethods.some((method) => method.code === code)) throw new Refusal('SHP404', { shippingId, code });
    // Nothing is sold without knowing what the tax office gets of it (spec 1 §8).
    if (code !== 'digital' && !tax) throw new Refusal('TAX309', { shippingId });
  }
  if (!contactOf(cart)) throw new Refusal('CHK380', { fields: { email: 'required' } });
};

/**
 * That the basket could be added up: no order is made of sums that are none (ORD415), whatever a tax service or a price answered, nor for more than an order
 * can be for (INV408 at the dearest line).
 */
export const assertAddsUp = ({ cart: { items, totals } }: CartState): void => {
  const sums = Object.values(totals).filter((sum) => typeof sum === 'number');
  if (!sums.every((sum) => Number.isSafeInteger(sum) && sum >= 0)) throw new Refusal('ORD415');
  if (totals.total <= AMOUNT_MAX) return;
  const [dearest] = items.toSorted((one, other) => other.price.rowTotal - one.price.rowTotal);
  throw new Refusal('INV408', { upc: dearest?.upc });
};

/** Who is told about the order. */
export const contactOf = (cart: Cart, billing = cart.billingAddress): Address | undefined =>
  [...cart.shippingMethods.map(({ address }) => address), billing].find((address) => address?.email);

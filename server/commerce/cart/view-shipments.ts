import type { Cart, RegionTax, ShippingMethod } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import { townLines } from '#domain/address-lines.ts';
import type { Destination } from '#pricing/shipping-rates.ts';
import { ratesTo } from '#pricing/shipping-zones.ts';
import { regionTax } from '#pricing/tax-rates.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';
import { availableAt } from '#server/commerce/stock/reservations.ts';
import type { CartPorts, CartStore, CatalogueVariant } from './ports.ts';
import type { CartRows, ItemRow, ShipmentRow } from './rows.ts';
import { shippingIdOfItem, wayOf } from './availability.ts';
import type { CartContext } from './cart-context.ts';
import { methodLabel } from './messages.ts';

type Entry = Cart['shippingMethods'][number];

/** A shipment as it is told, and the way that was chosen for it where that leads there no more. */
export interface EntryState {
  readonly entry: Entry;
  readonly lost: ShipmentRow | undefined;
}

/** Express is for what lies in the warehouse. */
const isDelayed = ({ upc }: ItemRow, variant: CatalogueVariant | undefined, available: CartContext['available']): boolean =>
  (variant?.backorder ?? false) && availableAt(available, upc, SHIP) === 0;

/** Undefined where the tax of a place is not known or its service fails: then the cart can be looked at, but not ordered (TAX309). */
const taxAt = (taxOf: CartPorts['taxOf'], { countryCode, province }: Destination): RegionTax | undefined => {
  try {
    return (taxOf ?? regionTax)(countryCode, province);
  } catch {
    return undefined;
  }
};

/** Where a parcel waits. */
const placeOf = (store: CartStore): Pick<Entry, 'storeId' | 'storeName' | 'storeAddress'> => ({
  storeId: store.id,
  storeName: store.name,
  storeAddress: [store.addressLine1, ...townLines(store)].join(', '),
});

/** Which shipments there are follows from the items; how each travels and to whom is what the shopper chose for it. */
export const shipmentEntries = (
  { items, shipments }: CartRows,
  { variants, stores, available }: Pick<CartContext, 'variants' | 'stores' | 'available'>,
  locale: Locale,
  taxOf: CartPorts['taxOf'],
): EntryState[] => {
  const entries = new Map<string, EntryState>();
  for (const item of items) {
    const variant = variants.get(item.upc);
    const shippingId = shippingIdOfItem(item, variant);
    if (entries.has(shippingId)) continue;
    const together = items.filter((other) => shippingIdOfItem(other, variants.get(other.upc)) === shippingId);
    const way = wayOf(item, variant);
    const chosen = shipments.find((row) => row.shippingId === shippingId);
    const address = chosen?.address ?? undefined;
    const store = item.storeId === null ? undefined : stores.get(item.storeId);
    const destination: Destination | undefined =
      store ?? (address && { countryCode: address.countryCode, province: address.province, postalCode: address.postalCode });
    const slow = together.some((other) => isDelayed(other, variants.get(other.upc), available));
    const rates = ratesTo(locale.id, way, destination).filter(({ code }) => code !== 'express' || !slow);
    const made = together.flatMap(({ upc }) => variants.get(upc)?.customs?.deliveryTime ?? []);
    // What travels together waits for the last of it.
    const notBefore = together.map((other) => variants.get(other.upc)?.releasesOn ?? '').reduce((day, other) => (day < other ? other : day), '');
    const methods = rates.map(({ code, prices, days: [minDays, maxDays] }): ShippingMethod => {
      const amount = prices[locale.currency] ?? 0;
      return {
        code,
        label: methodLabel(code, locale),
        price: { amount, finalAmount: amount, currency: locale.currency },
        deliveryTime: {
          ...(code === 'pickup' && store
            ? { minDays: store.pickupDays, maxDays: store.pickupDays }
            : code === 'customs' && made.length > 0
              ? { minDays: Math.max(...made.map((time) => time.minDays)), maxDays: Math.max(...made.map((time) => time.maxDays)) }
              : { minDays, maxDays }),
          ...(notBefore === '' ? {} : { notBefore }),
        },
        ...(address ? { address } : {}),
        ...(store ? placeOf(store) : {}),
        shippingId,
      };
    });
    const tax = destination && taxAt(taxOf, destination);
    const method = methods.find(({ code }) => code === chosen?.code);
    const entry: Entry = {
      shippingId,
      code: method?.code ?? methods[0]?.code ?? way,
      applicableShippingMethods: methods,
      ...(address ? { address } : {}),
      ...(store ? placeOf(store) : {}),
      ...(method && chosen ? { shopperAppliedSM: chosen.shopperApplied } : {}),
      ...(tax ? { tax } : {}),
    };
    entries.set(shippingId, { entry, lost: chosen?.code && !method ? chosen : undefined });
  }
  return [...entries.values()].toSorted((a, b) => (a.entry.shippingId < b.entry.shippingId ? -1 : 1));
};

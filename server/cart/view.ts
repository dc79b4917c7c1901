import type { Cart, CartItem, Flash, RegionTax, ShippingMethod } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import type { Audience } from '#contract/promotion.ts';
import { settingsFor } from '#contract/settings.ts';
import { withAmounts } from '#pricing/estimate.ts';
import { earnedGifts, type GiftPromotion } from '#pricing/gifts.ts';
import { noCart } from '#pricing/no-cart.ts';
import { publicRules } from '#pricing/public-rules.ts';
import type { Destination } from '#pricing/shipping-rates.ts';
import { ratesTo, reaches } from '#pricing/shipping-zones.ts';
import { regionTax } from '#pricing/tax-rates.ts';
import type { Db } from '../db/open.ts';
import { SHIP } from '../db/schema/catalogue.ts';
import { readInstruments } from '../payment/instruments.ts';
import { giftOffers } from '../promotions/gifts.ts';
import { promotionsOf } from '../promotions/of-basket.ts';
import { availableAt, NEVER } from '../stock/reservations.ts';
import { createFacts, type FactReader } from './facts.ts';
import type { CartPorts, CartStore, CatalogueVariant } from './ports.ts';
import { recipeFacts } from './recipe.ts';
import type { CartRows, ItemRow, ShipmentRow } from './rows.ts';
import { findStores } from './stores.ts';
import { isToDoor, locationOf, shippingIdOfItem, type Supply, supplyOf, wayOf } from './supply.ts';
import { methodLabel } from './words.ts';

export interface ViewOptions {
  readonly locale: Locale;
  readonly now: Date;
  /** Store of the shopper's choice: offered beside the way an item travels now. */
  readonly favStoreId?: string | undefined;
  /** False: nothing is said of missing stock. */
  readonly checksSupply?: boolean;
}

/** A basket with what the catalogue, the stock and the stores say of it at this moment. */
export interface CartState {
  readonly rows: CartRows;
  readonly variants: ReadonlyMap<string, CatalogueVariant>;
  readonly stores: ReadonlyMap<string, CartStore>;
  readonly available: ReadonlyMap<string, number>;
  readonly supplies: ReadonlyMap<string, Supply>;
  /** As whom the shop's promotions see the shopper. */
  readonly audience: readonly Audience[];
  /** Promotions that owe it a gift. */
  readonly earned: readonly GiftPromotion[];
  /** The answer on the wire. */
  readonly cart: Cart;
}

/**
 * Reads everything the basket depends on and lays it out with its amounts.
 * @param known facts that were read for this call already
 */
export const viewCart = async (db: Db, ports: CartPorts, rows: CartRows, options: ViewOptions, known?: FactReader): Promise<CartState> => {
  const { cart, items } = rows;
  const { locale, now, favStoreId } = options;
  const facts = known ?? createFacts(db, ports, cart.id, locale, now);
  const { variants, available } = await facts(items.map(({ upc }) => upc));
  const stores = await findStores(db, [...items.flatMap(({ storeId }) => storeId ?? []), ...(favStoreId === undefined ? [] : [favStoreId])]);
  const promotions = await promotionsOf(db, ports, rows, emailsOf(rows), { locale, now });
  const supplies = supplyOf(items, variants, available, settingsFor(locale.id).lowStockThreshold);
  const entries = shipmentEntries(rows, variants, stores, available, locale, ports.taxOf);
  const shippingMethods = entries.map(({ entry }) => entry);
  const heldUntil = createHeldUntil(rows.holds, now);

  const bare: Cart = {
    ...noCart(locale.id),
    id: cart.id,
    basketId: cart.id,
    version: cart.version,
    items: items.map((item) => wireItem(item, { variants, stores, available, supplies, heldUntil, locale, favStoreId })),
    shippingMethods,
    ...(cart.billingAddress ? { billingAddress: cart.billingAddress } : {}),
    ...promotions.wire,
    payment_instruments: await readInstruments(db, rows, { locale, now }),
    flash: [...cart.notices, ...flashOf(rows, variants, supplies, entries, { locale, checksSupply: options.checksSupply ?? true })],
    updatedAt: cart.updatedAt.toISOString(),
  };
  const rules = publicRules(locale.id);
  const full = withAmounts(bare, rules);
  // A voucher gives no change: it waits until there is more to pay than it covers.
  const rewards = promotions.voucher < full.totals.total ? promotions.voucher : 0;
  const priced = rewards === 0 ? full : withAmounts({ ...bare, totals: { ...bare.totals, appliedRewards: rewards } }, rules);
  const earned = earnedGifts(priced, rules);
  const gifts = await giftOffers(earned, items, facts, locale);
  return {
    rows,
    variants,
    stores,
    available,
    supplies,
    audience: promotions.audience,
    earned,
    cart: gifts.length === 0 ? priced : { ...priced, gifts },
  };
};

export const emailsOf = ({ cart, shipments }: CartRows): string[] => [
  ...new Set(
    [cart.billingAddress?.email, ...shipments.map(({ address }) => address?.email)].flatMap((email) => (email ? [email.toLowerCase()] : [])),
  ),
];

/** Until when an item's pieces are put aside; an order that is being placed holds them without an end, which nobody waits for. */
const createHeldUntil =
  (holds: CartRows['holds'], now: Date) =>
  (item: ItemRow, variant: CatalogueVariant | undefined): string | undefined => {
    const location = locationOf(item, variant);
    const hold = holds.find((row) => row.upc === item.upc && row.location === location);
    return hold && hold.expiresAt > now && hold.expiresAt < NEVER ? hold.expiresAt.toISOString() : undefined;
  };

type ItemFacts = Pick<CartState, 'variants' | 'stores' | 'available' | 'supplies'> & {
  readonly heldUntil: ReturnType<typeof createHeldUntil>;
  readonly locale: Locale;
  readonly favStoreId: string | undefined;
};

const wireItem = (item: ItemRow, facts: ItemFacts): CartItem => {
  const variant = facts.variants.get(item.upc);
  const supply = facts.supplies.get(item.id) ?? { state: 'Withdrawn', quantity: 0, maxQty: 0 };
  const { current: price, original } = variant?.price ?? { current: 0, original: 0 };
  const current = item.bonus ? 0 : price;
  const { surcharge, attributes: chosen, ...recipe } = recipeFacts(variant, item.recipeId);
  const reservedUntil = facts.heldUntil(item, variant);
  return {
    id: item.id,
    productId: item.productId,
    masterId: variant?.masterId ?? item.productId.slice(0, 8),
    upc: item.upc,
    name: variant?.name ?? item.productId,
    qty: item.qty,
    maxQty: supply.maxQty,
    ...recipe,
    price: {
      current: current + surcharge,
      original: original + surcharge,
      highCurrent: current + surcharge,
      highOriginal: original + surcharge,
      rowTotal: 0,
      priceAfterItemDiscount: 0,
      priceAfterOrderDiscount: 0,
      amount: 0,
      currency: facts.locale.currency,
    },
    taxTotal: 0,
    bonus: item.bonus,
    ...(item.promotionId === null ? {} : { promotionId: item.promotionId }),
    isCustoms: variant?.customs !== undefined,
    shippingOptions: shippingOptionsOf(item, variant, facts),
    ...(item.giftOption ? { giftOption: item.giftOption } : {}),
    pdpUrl: variant?.pdpUrl ?? `/${facts.locale.id}`,
    productImageURL: variant?.productImageURL ?? '',
    slug: variant?.slug ?? '',
    isDigitalProduct: variant?.isDigital ?? false,
    productPromotions: [],
    ...(variant?.badge === undefined ? {} : { badge: variant.badge }),
    ...(variant?.eyebrow === undefined ? {} : { eyebrow: variant.eyebrow }),
    rating: variant?.rating ?? { score: 0, reviewsCount: 0 },
    attributes: [...(variant?.attributes ?? []), ...chosen],
    breadcrumbs: variant?.breadcrumbs ?? [],
    ...(reservedUntil === undefined ? {} : { reservedUntil }),
    availability: { state: supply.state, quantity: supply.quantity },
    pricingFacts: { taxClass: variant?.taxClass ?? 'standard', categoryIds: [...(variant?.categoryIds ?? [])] },
    opIds: item.opIds,
  };
};

type Option = CartItem['shippingOptions'][number];

/** The way an item travels, and the other ways it could: home, and the store it is tied to or the shopper's favorite one. */
const shippingOptionsOf = (item: ItemRow, variant: CatalogueVariant | undefined, { stores, available, locale, favStoreId }: ItemFacts): Option[] => {
  const way = wayOf(item, variant);
  const daysOf = (code: Option['shippingMethod']['code'], store?: CartStore) => {
    const { minDays, maxDays } = variant?.customs?.deliveryTime ?? { minDays: 0, maxDays: 0 };
    if (code === 'customs') return { minDays, maxDays };
    const [min, max] = ratesTo(locale.id, code).find((rate) => rate.code === code)?.days ?? [0, 0];
    return code === 'pickup' && store ? { minDays: store.pickupDays, maxDays: store.pickupDays } : { minDays: min, maxDays: max };
  };
  const ships = (variant?.backorder ?? false) || availableAt(available, item.upc, SHIP) > 0;
  const option = (code: Option['shippingMethod']['code'], selected: boolean, store?: CartStore): Option => ({
    selected,
    shippingMethod: { code, deliveryTime: daysOf(code, store) },
    ...(store
      ? { storeInfo: { id: store.id, name: store.name, storeInventory: availableAt(available, item.upc, code === 'pudo' ? SHIP : store.id) } }
      : {}),
  });
  const ownStore = item.storeId === null ? undefined : stores.get(item.storeId);
  const selected = option(way, true, way === 'digital' || way === 'customs' ? undefined : ownStore);
  if (way === 'digital' || way === 'customs') return [selected];
  const favorite = favStoreId === undefined ? undefined : stores.get(favStoreId);
  const store = way === 'pudo' ? favorite : (ownStore ?? favorite);
  const does = (service: 'pickup' | 'sts') => store?.services.includes(service) ?? false;
  const others: Option[] = [
    ...(way !== 'standard' && ships ? [option('standard', false)] : []),
    ...(way !== 'pickup' && store && does('pickup') && availableAt(available, item.upc, store.id) > 0 ? [option('pickup', false, store)] : []),
    ...(way !== 'sts' && store && does('sts') && ships ? [option('sts', false, store)] : []),
  ];
  return [selected, ...others];
};

type Entry = Cart['shippingMethods'][number];

/** A shipment as it is told, and the way that was chosen for it where that leads there no more. */
interface EntryState {
  readonly entry: Entry;
  readonly lost: ShipmentRow | undefined;
}

/** Express is for what lies in the warehouse. */
const isDelayed = ({ upc }: ItemRow, variant: CatalogueVariant | undefined, available: CartState['available']): boolean =>
  (variant?.backorder ?? false) && availableAt(available, upc, SHIP) === 0;

/** Undefined where the tax of a place is not known or its service fails: then the basket can be looked at, but not ordered (TAX309). */
const taxAt = (taxOf: CartPorts['taxOf'], { countryCode, province }: Destination): RegionTax | undefined => {
  try {
    return (taxOf ?? regionTax)(countryCode, province);
  } catch {
    return undefined;
  }
};

/** Which shipments there are follows from the items; how each travels and to whom is what the shopper chose for it. */
const shipmentEntries = (
  { items, shipments }: CartRows,
  variants: CartState['variants'],
  stores: CartState['stores'],
  available: CartState['available'],
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
    const methods = rates.map(({ code, prices, days: [minDays, maxDays] }): ShippingMethod => {
      const amount = prices[locale.currency] ?? 0;
      return {
        code,
        label: methodLabel(code, locale),
        price: { amount, finalAmount: amount, currency: locale.currency },
        deliveryTime:
          code === 'pickup' && store
            ? { minDays: store.pickupDays, maxDays: store.pickupDays }
            : code === 'customs' && made.length > 0
              ? { minDays: Math.max(...made.map((time) => time.minDays)), maxDays: Math.max(...made.map((time) => time.maxDays)) }
              : { minDays, maxDays },
        ...(address ? { address } : {}),
        ...(store ? { storeId: store.id, storeName: store.name } : {}),
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
      ...(store ? { storeId: store.id, storeName: store.name } : {}),
      ...(method && chosen ? { shopperAppliedSM: chosen.shopperApplied } : {}),
      ...(tax ? { tax } : {}),
    };
    entries.set(shippingId, { entry, lost: chosen?.code && !method ? chosen : undefined });
  }
  return [...entries.values()].toSorted((a, b) => (a.entry.shippingId < b.entry.shippingId ? -1 : 1));
};

/** Remarks on what stands in the way of an order (spec 1 §8). */
const flashOf = (
  { items }: CartRows,
  variants: CartState['variants'],
  supplies: CartState['supplies'],
  entries: readonly EntryState[],
  { locale, checksSupply }: { readonly locale: Locale; readonly checksSupply: boolean },
): Flash[] => {
  const flash: Flash[] = [];
  for (const { id, upc, qty, giftOption } of items) {
    const supply = supplies.get(id);
    const limit = variants.get(upc)?.maxQty ?? qty;
    if (!supply || supply.state === 'Withdrawn') flash.push({ code: 'ProductItemNotAvailable', type: 'error', details: { itemId: id, upc } });
    else if (checksSupply && supply.quantity < qty) {
      const details = { itemId: id, upc, missingQuantity: qty - supply.quantity, availableQuantity: supply.quantity };
      flash.push({ code: 'ProductLineItemInventoryMissing', type: 'warning', details });
    } else if (qty > limit) flash.push({ code: 'ProductItemMaxQuantity', type: 'info', details: { itemId: id, upc, maxAllowedQty: limit } });
    if (variants.get(upc)?.isDigital && !giftOption?.email) flash.push({ code: 'ProductItemRequired', type: 'info', details: { itemId: id, upc } });
  }
  if (items.length > 0 && checksSupply && [...supplies.values()].every(({ quantity }) => quantity === 0)) {
    flash.push({ code: 'ProductLineItemFullInventoryMissing', type: 'error', details: {} });
  }
  for (const { entry, lost } of entries) {
    const { shippingId, address, applicableShippingMethods, code } = entry;
    if (address && isToDoor(shippingId) && (applicableShippingMethods.length === 0 || !reaches(locale.id, address))) {
      flash.push({ code: 'InvalidShippingAddress', type: 'error', details: { shippingId } });
    }
    if (lost?.shopperApplied)
      flash.push({ code: 'OrderShippingMethodDowngrade', type: 'warning', details: { shippingId, from: lost.code, to: code } });
  }
  return flash;
};

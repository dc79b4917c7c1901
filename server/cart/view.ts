import type { Cart, CartItem, Flash, ShippingMethod } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import type { Audience } from '#contract/promotion.ts';
import { settingsFor } from '#contract/settings.ts';
import { withAmounts } from '#pricing/estimate.ts';
import { noCart } from '#pricing/no-cart.ts';
import { publicRules } from '#pricing/public-rules.ts';
import { type Destination, ratesFor, shipsTo } from '#pricing/shipping-rates.ts';
import { regionTax } from '#pricing/tax-rates.ts';
import type { Db } from '../db/open.ts';
import { SHIP } from '../db/schema/catalogue.ts';
import { promotionsOf } from '../promotions/of-basket.ts';
import { availableAt } from '../stock/reservations.ts';
import { createFacts, type FactReader } from './facts.ts';
import type { CartPorts, CartStore, CatalogueVariant } from './ports.ts';
import type { CartRows, ItemRow } from './rows.ts';
import { findStores } from './stores.ts';
import { shippingIdOfItem, type Supply, supplyOf, wayOf } from './supply.ts';
import { methodLabel } from './words.ts';

export interface ViewOptions {
  readonly locale: Locale;
  readonly now: Date;
  /** Store of the shopper's choice: offered beside the way an item travels now. */
  readonly favStoreId?: string | undefined;
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
  const shippingMethods = shipmentEntries(rows, variants, stores, locale);

  const bare: Cart = {
    ...noCart(locale.id),
    id: cart.id,
    basketId: cart.id,
    version: cart.version,
    items: items.map((item) => wireItem(item, { variants, stores, available, supplies, locale, favStoreId })),
    shippingMethods,
    ...(cart.billingAddress ? { billingAddress: cart.billingAddress } : {}),
    ...promotions.wire,
    flash: [...cart.notices, ...flashOf(rows, variants, supplies, shippingMethods, locale)],
    updatedAt: cart.updatedAt.toISOString(),
  };
  const rules = publicRules(locale.id);
  const full = withAmounts(bare, rules);
  // A voucher gives no change: it waits until there is more to pay than it covers.
  const rewards = promotions.voucher < full.totals.remainingToPay ? promotions.voucher : 0;
  const priced = rewards === 0 ? full : withAmounts({ ...bare, totals: { ...bare.totals, appliedRewards: rewards } }, rules);
  const payment_instruments = rows.payments.map(({ id, method, requestId, card, amount }) => ({
    payment_method_id: method,
    payment_instrument_id: id,
    c_requestID: requestId,
    amount: amount ?? priced.totals.remainingToPay,
    ...(card ? { card } : {}),
  }));
  return { rows, variants, stores, available, supplies, audience: promotions.audience, cart: { ...priced, payment_instruments } };
};

export const emailsOf = ({ cart, shipments }: CartRows): string[] => [
  ...new Set(
    [cart.billingAddress?.email, ...shipments.map(({ address }) => address?.email)].flatMap((email) => (email ? [email.toLowerCase()] : [])),
  ),
];

type ItemFacts = Pick<CartState, 'variants' | 'stores' | 'available' | 'supplies'> & {
  readonly locale: Locale;
  readonly favStoreId: string | undefined;
};

const wireItem = (item: ItemRow, facts: ItemFacts): CartItem => {
  const variant = facts.variants.get(item.upc);
  const supply = facts.supplies.get(item.id) ?? { state: 'Withdrawn', quantity: 0, maxQty: 0 };
  const { current, original } = variant?.price ?? { current: 0, original: 0 };
  return {
    id: item.id,
    productId: item.productId,
    masterId: variant?.masterId ?? item.productId.slice(0, 8),
    upc: item.upc,
    name: variant?.name ?? item.productId,
    qty: item.qty,
    maxQty: supply.maxQty,
    ...(item.recipeId === null ? {} : { recipeId: item.recipeId }),
    price: {
      current,
      original,
      highCurrent: current,
      highOriginal: original,
      rowTotal: 0,
      priceAfterItemDiscount: 0,
      priceAfterOrderDiscount: 0,
      amount: 0,
      currency: facts.locale.currency,
    },
    taxTotal: 0,
    bonus: item.bonus,
    isCustoms: variant?.isCustoms ?? false,
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
    attributes: variant?.attributes ?? [],
    breadcrumbs: variant?.breadcrumbs ?? [],
    availability: { state: supply.state, quantity: supply.quantity },
    pricingFacts: { taxClass: variant?.taxClass ?? 'standard', categoryIds: [...(variant?.categoryIds ?? [])] },
    opIds: item.opIds,
  };
};

type Option = CartItem['shippingOptions'][number];

/** The way an item travels, and the other ways it could: home, and the store it is tied to or the shopper's favourite one. */
const shippingOptionsOf = (item: ItemRow, variant: CatalogueVariant | undefined, { stores, available, locale, favStoreId }: ItemFacts): Option[] => {
  const way = wayOf(item, variant);
  const daysOf = (code: Option['shippingMethod']['code'], store?: CartStore) => {
    const [minDays, maxDays] = ratesFor(locale.id, code).find((rate) => rate.code === code)?.days ?? [0, 0];
    return code === 'pickup' && store ? { minDays: store.pickupDays, maxDays: store.pickupDays } : { minDays, maxDays };
  };
  const option = (code: Option['shippingMethod']['code'], selected: boolean, store?: CartStore): Option => ({
    selected,
    shippingMethod: { code, deliveryTime: daysOf(code, store) },
    ...(store ? { storeInfo: { id: store.id, name: store.name, storeInventory: availableAt(available, item.upc, store.id) } } : {}),
  });
  const ownStore = item.storeId === null ? undefined : stores.get(item.storeId);
  const selected = option(way, true, way === 'digital' || way === 'customs' ? undefined : ownStore);
  if (way === 'digital' || way === 'customs') return [selected];
  const store = ownStore ?? (favStoreId === undefined ? undefined : stores.get(favStoreId));
  const ships = (variant?.backorder ?? false) || availableAt(available, item.upc, SHIP) > 0;
  const others: Option[] = [
    ...(way !== 'standard' && ships ? [option('standard', false)] : []),
    ...(way !== 'pickup' && store && availableAt(available, item.upc, store.id) > 0 ? [option('pickup', false, store)] : []),
    ...(way !== 'sts' && store && ships ? [option('sts', false, store)] : []),
  ];
  return [selected, ...others];
};

type Entry = Cart['shippingMethods'][number];

/** Which shipments there are follows from the items; how each travels and to whom is what the shopper chose for it. */
const shipmentEntries = ({ items, shipments }: CartRows, variants: CartState['variants'], stores: CartState['stores'], locale: Locale): Entry[] => {
  const entries = new Map<string, Entry>();
  for (const item of items) {
    const variant = variants.get(item.upc);
    const shippingId = shippingIdOfItem(item, variant);
    if (entries.has(shippingId)) continue;
    const way = wayOf(item, variant);
    const chosen = shipments.find((row) => row.shippingId === shippingId);
    const address = chosen?.address ?? undefined;
    const store = item.storeId === null ? undefined : stores.get(item.storeId);
    const destination: Destination | undefined = store ?? (address && { countryCode: address.countryCode, province: address.province });
    const rates = ratesFor(locale.id, way, destination);
    const methods = rates.map(({ code, prices, days: [minDays, maxDays] }): ShippingMethod => {
      const amount = prices[locale.currency] ?? 0;
      return {
        code,
        label: methodLabel(code, locale),
        price: { amount, finalAmount: amount, currency: locale.currency },
        deliveryTime: code === 'pickup' && store ? { minDays: store.pickupDays, maxDays: store.pickupDays } : { minDays, maxDays },
        ...(address ? { address } : {}),
        ...(store ? { storeId: store.id, storeName: store.name } : {}),
        shippingId,
      };
    });
    const tax = destination && regionTax(destination.countryCode, destination.province);
    entries.set(shippingId, {
      shippingId,
      code: methods.find(({ code }) => code === chosen?.code)?.code ?? methods[0]?.code ?? way,
      applicableShippingMethods: methods,
      ...(address ? { address } : {}),
      ...(store ? { storeId: store.id } : {}),
      ...(tax ? { tax } : {}),
    });
  }
  return [...entries.values()].toSorted((a, b) => (a.shippingId < b.shippingId ? -1 : 1));
};

/** Remarks on what stands in the way of an order (spec 1 §8). */
const flashOf = (
  { items }: CartRows,
  variants: CartState['variants'],
  supplies: CartState['supplies'],
  entries: readonly Entry[],
  locale: Locale,
): Flash[] => {
  const flash: Flash[] = [];
  for (const { id, upc, qty } of items) {
    const supply = supplies.get(id);
    const limit = variants.get(upc)?.maxQty ?? qty;
    if (!supply || supply.state === 'Withdrawn') flash.push({ code: 'ProductItemNotAvailable', type: 'error', details: { itemId: id, upc } });
    else if (supply.quantity < qty) {
      const details = { itemId: id, upc, missingQuantity: qty - supply.quantity, availableQuantity: supply.quantity };
      flash.push({ code: 'ProductLineItemInventoryMissing', type: 'warning', details });
    } else if (qty > limit) flash.push({ code: 'ProductItemMaxQuantity', type: 'info', details: { itemId: id, upc, maxAllowedQty: limit } });
  }
  if (items.length > 0 && [...supplies.values()].every(({ quantity }) => quantity === 0)) {
    flash.push({ code: 'ProductLineItemFullInventoryMissing', type: 'error', details: {} });
  }
  for (const { shippingId, address, applicableShippingMethods } of entries) {
    if (address && shippingId === 'home' && (applicableShippingMethods.length === 0 || !shipsTo(locale.id).includes(address.countryCode))) {
      flash.push({ code: 'InvalidShippingAddress', type: 'error', details: { shippingId } });
    }
  }
  return flash;
};

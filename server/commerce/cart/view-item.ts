import type { CartItem } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import { ratesTo } from '#pricing/shipping-zones.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';
import { availableAt, NEVER } from '#server/commerce/stock/reservations.ts';
import type { CartStore, CatalogueVariant } from './ports.ts';
import { recipeFacts } from './recipe.ts';
import type { CartRows, ItemRow } from './rows.ts';
import { locationOf, wayOf } from './availability.ts';
import type { CartContext } from './cart-context.ts';

export interface ItemFacts extends CartContext {
  readonly holds: CartRows['holds'];
  readonly now: Date;
  readonly locale: Locale;
  readonly favStoreId: string | undefined;
}

/** An item on the wire; what it costs in the end is worked out with the others. */
export const viewItem = (item: ItemRow, facts: ItemFacts): CartItem => {
  const variant = facts.variants.get(item.upc);
  const supply = facts.supplies.get(item.id) ?? { state: 'Withdrawn', quantity: 0, maxQty: 0 };
  const { current: price, original } = variant?.price ?? { current: 0, original: 0 };
  const current = item.bonus ? 0 : price;
  const { surcharge, attributes: chosen, ...recipe } = recipeFacts(variant, item.recipeId);
  const reservedUntil = heldUntil(item, variant, facts);
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

/** Until when its units are put aside; an order that is being placed holds them without an end, which nobody waits for. */
const heldUntil = (item: ItemRow, variant: CatalogueVariant | undefined, { holds, now }: ItemFacts): string | undefined => {
  const location = locationOf(item, variant);
  const hold = holds.find((row) => row.upc === item.upc && row.location === location);
  return hold && hold.qty >= item.qty && hold.expiresAt > now && hold.expiresAt < NEVER ? hold.expiresAt.toISOString() : undefined;
};

type Option = CartItem['shippingOptions'][number];

/** The way an item travels, and the other ways it could: home, and the store it is tied to or the shopper's favorite one. */
const shippingOptionsOf = (item: ItemRow, variant: CatalogueVariant | undefined, { stores, available, locale, favStoreId }: ItemFacts): Option[] => {
  const way = wayOf(item, variant);
  const notBefore = variant?.releasesOn;
  const daysOf = (code: Option['shippingMethod']['code'], store?: CartStore) => {
    const { minDays, maxDays } = variant?.customs?.deliveryTime ?? { minDays: 0, maxDays: 0 };
    if (code === 'customs') return { minDays, maxDays };
    const [min, max] = ratesTo(locale.id, code).find((rate) => rate.code === code)?.days ?? [0, 0];
    return code === 'pickup' && store ? { minDays: store.pickupDays, maxDays: store.pickupDays } : { minDays: min, maxDays: max };
  };
  const ships = (variant?.backorder ?? false) || availableAt(available, item.upc, SHIP) > 0;
  const option = (code: Option['shippingMethod']['code'], selected: boolean, store?: CartStore): Option => ({
    selected,
    shippingMethod: { code, deliveryTime: { ...daysOf(code, store), ...(notBefore === undefined ? {} : { notBefore }) } },
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

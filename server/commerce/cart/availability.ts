import type { CartItem } from '#contract/cart.ts';
import { fulfilmentOf } from '#pricing/line-key.ts';
import { shippingIdOf } from '#pricing/shipping.ts';
import { availableAt } from '#server/commerce/stock/reservations.ts';
import { SHIP } from '#server/platform/db/schema/catalogue.ts';
import type { StockUnits } from '#server/platform/db/schema/commerce.ts';
import type { CatalogueVariant } from './ports.ts';
import { madeBy } from './recipe.ts';
import type { ItemRow } from './rows.ts';

export const wayOf = (item: Pick<ItemRow, 'fulfilment' | 'storeId'>, variant: CatalogueVariant | undefined) =>
  fulfilmentOf({ shippingCode: item.fulfilment ?? undefined, storeId: item.storeId ?? undefined }, variant?.isDigital ?? false);

export const shippingIdOfItem = (item: Pick<ItemRow, 'fulfilment' | 'storeId'>, variant: CatalogueVariant | undefined): string =>
  shippingIdOf(wayOf(item, variant), item.storeId ?? undefined);

/** Shipments that somebody must open a door for. */
export const isToDoor = (shippingId: string): boolean => shippingId === 'home' || shippingId === 'customs';

/** Where the units of an item lie: a store's shelf for a pickup, the warehouse for what travels; nowhere for gift cards and what is made to order. */
export const locationOf = (item: Pick<ItemRow, 'fulfilment' | 'storeId'>, variant: CatalogueVariant | undefined): string | undefined => {
  const way = wayOf(item, variant);
  if (way === 'digital' || way === 'customs') return undefined;
  return way === 'pickup' ? (item.storeId ?? SHIP) : SHIP;
};

export interface Supply {
  readonly state: CartItem['availability']['state'];
  /** Pieces this line may have, after the lines before it took theirs. */
  readonly quantity: number;
  /** The shop's limit and the stock, whichever is less, for this line. */
  readonly maxQty: number;
}

/**
 * Stock of each line; lines of one variant at one place share it in their order.
 * @param lowStock from this many units down a variant counts as low
 */
export const availabilityOf = (
  items: readonly ItemRow[],
  variants: ReadonlyMap<string, CatalogueVariant>,
  available: ReadonlyMap<string, number>,
  lowStock: number,
): Map<string, Supply> => {
  const left = new Map(available);
  const limits = new Map<string, number>();
  const supplies = new Map<string, Supply>();
  for (const item of items) {
    const variant = variants.get(item.upc);
    if (!variant?.sellable || !variant.price || !madeBy(variant, item.recipeId)) {
      supplies.set(item.id, { state: 'Withdrawn', quantity: 0, maxQty: 0 });
      continue;
    }
    const location = locationOf(item, variant);
    const limit = limits.get(item.upc) ?? variant.maxQty;
    limits.set(item.upc, Math.max(0, limit - item.qty));
    const boundless = location === undefined || variant.backorder;
    const quantity = boundless ? Math.max(limit, item.qty) : availableAt(left, item.upc, location);
    if (!boundless) left.set(`${item.upc} ${location}`, quantity - Math.min(quantity, item.qty));
    const low = !boundless && (quantity <= lowStock || quantity < item.qty);
    supplies.set(item.id, { state: quantity === 0 ? 'OutOfStock' : low ? 'LowStock' : 'InStock', quantity, maxQty: Math.min(limit, quantity) });
  }
  return supplies;
};

/** The units that an order of these items takes. */
export const unitsOf = (items: readonly ItemRow[], variants: ReadonlyMap<string, CatalogueVariant>): StockUnits[] =>
  items.flatMap((item) => {
    const variant = variants.get(item.upc);
    const location = locationOf(item, variant);
    return location === undefined ? [] : [{ upc: item.upc, location, qty: item.qty, backorder: variant?.backorder ?? false }];
  });

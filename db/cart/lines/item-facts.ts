import type { CartItem } from '#contract/cart.ts';
import { lineKey, type ItemChoice } from './line-key.ts';

/** What a change carries so that its line can be displayed, and restored, offline. All of it is public. */
export interface ItemFacts {
  /** Style. */
  readonly masterId: string;
  readonly name: string;
  readonly productImageURL: string;
  readonly pdpUrl: string;
  readonly slug: string;
  /** Per unit, in whole minor units. */
  readonly price: { readonly current: number; readonly original: number; readonly currency: CartItem['price']['currency'] };
  readonly attributes: CartItem['attributes'];
  readonly pricingFacts: CartItem['pricingFacts'];
  readonly maxQty: number;
  readonly isDigitalProduct?: boolean;
  readonly isCustoms?: boolean;
  readonly badge?: string;
  readonly eyebrow?: string;
  /** When the price was read: "prices as of 14:05". */
  readonly asOf?: string;
}

/** An item that can be added: the choice, and the details known of it. */
export interface CartItemInput {
  readonly choice: ItemChoice;
  readonly facts: ItemFacts;
}

/**
 * Sets the only possible fulfilment of a product even if a screen omitted it: the server stores the line under it, and a later change must find that
 * line.
 */
export function asItTravels({ choice, facts }: CartItemInput): CartItemInput {
  if (!facts.isDigitalProduct && !facts.isCustoms) return { choice, facts };
  const { storeId: _id, storeName: _name, ...rest } = choice;
  return { facts, choice: { ...rest, shippingCode: facts.isDigitalProduct ? 'digital' : 'customs' } };
}

export function factsOf(item: CartItem): ItemFacts {
  const { masterId, name, productImageURL, pdpUrl, slug, attributes, pricingFacts, maxQty, isDigitalProduct, isCustoms, badge, eyebrow } = item;
  const { current, original, currency } = item.price;
  return {
    masterId,
    name,
    productImageURL,
    pdpUrl,
    slug,
    price: { current, original, currency },
    attributes,
    pricingFacts,
    maxQty,
    isDigitalProduct,
    isCustoms,
    ...(badge !== undefined && { badge }),
    ...(eyebrow !== undefined && { eyebrow }),
  };
}

const DAYS_UNKNOWN = { minDays: 0, maxDays: 0 };

/** The item as the server would list it, from what the device knows. Its id is local until the server assigns one. */
export function makeItem({ choice, facts }: CartItemInput, qty: number): CartItem {
  const { price, asOf: _, ...shown } = facts;
  const digital = facts.isDigitalProduct ?? false;
  const way = choice.storeId === undefined ? (digital ? 'digital' : (choice.shippingCode ?? 'standard')) : (choice.shippingCode ?? 'pickup');
  return {
    ...shown,
    id: `here:${lineKey(choice)}`,
    productId: choice.product,
    upc: choice.upc,
    qty,
    ...(choice.recipeId !== undefined && { recipeId: choice.recipeId }),
    ...(choice.giftOption && { giftOption: choice.giftOption }),
    price: priceRow(price, qty),
    taxTotal: 0,
    bonus: false,
    isCustoms: facts.isCustoms ?? false,
    isDigitalProduct: digital,
    shippingOptions: [
      {
        selected: true,
        shippingMethod: { code: way, deliveryTime: DAYS_UNKNOWN },
        ...(choice.storeId !== undefined && { storeInfo: { id: choice.storeId, name: choice.storeName ?? '', storeInventory: 0 } }),
      },
    ],
    productPromotions: [],
    rating: { score: 0, reviewsCount: 0 },
    breadcrumbs: [],
    availability: { state: 'InStock', quantity: facts.maxQty },
  };
}

/** The price of a row before any promotion. */
function priceRow({ current, original, currency }: ItemFacts['price'], qty: number): CartItem['price'] {
  const rowTotal = current * qty;
  return {
    current,
    original,
    highCurrent: current,
    highOriginal: original,
    rowTotal,
    priceAfterItemDiscount: rowTotal,
    priceAfterOrderDiscount: rowTotal,
    amount: rowTotal,
    currency,
  };
}

/** The same item with another quantity and its row's price recomputed. */
export const withQty = (item: CartItem, qty: number): CartItem =>
  qty === item.qty
    ? item
    : {
        ...item,
        qty,
        price: { ...item.price, ...priceRow(item.price, qty), highCurrent: item.price.highCurrent, highOriginal: item.price.highOriginal },
      };

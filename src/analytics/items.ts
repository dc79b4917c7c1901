import type { CartItem } from '#contract/cart.ts';
import { minorDigits } from '#contract/money.ts';
import type { ProductDetails, ProductHit } from '#contract/calls/products.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import type { Item } from './events.ts';

/** Items of one event at most. */
export const ITEMS_MAX = 200;

/** Minor units as GA4 wants money: a decimal number, exact to the currency's digits. */
export const decimal = (minor: number, currency: string): number => {
  const digits = minorDigits(currency);
  return Number((minor / 10 ** digits).toFixed(digits));
};

type Attributes = readonly { readonly label: string }[];
const variantOf = (attributes: Attributes): { item_variant?: string } => {
  const text = attributes.map(({ label }) => label).join(', ');
  return text === '' ? {} : { item_variant: text };
};

const discountOf = (original: number, current: number, currency: string): { discount?: number } =>
  original > current ? { discount: decimal(original - current, currency) } : {};

const priceFields = ({ current, original, currency }: { readonly current: number; readonly original: number; readonly currency: string }) => ({
  price: decimal(current, currency),
  ...discountOf(original, current, currency),
});

export const itemOfHit = (hit: ProductHit, index: number, productId = hit.productId): Item => ({
  item_id: productId,
  item_name: hit.name,
  index,
  ...priceFields(hit.price),
});

export const itemOfProduct = (product: ProductDetails): Item => {
  const category = product.breadcrumbs.at(-1)?.name;
  return {
    item_id: product.productId,
    item_name: product.name,
    item_brand: product.brand,
    ...(category !== undefined && { item_category: category }),
    ...priceFields(product.price),
    quantity: 1,
  };
};

export const itemOfKnown = ({ choice, facts }: CartItemInput, quantity: number): Item => ({
  item_id: choice.product,
  item_name: facts.name,
  ...variantOf(facts.attributes),
  ...priceFields(facts.price),
  quantity,
});

export const itemOfLine = ({ productId, name, attributes, price, qty, breadcrumbs }: CartItem): Item => {
  const category = breadcrumbs.at(-1)?.name;
  return {
    item_id: productId,
    item_name: name,
    ...(category !== undefined && { item_category: category }),
    ...variantOf(attributes),
    ...priceFields(price),
    quantity: qty,
  };
};

/** The event's value is exact: it is summed up in minor units. Gifts that cost nothing are items, too. */
export const valueOf = (rows: readonly { readonly price: { readonly current: number }; readonly qty: number }[], currency: string): number =>
  decimal(
    rows.reduce((sum, { price, qty }) => sum + price.current * qty, 0),
    currency,
  );

import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { ProductDetails, ProductHit } from '#contract/calls/products.ts';
import type { CartItemInput } from '#db/cart/lines/item-facts.ts';
import type { AnalyticsEvent, Item } from './events.ts';
import { decimal, itemOfHit, itemOfKnown, itemOfLine, itemOfProduct, ITEMS_MAX, valueOf } from './items.ts';
import type { Observation, ReturnedLine } from '#src/base/observation/observe.ts';

/** Where somebody last set out from: what is put into the cart afterwards is put down to it. */
export interface Origin {
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly promotion_id?: string;
  readonly promotion_name?: string;
}

/** `gtmCartProductsMap`: what is in the cart and where it came from, by UPC. */
export type CartProducts = Readonly<Record<string, Item>>;

type CartObservation = Extract<Observation, { what: 'cart' }>;

interface Moved {
  readonly item: CartItemInput;
  /** Pieces more; negative: fewer. */
  readonly by: number;
}

const movesOf = ({ change, before }: CartObservation): readonly Moved[] => {
  switch (change.type) {
    case 'add-item':
      return [{ item: change.args.item, by: change.args.qty }];
    case 'change-quantity':
      return [{ item: change.args.item, by: change.args.qty - before }];
    case 'remove-item':
      return [{ item: change.args.item, by: -before }];
    case 'edit-variant':
      return [
        { item: change.args.item, by: -change.args.qty },
        { item: change.args.to, by: change.args.qty },
      ];
    default:
      return [];
  }
};

const listOf = ({ item_list_id, item_list_name }: Origin): Origin => ({
  ...(item_list_id !== undefined && { item_list_id }),
  ...(item_list_name !== undefined && { item_list_name }),
});

/** What a change of the cart is in the data layer, and what the cart holds after it. */
export const cartEvents = (
  observation: CartObservation,
  products: CartProducts,
  origin: Origin,
): { readonly events: readonly AnalyticsEvent[]; readonly products: CartProducts } => {
  let map = products;
  const events = movesOf(observation).flatMap(({ item, by }): AnalyticsEvent[] => {
    if (by === 0) return [];
    const { upc } = item.choice;
    const { currency, current } = item.facts.price;
    const known = map[upc];
    const moved: Item = { ...itemOfKnown(item, Math.abs(by)), ...listOf(known ?? (by > 0 ? origin : {})) };
    const left = (known?.quantity ?? 0) + by;
    const { [upc]: _, ...others } = map;
    map = left > 0 ? { ...others, [upc]: { ...moved, quantity: left } } : others;
    return [
      { name: by > 0 ? 'add_to_cart' : 'remove_from_cart', params: { currency, value: decimal(current * Math.abs(by), currency), items: [moved] } },
    ];
  });
  return { events, products: map };
};

const itemsOf = (lines: Cart['items'], products: CartProducts): Item[] =>
  lines.slice(0, ITEMS_MAX).map((line) => ({ ...itemOfLine(line), ...listOf(products[line.upc] ?? {}) }));

const valued = ({ items, currency }: Pick<Cart, 'items' | 'currency'>, products: CartProducts) => ({
  currency,
  value: valueOf(items, currency),
  items: itemsOf(items, products),
});

export const viewCart = (cart: Cart, products: CartProducts): AnalyticsEvent => ({ name: 'view_cart', params: valued(cart, products) });

const STEP_ORDER = ['shipping', 'billing', 'summary'];

/** What is known once a step of the checkout is reached. A step that somebody goes back to says nothing new. */
export const checkoutEvents = (cart: Cart, products: CartProducts, from: string | null, to: string): AnalyticsEvent[] => {
  const facts = valued(cart, products);
  const reached = STEP_ORDER.indexOf(to);
  const before = from === null ? -1 : STEP_ORDER.indexOf(from);
  const shipping = cart.shippingMethods.map(({ code }) => code).join(', ');
  const payment = cart.payment_instruments.map(({ payment_method_id }) => payment_method_id).join(', ');
  const steps: AnalyticsEvent[] = [
    { name: 'begin_checkout', params: facts },
    { name: 'add_shipping_info', params: { ...facts, shipping_tier: shipping } },
    { name: 'add_payment_info', params: { ...facts, payment_type: payment } },
  ];
  return steps.slice(before + 1, reached + 1);
};

export const viewItem = (product: ProductDetails): AnalyticsEvent => ({
  name: 'view_item',
  params: { currency: product.currency, value: decimal(product.price.current, product.currency), items: [itemOfProduct(product)] },
});

export const addToWishlist = (card: ProductHit, productId: string): AnalyticsEvent => {
  const { currency, current } = card.price;
  const { index: _, ...item } = itemOfHit(card, 0, productId);
  return { name: 'add_to_wishlist', params: { currency, value: decimal(current, currency), items: [{ ...item, quantity: 1 }] } };
};

/** The total of an order has tax and shipping beside its value. */
export const purchase = ({ orderNumber, items, totals }: Order, products: CartProducts): AnalyticsEvent => ({
  name: 'purchase',
  params: {
    transaction_id: orderNumber,
    ...valued({ items, currency: totals.currency }, products),
    tax: decimal(totals.taxAmount, totals.currency),
    shipping: decimal(totals.shipping, totals.currency),
  },
});

/** Of the whole order, or of the units that go back. */
export const refund = ({ orderNumber, items, totals }: Order, lines?: readonly ReturnedLine[]): AnalyticsEvent => {
  const back = lines?.flatMap(({ itemId, qty }) => {
    const item = items.find(({ id }) => id === itemId);
    return item ? [{ ...item, qty }] : [];
  });
  return { name: 'refund', params: { transaction_id: orderNumber, ...valued({ items: back ?? items, currency: totals.currency }, {}) } };
};

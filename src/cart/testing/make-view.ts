import type { CartItem } from '#contract/cart.ts';
import { noCart } from '#pricing/no-cart.ts';
import { makeItem, type CartItemInput } from '#db/cart/lines/item-facts.ts';
import type { CartLine, CartView } from '#db/cart/view.ts';

export const makeKnown = (upc: string, name = `Shoe ${upc}`): CartItemInput => ({
  choice: { product: 'TRAIL001K1B', upc },
  facts: {
    masterId: 'TRAIL001',
    name,
    productImageURL: '/images/TRAIL001K1B/side/160',
    pdpUrl: '/en-us/p/shoe-TRAIL001',
    slug: 'shoe',
    price: { current: 9900, original: 9900, currency: 'USD' },
    attributes: [{ type: 'size', value: '9', label: '9' }],
    pricingFacts: { taxClass: 'footwear', categoryIds: ['1000'] },
    maxQty: 10,
  },
});

/** A line of a cart for tests; saved by default. */
export const makeLine = (upc: string, more: Partial<CartLine> = {}, item: Partial<CartItem> = {}): CartLine => {
  const known = makeKnown(upc);
  return { key: upc, known, item: { ...makeItem(known, 1), ...item }, mark: 'saved', kept: true, reason: null, refused: [], ghost: false, ...more };
};

export const makeView = (lines: readonly CartLine[], more: Partial<CartView> = {}): CartView => {
  const items = lines.filter(({ ghost }) => !ghost).map(({ item }) => item);
  return {
    cart: { ...noCart('en-us'), items },
    estimated: false,
    lines,
    count: items.reduce((sum, { qty }) => sum + qty, 0),
    waitingCount: 0,
    waitingSince: null,
    ambiguousCount: 0,
    pending: [],
    refused: lines.flatMap(({ refused }) => refused),
    notices: [],
    hold: null,
    asOf: null,
    isKnown: true,
    subject: null,
    ...more,
  };
};

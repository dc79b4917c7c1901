import type { Cart, CartItem, GiftOption, ShippingCode } from '#contract/cart.ts';

/** A line as the model keeps it. */
export interface Line {
  readonly id: string;
  product: string;
  upc: string;
  qty: number;
  storeId: string | null;
  shippingCode: ShippingCode | null;
  recipeId: string | null;
  giftOption: GiftOption | null;
  opIds: string[];
}

/** A cart as the model keeps it. */
export interface ModelCart {
  readonly id: string;
  readonly subject: string;
  version: number;
  lines: Line[];
  coupons: string[];
  shippingCode: ShippingCode;
  state: 'open' | 'gone' | 'ordered';
  order: { orderNumber: string; items: CartItem[]; state: string } | null;
}

/** What makes two wishes one line, as the contract tells it: variant, recipe, gift option, place. */
export const choiceText = (line: Pick<Line, 'upc' | 'storeId' | 'shippingCode' | 'recipeId' | 'giftOption'>): string => {
  const place = line.storeId === null ? 'home' : `${line.shippingCode ?? 'pickup'}-${line.storeId}`;
  return [line.upc, place, line.recipeId ?? '', line.giftOption ? `${line.giftOption.to}|${line.giftOption.message}` : ''].join(' ').trim();
};

/** Of what has no price of its own. */
const PRICE = 1_000;

const toItem = (line: Line, price: number, soldOut: boolean): CartItem => ({
  id: line.id,
  productId: line.product,
  masterId: line.product.slice(0, 8),
  upc: line.upc,
  name: `Product ${line.product}`,
  qty: line.qty,
  maxQty: 1_000,
  ...(line.recipeId !== null && { recipeId: line.recipeId }),
  price: {
    current: price,
    original: price,
    highCurrent: price,
    highOriginal: price,
    rowTotal: price * line.qty,
    priceAfterItemDiscount: price * line.qty,
    priceAfterOrderDiscount: price * line.qty,
    amount: price * line.qty,
    currency: 'USD',
  },
  taxTotal: 0,
  bonus: false,
  isCustoms: false,
  shippingOptions: [
    {
      selected: true,
      shippingMethod: { code: line.storeId === null ? 'standard' : (line.shippingCode ?? 'pickup'), deliveryTime: { minDays: 0, maxDays: 2 } },
      ...(line.storeId !== null && { storeInfo: { id: line.storeId, name: `Store ${line.storeId}`, storeInventory: 5 } }),
    },
  ],
  ...(line.giftOption && { giftOption: line.giftOption }),
  pdpUrl: `/en-us/p/product-${line.product}`,
  productImageURL: `/images/${line.product}/side/320`,
  slug: `product-${line.product.toLowerCase()}`,
  isDigitalProduct: false,
  productPromotions: [],
  rating: { score: 0, reviewsCount: 0 },
  attributes: [],
  breadcrumbs: [],
  availability: { state: soldOut ? 'OutOfStock' : 'InStock', quantity: soldOut ? 0 : 100 },
  pricingFacts: { taxClass: 'standard', categoryIds: [] },
  opIds: line.opIds,
});

interface ModelShelf {
  readonly prices: ReadonlyMap<string, number>;
  readonly soldOut: ReadonlySet<string>;
  /** Items say which changes made them. */
  readonly namesChanges: boolean;
}

/** The cart as the model answers it. */
export const wireCart = (cart: ModelCart, { prices, soldOut, namesChanges }: ModelShelf): Cart => {
  const items = cart.lines.map((line) => {
    const item = toItem(line, prices.get(line.upc) ?? PRICE, soldOut.has(line.upc));
    return namesChanges ? item : { ...item, opIds: [] };
  });
  const total = items.reduce((sum, item) => sum + item.price.rowTotal, 0);
  return {
    id: cart.id,
    basketId: cart.id,
    version: cart.version,
    pricingVersion: 'model',
    locale: 'en-us',
    items,
    totals: {
      total,
      totalDiscount: 0,
      itemTotal: total,
      totalWithoutTax: total,
      shipping: 0,
      tax: 0,
      totalDiscountPercentage: 0,
      remainingToPay: total,
      currency: 'USD',
      totalUnits: items.reduce((sum, item) => sum + item.qty, 0),
      itemSubTotal: total,
      netAmount: total,
      taxAmount: 0,
      appliedRewards: 0,
    },
    totalItems: items.reduce((sum, item) => sum + item.qty, 0),
    currency: 'USD',
    payment_instruments: [],
    giftCards: [],
    shippingMethods: items.length > 0 ? [{ shippingId: 'home', code: cart.shippingCode, applicableShippingMethods: [] }] : [],
    couponItems: cart.coupons.map((code) => ({ code, valid: true, statusCode: 'applied' })),
    orderPromotions: [],
    promoSummary: [],
    flash: [],
    customerNotifications: [],
    shipments: items.length > 0 ? [{ shippingId: 'home', code: cart.shippingCode, itemIds: items.map(({ id }) => id), shipping: 0 }] : [],
    updatedAt: '2026-11-21T09:00:00.000Z',
  };
};

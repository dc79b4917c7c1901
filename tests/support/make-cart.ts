import type { CartChange } from '#db/cart/change.ts';
import type { ItemFacts, CartItemInput } from '#db/cart/lines/item-facts.ts';
import type { ItemChoice } from '#db/cart/lines/line-key.ts';

export const makeFacts = (more: Partial<ItemFacts> = {}): ItemFacts => ({
  masterId: 'TRAIL001',
  name: 'Ridge Runner',
  productImageURL: '/images/TRAIL001BLK/side/320',
  pdpUrl: '/en-us/p/ridge-runner-TRAIL001BLK',
  slug: 'ridge-runner',
  price: { current: 1_000, original: 1_000, currency: 'USD' },
  attributes: [{ type: 'size', value: '9', label: '9' }],
  pricingFacts: { taxClass: 'standard', categoryIds: [] },
  maxQty: 100,
  ...more,
});

/** A thing to put into a cart; `upc` tells them apart. */
export const makeItem = (upc = '10000001', more: Partial<ItemChoice> = {}): CartItemInput => ({
  choice: { product: 'TRAIL001BLK', upc, ...more },
  facts: makeFacts(),
});

export const addItem = (upc = '10000001', qty = 1, context?: string): CartChange => ({
  type: 'add-item',
  args: { item: makeItem(upc), qty, ...(context !== undefined && { context }) },
});
export const changeQuantity = (upc: string, qty: number): CartChange => ({ type: 'change-quantity', args: { item: makeItem(upc), qty } });
export const removeItem = (upc: string): CartChange => ({ type: 'remove-item', args: { item: makeItem(upc) } });
export const applyCoupon = (code: string): CartChange => ({ type: 'apply-coupon', args: { code } });
export const removeCoupon = (code: string): CartChange => ({ type: 'remove-coupon', args: { code } });

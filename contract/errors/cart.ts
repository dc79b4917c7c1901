import { returnTo, row } from './row.ts';

const atItem = { level: 'item' } as const;
const toCart = returnTo('shipping', { inCart: true });
/** The cart shows what is left of it. */
const gone = { action: { do: 'reload-cart', inCart: true } } as const;
const itemsGone = row(409, 'itemsGone', gone);

/** spec 1 §8, cart and inventory. */
export const cartErrors = {
  PRC400: row(409, 'priceInvalid', atItem),
  ORD430: row(409, 'itemGone', gone),
  ORD404: row(404, 'itemNotAvailable', atItem),
  BSK404: row(404, 'cartNotFound', { action: { do: 'rebuild-cart' }, replay: 'rebuild' }),
  ORD516: row(409, 'deliveryChanged', { action: { do: 'delivery-changed', from: 'home', to: 'pickup' } }),
  ORD517: row(409, 'deliveryChanged', { action: { do: 'delivery-changed', from: 'pickup', to: 'home' } }),
  ORD518: row(409, 'deliveryChanged', { action: { do: 'delivery-changed', from: 'pickup', to: 'sts' } }),
  INV700: row(409, 'outOfStock', toCart),
  INV406: row(409, 'itemsOutOfStock', toCart),
  INV701: row(409, 'noInventory', atItem),
  INV702: row(409, 'noPrice', atItem),
  INV405: itemsGone,
  INV407: itemsGone,
  INV409: row(409, 'someWithoutInventory', toCart),
  /** Details: `maxAllowedQty`, without which the words fall back to a default; `availableQuantity`, the same, where the stock is the limit. */
  INV408: row(409, 'maxQuantity', atItem),
  ORD415: row(500, 'totalsFailed', { replay: 'retry' }),
} as const;

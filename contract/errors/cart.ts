import { row } from './row.ts';

const atItem = { level: 'item' } as const;
const itemsGone = row(409, 'itemsGone', { action: { do: 'reload-cart' } });

/** spec 1 §8, basket and inventory. */
export const cartErrors = {
  PRC400: row(409, 'priceInvalid', atItem),
  ORD430: row(409, 'itemGone', { action: { do: 'reload-cart' } }),
  ORD404: row(404, 'itemNotAvailable', atItem),
  BSK404: row(404, 'cartNotFound', { action: { do: 'rebuild-cart' }, replay: 'rebuild' }),
  ORD516: row(409, 'deliveryChanged', { action: { do: 'delivery-changed', from: 'home', to: 'pickup' } }),
  ORD517: row(409, 'deliveryChanged', { action: { do: 'delivery-changed', from: 'pickup', to: 'home' } }),
  ORD518: row(409, 'deliveryChanged', { action: { do: 'delivery-changed', from: 'pickup', to: 'sts' } }),
  INV700: row(409, 'outOfStock'),
  INV406: row(409, 'itemsOutOfStock'),
  INV701: row(409, 'noInventory', atItem),
  INV702: row(409, 'noPrice', atItem),
  INV405: itemsGone,
  INV407: itemsGone,
  INV409: row(409, 'someWithoutInventory'),
  /** Details: `maxAllowedQty`; without it the words fall back to a default. */
  INV408: row(409, 'maxQuantity', atItem),
  ORD415: row(500, 'totalsFailed', { replay: 'retry' }),
} as const;

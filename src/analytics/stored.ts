import * as z from 'zod/mini';
import type { Item } from './events.ts';
import type { CartProducts, Origin } from './commerce.ts';

/** The two names are the specification's (spec 1 §3, 2 §3). */
const CART_KEY = 'gtmCartProductsMap';
const ORIGIN_KEY = 'gtmInteractionOrigin';
const PURCHASES_KEY = 'waymark.purchases';
const KEYS = [CART_KEY, ORIGIN_KEY, PURCHASES_KEY];

/** Orders that a device remembers as told. */
const PURCHASES_MAX = 50;

const text = z.optional(z.string());
const number = z.optional(z.number());
const itemSchema = z.object({
  item_id: z.string(),
  item_name: z.string(),
  item_brand: text,
  item_category: text,
  item_variant: text,
  item_list_id: text,
  item_list_name: text,
  index: number,
  price: number,
  discount: number,
  quantity: number,
});
const originSchema = z.object({ item_list_id: text, item_list_name: text, promotion_id: text, promotion_name: text });

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The device's own. Where storage is forbidden even naming it throws. */
export const deviceStorage: Storage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

/**
 * What the data layer keeps on the device, under performance consent alone. What another version wrote, or nobody can read, is as if it were not
 * there; storage that is full or forbidden keeps nothing, and the page goes on.
 */
export const createStored = (storage: Storage) => {
  const read = <T>(key: string, schema: z.ZodMiniType<T>, otherwise: T): T => {
    try {
      const parsed = schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
      return parsed.success ? parsed.data : otherwise;
    } catch {
      return otherwise;
    }
  };
  const write = (key: string, value: unknown): void => {
    try {
      storage.setItem(key, JSON.stringify(value));
    } catch {
      // The next page begins without it.
    }
  };
  return {
    products: (): CartProducts => read(CART_KEY, z.record(z.string(), itemSchema) as z.ZodMiniType<Record<string, Item>>, {}),
    keepProducts: (products: CartProducts): void => write(CART_KEY, products),
    origin: (): Origin => read(ORIGIN_KEY, originSchema as z.ZodMiniType<Origin>, {}),
    keepOrigin: (origin: Origin): void => write(ORIGIN_KEY, origin),
    /** True once for each order, also over reloads. */
    isNewPurchase: (orderNumber: string): boolean => {
      const reported = read(PURCHASES_KEY, z.array(z.string()), []);
      if (reported.includes(orderNumber)) return false;
      write(PURCHASES_KEY, [...reported, orderNumber].slice(-PURCHASES_MAX));
      return true;
    },
    erase: (): void => {
      try {
        for (const key of KEYS) storage.removeItem(key);
      } catch {
        // Forbidden storage holds nothing.
      }
    },
  };
};
export type Stored = ReturnType<typeof createStored>;

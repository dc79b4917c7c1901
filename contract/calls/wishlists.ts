import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { LIST_PAGE_MAX, LIST_QTY_MAX } from '#contract/constants.ts';
import { cartItemSchema, giftOptionSchema, shippingCodeSchema } from '#contract/cart.ts';
import { productIdSchema, storeIdSchema, upcSchema, uuidSchema } from '#contract/ids.ts';
import { amountSchema, currencySchema } from '#contract/money-schemas.ts';
import { productHitSchema } from './products.ts';

/** What it cost when it was put on the list: tells the shopper that the price has moved. */
const priceThenSchema = z.object({ current: amountSchema, currency: currencySchema });

export const favoriteItemSchema = z.object({
  /** Colourway, or style where none was chosen. A style stands on a list once. */
  id: productIdSchema,
  /** The same for the same style on the same list, also after it was removed and put back. */
  itemId: uuidSchema,
  qty: z.int(),
  itemType: z.literal('product'),
  addedAt: z.string(),
  priceThen: z.optional(priceThenSchema),
  /** The card as it is now; absent where the product is no longer offered in this locale. */
  product: z.optional(productHitSchema),
});
export type FavoriteItem = z.infer<typeof favoriteItemSchema>;

const page = {
  /** Rises with every change of the list: what is older never takes the place of what is newer. */
  version: z.int(),
  total: z.int(),
  start: z.int(),
  count: z.int(),
};

/** Newest first (spec 1 §3). */
export const favoritesSchema = z.object({
  /** Null while there is no list: the first entry makes one. */
  favoriteId: z.nullable(uuidSchema),
  /** Of the link by which others look at it; absent: there is none. */
  shareId: z.optional(uuidSchema),
  ...page,
  items: z.array(favoriteItemSchema),
});
export type Favorites = z.infer<typeof favoritesSchema>;

/** What one change did to a list: whoever holds the list of `previousVersion` has the list of `version` with it. */
const change = { version: z.int(), previousVersion: z.int(), total: z.int() };

export const favoriteChangeSchema = z.object({
  favoriteId: uuidSchema,
  ...change,
  /** The entry as it stands; null: it is not there (any more). */
  item: z.nullable(favoriteItemSchema),
});
export type FavoriteChange = z.infer<typeof favoriteChangeSchema>;

/** The choice of a line, as an item of the basket has it. */
const savedChoice = {
  product: productIdSchema,
  upc: upcSchema,
  storeId: z.optional(storeIdSchema),
  shippingCode: z.optional(shippingCodeSchema),
  recipeId: z.optional(z.string().check(z.maxLength(64))),
  giftOption: z.optional(giftOptionSchema),
};

export const savedItemSchema = z.object({
  /** The same for the same choice on the same list. */
  itemId: uuidSchema,
  ...savedChoice,
  storeName: z.optional(z.string()),
  qty: z.int(),
  pageUrl: z.string(),
  /** It can be put back into the basket now. */
  available: z.boolean(),
  addedAt: z.string(),
  priceThen: z.optional(priceThenSchema),
  /** What the device paints and prices it with, in the basket too; absent where it is no longer known. */
  facts: z.optional(
    z.object({
      masterId: z.string(),
      name: z.string(),
      productImageURL: z.string(),
      pdpUrl: z.string(),
      slug: z.string(),
      price: z.object({ current: amountSchema, original: amountSchema, currency: currencySchema }),
      attributes: cartItemSchema.shape.attributes,
      pricingFacts: cartItemSchema.shape.pricingFacts,
      maxQty: z.int(),
      isDigitalProduct: z.boolean(),
      isCustoms: z.boolean(),
      badge: z.optional(z.string()),
      eyebrow: z.optional(z.string()),
    }),
  ),
});
export type SavedItem = z.infer<typeof savedItemSchema>;

export const saveForLaterSchema = z.object({
  saveForLaterId: z.nullable(uuidSchema),
  ...page,
  items: z.array(savedItemSchema),
});
export type SaveForLater = z.infer<typeof saveForLaterSchema>;

export const savedChangeSchema = z.object({ saveForLaterId: uuidSchema, ...change, item: z.nullable(savedItemSchema) });
export type SavedChange = z.infer<typeof savedChangeSchema>;

const pageQuery = z.object({
  start: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
  count: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIST_PAGE_MAX))),
});
const listParams = z.object({ favoriteId: uuidSchema });
const qty = z.int().check(z.minimum(1), z.maximum(LIST_QTY_MAX));

/**
 * Lists of things that are wanted, but not bought now. A guest has them too. Every change is an absolute set ("it is on the list",
 * "it is not"), so that sending it twice, or late, says the same.
 */
export const wishlistCalls = defineCalls({
  'wishlists.getFavorites': {
    method: 'GET',
    path: '/wishlists/v2/favorites',
    access: 'personal',
    effect: 'read',
    summary: 'Favorites, newest first, page by page',
    query: pageQuery,
    response: favoritesSchema,
    errors: [],
    spec: 'spec 2 §7',
  },
  'wishlists.addFavorite': {
    method: 'POST',
    path: '/wishlists/v2/favorites',
    access: 'personal',
    effect: 'change',
    summary: 'Put a product on the list of favorites; one that is there already is no error',
    body: z.object({
      id: productIdSchema,
      qty: z.optional(qty),
      itemType: z.optional(z.literal('product')),
      /** The list that is meant; absent: the shopper's own. */
      favoriteId: z.optional(uuidSchema),
    }),
    response: favoriteChangeSchema,
    errors: ['PLP400', 'WMK409L'],
    spec: 'spec 2 §7',
  },
  'wishlists.deleteFavoriteItem': {
    method: 'DELETE',
    path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
    access: 'personal',
    effect: 'change',
    summary: 'Take a product off the list; one that is gone already is no error',
    params: z.object({ favoriteId: uuidSchema, itemId: uuidSchema }),
    response: favoriteChangeSchema,
    errors: [],
    spec: 'spec 2 §7',
  },
  'wishlists.shareFavorites': {
    method: 'POST',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    access: 'personal',
    effect: 'change',
    summary: 'Make a link by which others can look at the list, or name the one that there is',
    params: listParams,
    response: z.object({ favoriteId: uuidSchema, shareId: uuidSchema, sharedAt: z.string() }),
    errors: [],
    spec: 'spec 2 §7',
  },
  'wishlists.revokeFavoritesShare': {
    method: 'DELETE',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    access: 'personal',
    effect: 'change',
    summary: 'Stop sharing: the link opens nothing any more; a list that is not shared is no error',
    params: listParams,
    response: z.object({ favoriteId: uuidSchema }),
    errors: [],
    spec: 'spec 2 §1',
  },
  'wishlists.getFavoritesShare': {
    method: 'GET',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    // Not public: a list that is no longer shared must be out of everybody's caches.
    access: 'personal',
    effect: 'read',
    session: 'optional',
    summary: 'The favorites that somebody shared, by the id of the link; the id of a list opens nothing',
    params: listParams,
    response: z.object({ favoriteId: uuidSchema, total: z.int(), items: z.array(z.omit(favoriteItemSchema, { priceThen: true })) }),
    errors: [],
    spec: 'spec 2 §7',
  },
  'wishlists.getSaveForLater': {
    method: 'GET',
    path: '/wishlists/v2/saveForLater',
    access: 'personal',
    effect: 'read',
    summary: 'What was saved for later, newest first, page by page, with its availability',
    query: pageQuery,
    response: saveForLaterSchema,
    errors: [],
    spec: 'spec 2 §7',
  },
  'cart.updateSaveForLater': {
    method: 'PUT',
    path: '/cart/v2/saveForLater',
    access: 'personal',
    effect: 'change',
    summary: 'Save a choice for later, or change how many of it',
    body: z.object({ ...savedChoice, qty }),
    response: savedChangeSchema,
    errors: ['ORD404', 'STR404', 'WMK409L'],
    spec: 'spec 1 §7',
  },
  'cart.deleteSaveForLaterItem': {
    method: 'DELETE',
    path: '/cart/v2/saveForLater/{saveForLaterId}/items/{itemId}',
    access: 'personal',
    effect: 'change',
    summary: 'Let go of something saved; one that is gone already is no error',
    params: z.object({ saveForLaterId: uuidSchema, itemId: uuidSchema }),
    response: savedChangeSchema,
    errors: [],
    spec: 'spec 1 §7',
  },
});

import * as z from 'zod/mini';

import { defineCalls } from './call.ts';
import { LABEL_LOW_STOCK } from '#contract/constants.ts';
import { categoryIdSchema, productIdSchema, storeIdSchema, upcSchema } from '#contract/ids.ts';
import { amountSchema, currencySchema } from '#contract/money-schemas.ts';

/** spec 3 §3 Price. `low*`/`high*` span the variants; whole minor units. */
export const priceSchema = z.object({
  currency: currencySchema,
  current: amountSchema,
  original: amountSchema,
  lowCurrent: amountSchema,
  highCurrent: amountSchema,
  lowOriginal: amountSchema,
  highOriginal: amountSchema,
  /** Lowest price of the 30 days before the reduction began (Directive 98/6/EC art. 6a). */
  historicBestPrice: z.optional(amountSchema),
  previousBestSalesPrice: z.optional(amountSchema),
  /** Whole percent off, counted from the price that is struck through (`reductionOf`). */
  percentagePriceDiscount: z.optional(z.int()),
  salesPriceActiveDate: z.optional(z.string()),
});
export type Price = z.infer<typeof priceSchema>;

/** A drawn or imported picture: `/images/{key}/{angle}/{width}`; see pictures.ts. */
export const pictureSchema = z.object({
  key: z.string(),
  angle: z.string(),
  alt: z.string(),
  /** Colour of the ground, painted until the picture is there: `#rrggbb`. */
  tone: z.string(),
});
export type PictureRef = z.infer<typeof pictureSchema>;

export const optionSchema = z.object({
  value: z.string(),
  label: z.string(),
  available: z.boolean(),
  price: z.optional(priceSchema),
  /** Colour options: one or two `#rrggbb`. */
  swatch: z.optional(z.array(z.string())),
  /** Colour options: the colourway's product id and its pictures. */
  productId: z.optional(z.string()),
  pictures: z.optional(z.array(pictureSchema)),
});

export const INVENTORY_STATES = ['InStock', 'OutOfStock'] as const;
export const STOCK_STATUS = ['AVAILABLE', LABEL_LOW_STOCK, 'OUT OF STOCK'] as const;

export const variantSchema = z.object({
  id: z.string(),
  upc: z.string(),
  productId: z.string(),
  /** Attribute type to chosen value: `{color: 'K1B', size: '9.5', width: 'D'}`. */
  attributes: z.record(z.string(), z.string()),
  price: priceSchema,
  /** The shopper may ask to be told when it is back. */
  notifyMe: z.boolean(),
  stockStatus: z.enum(STOCK_STATUS),
  inventory: z.enum(INVENTORY_STATES),
  quantity: z.int(),
  maxQty: z.int(),
});
export type Variant = z.infer<typeof variantSchema>;

export const ratingSchema = z.object({ score: z.number(), reviewsCount: z.int() });
/** The same page in the locales that have it: locale to path. */
export const alternatesSchema = z.record(z.string(), z.string());
export const crumbSchema = z.object({ id: z.string(), name: z.string(), url: z.string() });

/** What can be chosen of a thing that is made to order; the first options are the shop's own design. Surcharges are minor units on top of the price. */
export const customsSchema = z.object({
  parts: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string(), surcharge: amountSchema })),
      /** Instead of options: letters of the shopper's own. */
      text: z.optional(z.object({ maxLength: z.int(), surcharge: amountSchema })),
    }),
  ),
  /** From the order to the door. */
  deliveryTime: z.object({ minDays: z.int(), maxDays: z.int() }),
});
export type Customs = z.infer<typeof customsSchema>;

export const productDetailsSchema = z.object({
  /** The style; colourways are options of the attribute `color`. */
  id: z.string(),
  masterId: z.string(),
  /** The colourway asked for, or the first. */
  productId: z.string(),
  name: z.string(),
  slug: z.string(),
  url: z.string(),
  alternates: z.optional(alternatesSchema),
  sku: z.string(),
  upc: z.optional(z.string()),
  brand: z.string(),
  /** women, men, kids, unisex */
  gender: z.string(),
  ageGroup: z.enum(['adult', 'kids']),
  badge: z.optional(z.string()),
  eyebrow: z.optional(z.string()),
  targetPublishDate: z.optional(z.string()),
  productType: z.string(),
  sizeChartType: z.optional(z.string()),
  presale: z.boolean(),
  comingSoon: z.boolean(),
  isRobisOnly: z.boolean(),
  customsExternalUrl: z.optional(z.string()),
  customs: z.optional(customsSchema),
  subscriptionType: z.optional(z.string()),
  currency: currencySchema,
  /** Words alone. */
  description: z.string(),
  /** The same with inline markup, cleaned by the server, where the merchant wrote some. */
  descriptionHtml: z.optional(z.string()),
  details: z.object({
    features: z.array(z.string()),
    materials: z.array(z.string()),
    care: z.array(z.string()),
    benefitRatings: z.array(z.object({ id: z.string(), label: z.string(), score: z.number() })),
  }),
  modelMeasurements: z.optional(z.string()),
  price: priceSchema,
  attributes: z.array(z.object({ type: z.string(), label: z.string(), options: z.array(optionSchema) })),
  variants: z.array(variantSchema),
  rating: ratingSchema,
  breadcrumbs: z.array(crumbSchema),
  /** Facts the device estimates with. */
  pricingFacts: z.object({ taxClass: z.string(), categoryIds: z.array(z.string()) }),
  /** When price and stock were read: shown as "prices as of" without network. */
  asOf: z.string(),
});
export type ProductDetails = z.infer<typeof productDetailsSchema>;

export const inventorySchema = z.object({
  productId: z.string(),
  variants: z.record(z.string(), z.object({ quantity: z.int(), stockStatus: z.enum(STOCK_STATUS) })),
});

/** One card of a list: a style with its colourways. */
export const productHitSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  badge: z.optional(z.string()),
  eyebrow: z.optional(z.string()),
  price: priceSchema,
  rating: ratingSchema,
  productId: z.string(),
  picture: pictureSchema,
  /** Shown while a pointer rests on the card. */
  hoverPicture: z.optional(pictureSchema),
  swatches: z.array(
    z.object({ productId: z.string(), label: z.string(), swatch: z.array(z.string()), picture: pictureSchema, available: z.boolean() }),
  ),
  inventory: z.enum(INVENTORY_STATES),
  comingSoon: z.boolean(),
});
export type ProductHit = z.infer<typeof productHitSchema>;

export const SORTS = ['featured', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const;
export const sortSchema = z.enum(SORTS);
export type Sort = z.infer<typeof sortSchema>;

export const facetSchema = z.object({
  /** Query name: `color`, `size`, `width`, `gender`, `category`, `price`, `feature`. */
  id: z.string(),
  label: z.string(),
  kind: z.enum(['choice', 'swatch', 'chip', 'range']),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean(), swatch: z.optional(z.array(z.string())) })),
  range: z.optional(z.object({ min: amountSchema, max: amountSchema, from: z.optional(amountSchema), to: z.optional(amountSchema) })),
});
export type Facet = z.infer<typeof facetSchema>;

/** Characters. */
export const FILTERS_LENGTH = 1_000;

/** `filters` is `facet:value|value;facet:value`, prices in minor units as `price:from-to`. Unknown facets and values find nothing and do no harm. */
export const productSearchQuerySchema = z.object({
  q: z.optional(z.string().check(z.maxLength(120))),
  categoryId: z.optional(categoryIdSchema),
  filters: z.optional(z.string().check(z.maxLength(FILTERS_LENGTH))),
  sort: z.optional(sortSchema),
  start: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
  count: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(96))),
  ids: z.optional(z.string().check(z.maxLength(800))),
});

export const productSearchSchema = z.object({
  total: z.int(),
  start: z.int(),
  count: z.int(),
  sort: sortSchema,
  hits: z.array(productHitSchema),
  facets: z.array(facetSchema),
  /** Present when the list is a category's. */
  category: z.optional(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      url: z.string(),
      alternates: z.optional(alternatesSchema),
      breadcrumbs: z.array(crumbSchema),
      children: z.array(crumbSchema),
    }),
  ),
  /** A spelling that would have found something. */
  didYouMean: z.optional(z.string()),
  asOf: z.string(),
});
export type ProductSearch = z.infer<typeof productSearchSchema>;

export const autoSuggestSchema = z.object({
  terms: z.array(z.object({ text: z.string(), url: z.string() })),
  categories: z.array(crumbSchema),
  products: z.array(productHitSchema),
  popular: z.array(z.object({ text: z.string(), url: z.string() })),
  /** Missing in answers that a device kept from before there were any. */
  articles: z.optional(z.array(z.object({ id: z.string(), title: z.string(), url: z.string() }))),
});

const byProduct = z.object({ productId: productIdSchema });

export const productCalls = defineCalls({
  'products.details': {
    method: 'GET',
    path: '/products/v2/products/{productId}/details',
    access: 'public',
    effect: 'read',
    summary: 'A style with its colourways, variants, prices and stock',
    params: byProduct,
    response: productDetailsSchema,
    errors: ['PLP400'],
    spec: 'spec 2 §7',
  },
  'products.inventory': {
    method: 'GET',
    path: '/products/v2/products/{productId}/inventory',
    access: 'public',
    effect: 'read',
    summary: 'Stock of every variant for shipping',
    params: byProduct,
    response: inventorySchema,
    errors: ['PLP400'],
    spec: 'spec 2 §7',
  },
  'products.availability': {
    method: 'POST',
    path: '/products/v1/products/{productId}/availability',
    access: 'public',
    effect: 'read',
    summary: 'Stock of variants in stores',
    params: byProduct,
    body: z.object({ upcs: z.array(upcSchema).check(z.maxLength(100)), storeIds: z.array(storeIdSchema).check(z.maxLength(50)) }),
    response: z.object({ stores: z.array(z.object({ storeId: z.string(), variants: z.record(z.string(), z.int()) })) }),
    errors: ['PLP400'],
    spec: 'spec 2 §7',
  },
  'products.storeShelf': {
    method: 'POST',
    path: '/products/v1/availability/store',
    access: 'public',
    effect: 'read',
    summary: 'Which of these products a store has in any size: for the cards of a list',
    body: z.object({ storeId: storeIdSchema, productIds: z.array(productIdSchema).check(z.maxLength(96)) }),
    response: z.object({ productIds: z.array(z.string()) }),
    errors: [],
    spec: 'spec 3 §3; ours',
  },
  'products.productSearch': {
    method: 'GET',
    path: '/products/v2/search/productSearch',
    access: 'public',
    effect: 'read',
    summary: 'List page and search: hits, facets, paging',
    query: productSearchQuerySchema,
    response: productSearchSchema,
    errors: ['PLP400'],
    spec: 'spec 2 §7',
  },
  'products.autoSuggest': {
    method: 'GET',
    path: '/products/v2/search/autoSuggest',
    access: 'public',
    effect: 'read',
    summary: 'Suggestions while typing',
    query: z.object({ q: z.string().check(z.maxLength(120)) }),
    response: autoSuggestSchema,
    errors: [],
    spec: 'spec 2 §7',
  },
  'products.notifications': {
    method: 'PUT',
    path: '/products/v1/notifications',
    access: 'personal',
    effect: 'change',
    summary: 'Tell me when this variant is back',
    body: z.object({ upc: upcSchema, productId: productIdSchema, email: z.email().check(z.maxLength(100)) }),
    response: z.object({ accepted: z.boolean() }),
    errors: ['ORD404', 'AUT453'],
    spec: 'spec 2 §7; spec 3 §4',
  },
});

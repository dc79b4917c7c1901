import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { LOCALE_IDS } from '#contract/locales.ts';
import { currencySchema } from '#contract/money-schemas.ts';

/** SHA-256 of a part as it is sent, before compression: base64url, 43 characters. It is the part's name. */
export const partHashSchema = z.string().check(z.regex(/^[\w-]{43}$/));

const words = z.record(z.string(), z.string());
const wordLists = z.record(z.string(), z.array(z.string()));
const flags = z.array(z.boolean());
const texts = z.array(z.string());
const ints = z.array(z.int());

/** Categories and size charts, with the words of one locale. */
export const shopPartSchema = z.object({
  kind: z.literal('shop'),
  currency: currencySchema,
  categories: z.array(
    z.object({
      id: z.string(),
      parentId: z.nullable(z.string()),
      position: z.int(),
      names: words,
      descriptions: words,
      rule: z.nullable(z.string()),
    }),
  ),
  charts: z.record(
    z.string(),
    z.object({ title: words, note: words, columns: z.array(words), rows: z.array(texts), columnFor: z.record(z.string(), z.int()) }),
  ),
});
export type ShopPart = z.infer<typeof shopPartSchema>;

const customsRuleSchema = z.object({
  parts: z.array(
    z.object({
      key: z.string(),
      names: words,
      options: z.array(z.object({ value: z.string(), names: words, surcharge: z.optional(z.record(z.string(), z.int())) })),
      text: z.optional(z.object({ maxLength: z.int(), surcharge: z.optional(z.record(z.string(), z.int())) })),
    }),
  ),
  days: z.tuple([z.int(), z.int()]),
});

/**
 * Some of the products, by columns: a value of each column for each style, colourway or variant. `colourways.style` and `variants.colourway` count how
 * many follow one another under the same style or colourway, in the order of those.
 */
export const productsPartSchema = z.object({
  kind: z.literal('products'),
  styles: z.object({
    id: texts,
    colourways: ints,
    position: ints,
    names: z.array(words),
    descriptions: z.array(words),
    descriptionsHtml: z.array(z.nullable(words)),
    brand: texts,
    gender: texts,
    ageGroup: texts,
    kind: texts,
    drawn: texts,
    productType: texts,
    taxClass: texts,
    sizeChart: z.array(z.nullable(z.string())),
    categoryIds: z.array(texts),
    featureKeys: z.array(texts),
    features: z.array(wordLists),
    materials: z.array(wordLists),
    care: z.array(wordLists),
    benefitRatings: z.array(z.array(z.object({ id: z.string(), score: z.number() }))),
    modelMeasurements: z.array(z.nullable(words)),
    eyebrow: z.array(z.nullable(words)),
    badge: z.array(z.nullable(z.string())),
    ratingScore: z.array(z.number()),
    reviewsCount: ints,
    /** Epoch milliseconds. */
    publishedAt: ints,
    comingSoon: flags,
    presale: flags,
    targetPublishAt: z.array(z.nullable(z.int())),
    maxQty: ints,
    customs: z.array(z.nullable(customsRuleSchema)),
    giftOnly: flags,
  }),
  colourways: z.object({
    /** The three characters after the style's id. */
    code: texts,
    variants: ints,
    names: z.array(words),
    family: texts,
    swatch: z.array(texts),
    /** Alternative texts of a merchant's own pictures; null: it is drawn. */
    pictures: z.array(z.nullable(texts)),
  }),
  variants: z.object({
    upc: texts,
    /** Empty: the same as the UPC. */
    sku: texts,
    size: texts,
    options: z.array(words),
    sizeKey: texts,
    position: ints,
    notifyMe: flags,
    backorder: flags,
  }),
});
export type ProductsPart = z.infer<typeof productsPartSchema>;

/**
 * Prices of the variants of some `products` parts, in their order. `of` is pairs of a row of `facts` (-1: not sold) and for how many variants on end it holds.
 * A row: current, original, then lowest of 30 days, previous sale, reduced since (epoch milliseconds) and whole percent, null where there is none.
 */
export const pricesPartSchema = z.object({
  kind: z.literal('prices'),
  facts: z.array(z.array(z.nullable(z.int()))),
  of: ints,
});
export type PricesPart = z.infer<typeof pricesPartSchema>;

/** Pieces for shipping of the same variants, one character each: a digit, or `+` for ten and more. A hint: it is not renewed with every sale. */
export const stockPartSchema = z.object({ kind: z.literal('stock'), units: z.string().check(z.regex(/^[\d+]*$/)) });
export type StockPart = z.infer<typeof stockPartSchema>;

export const partSchema = z.discriminatedUnion('kind', [shopPartSchema, productsPartSchema, pricesPartSchema, stockPartSchema]);
export type Part = z.infer<typeof partSchema>;

/** What a device needs for the whole catalogue of a locale. Two manifests of one `version` name the same parts. */
export const offlineCatalogueSchema = z.object({
  locale: z.enum(LOCALE_IDS),
  version: z.string(),
  /** When prices and stock were read. */
  asOf: z.string(),
  products: z.int(),
  variants: z.int(),
  /** In the order in which they are read: the shop, all products, then the prices and stock of each `group` parts of products. */
  parts: z.array(
    z.object({
      kind: z.enum(['shop', 'products', 'prices', 'stock']),
      hash: partHashSchema,
      /** Bytes of the text. */
      bytes: z.int(),
      /** Bytes on the line, compressed with brotli. */
      size: z.int(),
    }),
  ),
  /** For how many parts of products one part of prices, and one of stock, speaks. */
  group: z.int(),
});
export type OfflineCatalogue = z.infer<typeof offlineCatalogueSchema>;

export const offlineCatalogueCalls = defineCalls({
  'products.offlineCatalogue': {
    method: 'GET',
    path: '/products/v2/offline-catalogue',
    access: 'public',
    effect: 'read',
    summary: 'What a device downloads to have the whole catalogue of a locale, and refreshes by difference',
    response: offlineCatalogueSchema,
    errors: [],
    spec: 'spec 3 §3; ours',
  },
  'products.offlineCataloguePart': {
    method: 'GET',
    path: '/products/v2/offline-catalogue/{hash}',
    access: 'public',
    effect: 'read',
    immutable: true,
    summary: 'One part of it, named by its content',
    params: z.object({ hash: partHashSchema }),
    response: partSchema,
    errors: ['API404'],
    spec: 'spec 3 §3; ours',
  },
});

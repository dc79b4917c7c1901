import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StoreService } from '#contract/calls/stores.ts';
import type { BenefitRating, CustomsRule, RemotePicture, SizeChart, Localized } from '#domain/catalogue/model/rows.ts';
import type { ArtSpec, Palette } from '#artwork/traits/art.ts';
import { at } from './columns.ts';

/** The drawing of a style without its colours; a colourway adds the palette. */
export type StyleArt = Pick<ArtSpec, 'kind' | 'seed' | 'traits'>;

/** Facts about the catalogue as a whole. Row `version` changes with every write, so that caches can be validated. */
export const catalogueMeta = pgTable('catalogue_meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const categories = pgTable('categories', {
  /** 4 to 10 digits (spec 1 §2). */
  id: text('id').primaryKey(),
  parentId: text('parent_id'),
  position: integer('position').notNull().default(0),
  source: text('source').notNull().default('seed'),
  names: jsonb('names').$type<Localized>().notNull(),
  descriptions: jsonb('descriptions').$type<Localized>().notNull(),
  /** `sale` and `new` list all reduced or new products below the parent; empty: the styles that name the category. */
  rule: text('rule'),
});

/** Categories whose products an import moved to another one, so that their addresses lead there. The latest move of a category counts. */
export const categoryMoves = pgTable('category_moves', {
  fromId: text('from_id').primaryKey(),
  toId: text('to_id').notNull(),
  movedAt: at('moved_at').notNull(),
});

export const styles = pgTable(
  'styles',
  {
    /** 8 upper-case letters and digits, the first an email, so that no id looks like a UPC. */
    id: text('id').primaryKey(),
    source: text('source').notNull().default('seed'),
    /** Its id in the source: handle or item group. */
    sourceKey: text('source_key').notNull(),
    /** Hash of the source's data, to detect changes. */
    fingerprint: text('fingerprint').notNull().default(''),
    names: jsonb('names').$type<Localized>().notNull(),
    /** Plain text, usable everywhere. */
    descriptions: jsonb('descriptions').$type<Localized>().notNull(),
    /** The same with cleaned markup; only if there is markup. */
    descriptionsHtml: jsonb('descriptions_html').$type<Localized>(),
    brand: text('brand').notNull(),
    /** women, men, kids, unisex */
    gender: text('gender').notNull(),
    /** adult, kids */
    ageGroup: text('age_group').notNull(),
    /** Kind of product: `trail-runner`, `tee`, or an import's product type in kebab-case. */
    kind: text('kind').notNull(),
    /** shoes, apparel, accessories, digital */
    productType: text('product_type').notNull(),
    /** standard, clothing, footwear, kids-clothing, kids-footwear, gift-card */
    taxClass: text('tax_class').notNull(),
    sizeChart: text('size_chart'),
    categoryIds: jsonb('category_ids').$type<readonly string[]>().notNull(),
    /** Keys of filterable features: waterproof, recycled, insulated ... */
    featureKeys: jsonb('feature_keys').$type<readonly string[]>().notNull(),
    features: jsonb('features').$type<Localized<readonly string[]>>().notNull(),
    materials: jsonb('materials').$type<Localized<readonly string[]>>().notNull(),
    care: jsonb('care').$type<Localized<readonly string[]>>().notNull(),
    benefitRatings: jsonb('benefit_ratings').$type<readonly BenefitRating[]>().notNull(),
    modelMeasurements: jsonb('model_measurements').$type<Localized>(),
    eyebrow: jsonb('eyebrow').$type<Localized>(),
    /** Key of a badge: new, bestseller, limited. `Marked Down` follows from the price. */
    badge: text('badge'),
    art: jsonb('art').$type<StyleArt>(),
    /** Rank in `featured` order, lowest first. */
    position: integer('position').notNull(),
    published: boolean('published').notNull().default(true),
    publishedAt: at('published_at').notNull().defaultNow(),
    comingSoon: boolean('coming_soon').notNull().default(false),
    presale: boolean('presale').notNull().default(false),
    targetPublishAt: at('target_publish_at'),
    /** The shop's limit per cart. */
    maxQty: integer('max_qty').notNull().default(10),
    /** Made to order, each by its own recipe. */
    customs: jsonb('customs').$type<CustomsRule>(),
    /** Comes with a purchase and cannot be bought. */
    giftOnly: boolean('gift_only').notNull().default(false),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('styles_source').on(table.source, table.sourceKey)],
);

export const colourways = pgTable(
  'colourways',
  {
    /** The style's id and a three-character colour code. */
    id: text('id').primaryKey(),
    styleId: text('style_id')
      .notNull()
      .references(() => styles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    names: jsonb('names').$type<Localized>().notNull(),
    /** black, grey, white, brown, beige, red, orange, yellow, green, blue, purple, pink, multi; empty: not known. */
    family: text('family').notNull(),
    /** One or two `#rrggbb`. */
    swatch: jsonb('swatch').$type<readonly string[]>().notNull(),
    /** For drawn images. */
    palette: jsonb('palette').$type<Palette>(),
    /** An import's own images; they take precedence over the drawing. */
    pictures: jsonb('pictures').$type<readonly RemotePicture[]>(),
  },
  (table) => [index('colourways_style').on(table.styleId)],
);

export const variants = pgTable(
  'variants',
  {
    /** GTIN digits, 8 to 14. */
    upc: text('upc').primaryKey(),
    colourwayId: text('colourway_id')
      .notNull()
      .references(() => colourways.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    /** Its id in the source, so that the next import finds it again. */
    sourceKey: text('source_key').notNull().default(''),
    /** As in the first column of the size chart or in the import; empty: there is only one size. */
    size: text('size').notNull(),
    /** Choices other than colour and size: `{ width: 'wide' }`, `{ length: 'long' }`. */
    options: jsonb('options').$type<Readonly<Record<string, string>>>().notNull(),
    /** In the order of sizes. */
    position: integer('position').notNull(),
    notifyMe: boolean('notify_me').notNull().default(true),
    /** Sold even without stock (an import's policy `continue`, `preorder`, `backorder`). */
    backorder: boolean('backorder').notNull().default(false),
    /** No longer sold; kept because carts and orders refer to it. */
    withdrawn: boolean('withdrawn').notNull().default(false),
  },
  (table) => [index('variants_colourway').on(table.colourwayId)],
);

/** One row per change of price: the row with the latest `validFrom` in the past applies. Earlier rows are the history that the 30-day price needs. */
export const prices = pgTable(
  'prices',
  {
    /** A UPC, or a colourway for all its variants without a price of their own in that currency. */
    subject: text('subject').notNull(),
    currency: text('currency').notNull(),
    validFrom: at('valid_from').notNull(),
    /** Whole minor units. */
    current: integer('current').notNull(),
    original: integer('original').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.currency, table.validFrom] })],
);

/** Location of the stock that is shipped; every other location is a store's id. */
export const SHIP = 'ship';

export const stock = pgTable(
  'stock',
  {
    upc: text('upc')
      .notNull()
      .references(() => variants.upc, { onDelete: 'cascade' }),
    location: text('location').notNull(),
    onHand: integer('on_hand').notNull(),
    /** Rises with every update, so that lists re-read only what changed. */
    updatedAt: at('updated_at')
      .notNull()
      .default(sql`now()`)
      .$onUpdateFn(() => new Date()),
  },
  (table) => [primaryKey({ columns: [table.upc, table.location] }), index('stock_updated').on(table.updatedAt)],
);

export const stores = pgTable('stores', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  addressLine1: text('address_line1').notNull(),
  city: text('city').notNull(),
  postalCode: text('postal_code').notNull(),
  province: text('province'),
  countryCode: text('country_code').notNull(),
  phone: text('phone').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** Monday first; null is closed. */
  hours: jsonb('hours').$type<readonly (readonly [string, string] | null)[]>().notNull(),
  timeZone: text('time_zone').notNull(),
  /** Days until an item of its stock is ready at the counter. */
  pickupDays: integer('pickup_days').notNull().default(0),
  services: jsonb('services').$type<readonly StoreService[]>().notNull().default(['pickup', 'sts']),
});

/** Carriers' counters where parcels can be collected. */
export const collectionPoints = pgTable(
  'collection_points',
  {
    id: text('id').primaryKey(),
    carrier: text('carrier').notNull(),
    name: text('name').notNull(),
    addressLine1: text('address_line1').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    /** Required in countries with tax by state or province: without it nothing can be sent there. */
    province: text('province'),
    countryCode: text('country_code').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    hours: jsonb('hours').$type<readonly (readonly [string, string] | null)[]>().notNull(),
    timeZone: text('time_zone').notNull(),
  },
  (table) => [index('collection_points_country').on(table.countryCode)],
);

export const sizeCharts = pgTable('size_charts', {
  type: text('type').primaryKey(),
  chart: jsonb('chart').$type<SizeChart>().notNull(),
});

/** A merchant's imports: the catalogue's name, and the hosts from which its images may be fetched. */
export const importSources = pgTable('import_sources', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  format: text('format').notNull(),
  hosts: jsonb('hosts').$type<readonly string[]>().notNull(),
  currencies: jsonb('currencies').$type<readonly string[]>().notNull(),
  importedAt: at('imported_at').notNull(),
});

/** Shoppers who asked for a message when a variant is back in stock (spec 3 §4). */
export const stockNotices = pgTable(
  'stock_notices',
  {
    upc: text('upc')
      .notNull()
      .references(() => variants.upc, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    askedAt: at('asked_at').notNull().defaultNow(),
    sentAt: at('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.upc, table.email] })],
);

/** An import's rows between reading and writing, because the rows of one product may be anywhere in a file. Empty between imports. */
export const importRows = pgTable(
  'import_rows',
  {
    run: text('run').notNull(),
    place: integer('place').notNull(),
    groupKey: text('group_key').notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.run, table.place] }), index('import_rows_group').on(table.run, table.groupKey)],
);

/** The products of an import in the order of the file. */
export const importGroups = pgTable(
  'import_groups',
  {
    run: text('run').notNull(),
    place: integer('place').notNull(),
    groupKey: text('group_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.run, table.place] })],
);

import type { Cart } from '#contract/cart.ts';
import type { ApiErrorBody } from '#contract/api-error.ts';
import type { Customs } from '#contract/products.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/open.ts';
import { seedCards } from '../gift-cards/seed-cards.ts';
import { colourways, prices, stock, stores, styles, variants } from '../db/schema/catalogue.ts';
import { createPartialService } from '../http/mount.ts';
import { makeServicePorts, TEST_ORIGIN } from '../http/testing.ts';
import type { AllHandlers } from '../http/handlers.ts';
import type { ServicePorts } from '../http/mount.ts';
import { createIdempotencyStore, type SagaKeys } from '../idempotency/store.ts';
import { seedPromotions } from '../promotions/seed.ts';
import { createCartReader } from './handlers.ts';
import type { CartPorts, CatalogueVariant } from './ports.ts';

interface Good {
  readonly upc: string;
  readonly productId: string;
  readonly name: string;
  readonly taxClass: string;
  readonly prices: Readonly<Record<string, readonly [current: number, original: number]>>;
  /** Pieces by location. */
  readonly stock?: Readonly<Record<string, number>>;
  readonly maxQty?: number;
  readonly withdrawn?: boolean;
  readonly presale?: boolean;
  readonly backorder?: boolean;
  readonly isDigital?: boolean;
  readonly customs?: Customs;
  readonly giftOnly?: boolean;
}

const everywhere = (current: number, original = current) =>
  ({ USD: [current, original], CAD: [current, original], GBP: [current, original], EUR: [current, original] }) as const;

/** A shop of a dozen variants, each with a reason to be in it. */
export const GOODS = {
  shoe: {
    upc: '00000000000101',
    productId: 'TRAIL001BLK',
    name: 'Trail shoe',
    taxClass: 'footwear',
    prices: everywhere(120_00),
    stock: { ship: 20, PDX: 4, PAR: 2, ANC: 3 },
  },
  shoeWide: {
    upc: '00000000000102',
    productId: 'TRAIL001BLK',
    name: 'Trail shoe, wide',
    taxClass: 'footwear',
    prices: everywhere(120_00),
    stock: { ship: 5 },
  },
  tee: {
    upc: '00000000000201',
    productId: 'TEE00001RED',
    name: 'Tee',
    taxClass: 'clothing',
    prices: everywhere(30_00, 40_00),
    stock: { ship: 50, PDX: 5 },
    maxQty: 6,
  },
  kidsBoot: {
    upc: '00000000000301',
    productId: 'KIDS0001BLU',
    name: 'Kids boot',
    taxClass: 'kids-footwear',
    prices: everywhere(45_00),
    stock: { ship: 9 },
  },
  fewLeft: {
    upc: '00000000000401',
    productId: 'RARE0001GRN',
    name: 'Rare jacket',
    taxClass: 'clothing',
    prices: everywhere(200_00),
    stock: { ship: 2 },
  },
  soldOut: {
    upc: '00000000000402',
    productId: 'RARE0001RED',
    name: 'Gone jacket',
    taxClass: 'clothing',
    prices: everywhere(200_00),
    stock: { ship: 0, PDX: 1 },
  },
  backorder: {
    upc: '00000000000403',
    productId: 'RARE0001WHT',
    name: 'Coming jacket',
    taxClass: 'clothing',
    prices: everywhere(200_00),
    stock: { ship: 0 },
    backorder: true,
  },
  withdrawn: {
    upc: '00000000000501',
    productId: 'PAST0001BLK',
    name: 'Withdrawn',
    taxClass: 'standard',
    prices: everywhere(10_00),
    stock: { ship: 5 },
    withdrawn: true,
  },
  presale: {
    upc: '00000000000502',
    productId: 'NEXT0001BLK',
    name: 'Sold ahead',
    taxClass: 'standard',
    prices: everywhere(80_00),
    stock: { ship: 5 },
    presale: true,
  },
  dollarsOnly: {
    upc: '00000000000601',
    productId: 'USDOLLARBLK',
    name: 'Dollars only',
    taxClass: 'standard',
    prices: { USD: [25_00, 25_00] },
    stock: { ship: 5 },
  },
  freeOfCharge: {
    upc: '00000000000701',
    productId: 'ZERO0001BLK',
    name: 'Priced wrongly',
    taxClass: 'standard',
    prices: everywhere(0),
    stock: { ship: 5 },
  },
  giftCard: { upc: '00000000000801', productId: 'GIFTCARD050', name: 'Gift card', taxClass: 'gift-card', prices: everywhere(50_00), isDigital: true },
  custom: {
    upc: '00000000000901',
    productId: 'CUSTOM01AAA',
    name: 'Made to order',
    taxClass: 'footwear',
    prices: everywhere(150_00),
    customs: {
      parts: [
        {
          key: 'sole',
          label: 'Sole',
          options: [
            { value: 'gum', label: 'Gum', surcharge: 0 },
            { value: 'trail', label: 'Trail', surcharge: 12_00 },
          ],
        },
        { key: 'letters', label: 'Letters', options: [], text: { maxLength: 3, surcharge: 8_00 } },
      ],
      deliveryTime: { minDays: 14, maxDays: 21 },
    },
  },
  gift: {
    upc: '00000000000950',
    productId: 'GIFT0001BLK',
    name: 'Comes with a purchase',
    taxClass: 'standard',
    prices: everywhere(12_00),
    stock: { ship: 5 },
    giftOnly: true,
  },
  five: { upc: '00000000000999', productId: 'FIVE0001BLK', name: 'Five pieces', taxClass: 'clothing', prices: everywhere(60_00), stock: { ship: 5 } },
} as const satisfies Record<string, Good>;

export type GoodName = keyof typeof GOODS;
const ALL: readonly Good[] = Object.values(GOODS);

export const findTestVariants: CartPorts['findVariants'] = async (_db, upcs, locale) => {
  const wanted = await upcs;
  return new Map(
    ALL.filter(({ upc }) => wanted.includes(upc)).map((good): [string, CatalogueVariant] => {
      const price = good.prices[locale.currency];
      return [
        good.upc,
        {
          upc: good.upc,
          productId: good.productId,
          masterId: good.productId.slice(0, 8),
          name: good.name,
          slug: 'slug',
          pdpUrl: `/${locale.id}/p/slug-${good.productId}`,
          productImageURL: `/images/${good.productId}/side/400`,
          attributes: [{ type: 'color', value: good.productId.slice(8), label: 'Colour' }],
          rating: { score: 4.5, reviewsCount: 10 },
          breadcrumbs: [],
          taxClass: good.taxClass,
          categoryIds: ['1000'],
          maxQty: good.maxQty ?? 10,
          isDigital: good.isDigital ?? false,
          customs: good.customs,
          giftOnly: good.giftOnly ?? false,
          backorder: good.backorder ?? false,
          sellable: !good.withdrawn,
          presale: good.presale ?? false,
          ...(price ? { price: { current: price[0], original: price[1] } } : {}),
        },
      ];
    }),
  );
};

const store = (id: string, countryCode: string, province: string | null) => ({
  id,
  name: `Store ${id}`,
  addressLine1: '1 High Street',
  city: id,
  postalCode: '00000',
  province,
  countryCode,
  phone: '1',
  latitude: 0,
  longitude: 0,
  hours: [],
  timeZone: 'UTC',
  pickupDays: 1,
});

/** Puts the goods, their stock, four stores and the seeded coupons into an empty database. */
export const fillShop = async (db: Db): Promise<void> => {
  const styleIds = [...new Set(ALL.map(({ productId }) => productId.slice(0, 8)))];
  const words = { en: 'x' };
  const lists = { en: [] };
  await db.insert(styles).values(
    styleIds.map((id, position) => ({
      id,
      sourceKey: id,
      names: words,
      descriptions: words,
      brand: 'Waymark',
      gender: 'unisex',
      ageGroup: 'adult',
      kind: 'tee',
      productType: 'apparel',
      taxClass: 'standard',
      categoryIds: [],
      featureKeys: [],
      features: lists,
      materials: lists,
      care: lists,
      benefitRatings: [],
      position,
    })),
  );
  const colours = [...new Set(ALL.map(({ productId }) => productId))];
  await db
    .insert(colourways)
    .values(colours.map((id, position) => ({ id, styleId: id.slice(0, 8), position, names: words, family: 'black', swatch: [] })));
  await db
    .insert(variants)
    .values(ALL.map(({ upc, productId }, position) => ({ upc, colourwayId: productId, sku: upc, size: 'M', options: {}, position })));
  await db
    .insert(stock)
    .values(ALL.flatMap(({ upc, stock: pieces = {} }) => Object.entries(pieces).map(([location, onHand]) => ({ upc, location, onHand }))));
  await db.insert(prices).values(
    ALL.flatMap(({ upc, prices }) =>
      Object.entries(prices).map(([currency, [current, original]]) => ({
        subject: upc,
        currency,
        current,
        original,
        validFrom: new Date('2026-01-01'),
      })),
    ),
  );
  await db.insert(stores).values([store('PDX', 'US', 'OR'), store('ANC', 'US', 'AK'), store('PAR', 'FR', null), store('YYZ', 'CA', 'ON')]);
  await seedPromotions(db);
  await seedCards(db, new Date('2026-01-01'));
};

export interface Answer<T = Cart> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
  /** Code of a refusal. */
  readonly code: string | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly ifMatch?: number;
  readonly locale?: string;
}

/** The service as shoppers see it, on a database filled by `fillShop`. */
export const openTestShop = (
  db: Db,
  handlersOf: (ports: CartPorts, keys: SagaKeys) => Partial<AllHandlers>,
  overrides: Partial<ServicePorts> = {},
) => {
  const ports: CartPorts = { findVariants: findTestVariants };
  const base = makeServicePorts(db, overrides);
  const keys = createIdempotencyStore({ readCart: createCartReader(ports, base.clock), secret: 'test' });
  const app = createPartialService({ ...base, idempotency: keys }, handlersOf(ports, keys));
  /** Calls as one shopper; every change gets a key of its own unless one is given. */
  const as =
    (subject: string) =>
    async <T = Cart>(
      method: string,
      path: string,
      { query = {}, body, key = uuidv7(), ifMatch, locale = 'en-us' }: CallOptions = {},
    ): Promise<Answer<T>> => {
      const response = await app.request(`${TEST_ORIGIN}${path}?${new URLSearchParams({ locale, ...query })}`, {
        method,
        headers: {
          Cookie: `subject=${subject}`,
          Origin: TEST_ORIGIN,
          ...(method === 'GET' ? {} : { 'Idempotency-Key': key }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const parsed = (await response.json()) as T;
      const detail = response.status >= 400 ? (parsed as ApiErrorBody).errorDetails[0] : undefined;
      return { status: response.status, body: parsed, headers: response.headers, code: detail?.errorId, details: detail?.details };
    };
  return { app, as, ports, keys };
};

export const wish = (name: GoodName, more: Readonly<Record<string, unknown>> = {}) => ({
  upc: GOODS[name].upc,
  product: GOODS[name].productId,
  ...more,
});

export const ADDRESSES = {
  OR: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '503 555 0100',
    addressLine1: '1 Trail Way',
    city: 'Portland',
    postalCode: '97205',
    province: 'OR',
    countryCode: 'US',
  },
  NY: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '212 555 0100',
    addressLine1: '1 Broadway',
    city: 'New York',
    postalCode: '10004',
    province: 'NY',
    countryCode: 'US',
  },
  AK: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '907 555 0100',
    addressLine1: '1 Ice Road',
    city: 'Anchorage',
    postalCode: '99501',
    province: 'AK',
    countryCode: 'US',
  },
  FR: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '06 12 34 56 78',
    addressLine1: '1 rue du Lac',
    city: 'Annecy',
    postalCode: '74000',
    countryCode: 'FR',
  },
} as const;

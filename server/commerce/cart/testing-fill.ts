import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { colourways, prices, stock, stores, styles, variants } from '#server/platform/db/schema/catalogue.ts';
import { seedCards } from '#server/commerce/gift-cards/seed-cards.ts';
import { seedPromotions } from '#server/commerce/promotions/seed.ts';
import { ALL_TEST_VARIANTS, type TestVariantName, TEST_VARIANTS } from './testing-variants.ts';

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
  const styleIds = [...new Set(ALL_TEST_VARIANTS.map(({ productId }) => productId.slice(0, 8)))];
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
  const colours = [...new Set(ALL_TEST_VARIANTS.map(({ productId }) => productId))];
  await db
    .insert(colourways)
    .values(colours.map((id, position) => ({ id, styleId: id.slice(0, 8), position, names: words, family: 'black', swatch: [] })));
  await db
    .insert(variants)
    .values(ALL_TEST_VARIANTS.map(({ upc, productId }, position) => ({ upc, colourwayId: productId, sku: upc, size: 'M', options: {}, position })));
  await db
    .insert(stock)
    .values(
      ALL_TEST_VARIANTS.flatMap(({ upc, stock: units = {} }) => Object.entries(units).map(([location, onHand]) => ({ upc, location, onHand }))),
    );
  await db.insert(prices).values(
    ALL_TEST_VARIANTS.flatMap(({ upc, prices }) =>
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

/** How many units a place has; less than none where it has never had any. */
export const unitsAt = async (db: Db, name: TestVariantName, location = 'ship'): Promise<number> =>
  (
    await db
      .select()
      .from(stock)
      .where(and(eq(stock.upc, TEST_VARIANTS[name].upc), eq(stock.location, location)))
  )[0]?.onHand ?? -1;

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { colourways, styles, variants } from '../db/schema/catalogue.ts';
import { promotions } from '../db/schema/promotions.ts';
import { automaticPromotions, socksWithShoes } from './seed-automatic.ts';
import { SEED_COUPONS } from './seed-coupons.ts';

/** Designs that are given away, in the colour they are shown in. */
const GIVEN = ['Milepost', 'Fairground'];

/** Socks of the catalogue as it is: another one simply has no promotion about them. */
const findSocks = async (db: Db) => {
  const found = await db
    .select({ id: styles.id, name: sql<string>`${styles.names}->>'en'` })
    .from(styles)
    .where(eq(styles.kind, 'socks'))
    .orderBy(asc(styles.position));
  const given = found.filter(({ name }) => GIVEN.some((design) => name.startsWith(design))).map(({ id }) => id);
  const gifts =
    given.length === 0
      ? []
      : await db
          .select({ upc: variants.upc, productId: colourways.id })
          .from(variants)
          .innerJoin(colourways, eq(colourways.id, variants.colourwayId))
          .where(and(inArray(colourways.styleId, given), eq(colourways.position, 0)))
          .orderBy(asc(colourways.id), asc(variants.position));
  return { styleIds: found.map(({ id }) => id), gifts };
};

/** Adds the promotions of the demonstration shop that are not there; what an operator changed stays. */
export const seedPromotions = async (db: Db): Promise<void> => {
  const socks = await findSocks(db);
  await db
    .insert(promotions)
    .values([
      ...automaticPromotions(socks).map((rule) => ({ code: rule.id, needsCode: false, rule })),
      ...SEED_COUPONS.map((coupon) => ({ ...coupon, needsCode: true })),
      ...(socks.styleIds.length === 0 ? [] : [{ code: 'SOCKS4SHOES', needsCode: true, rule: socksWithShoes(socks.styleIds) }]),
    ])
    .onConflictDoNothing();
};

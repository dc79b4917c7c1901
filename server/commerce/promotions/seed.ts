import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { colourways, styles, variants } from '#server/platform/db/schema/catalogue.ts';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import { automaticPromotions, socksWithShoes } from './seed-automatic.ts';
import { SEED_COUPONS } from './seed-coupons.ts';

/** A design of socks that is sold and given away, too, in the colour it is shown in. */
const GIVEN = 'Fairground';

/** What the demonstration's promotions are about, in the catalogue as it is: in another one there simply are none about it. */
const findItems = async (db: Db) => {
  const found = await db
    .select({ id: styles.id, name: sql<string>`${styles.names}->>'en'`, kind: styles.kind, giftOnly: styles.giftOnly })
    .from(styles)
    .where(or(eq(styles.kind, 'socks'), styles.giftOnly))
    .orderBy(asc(styles.position));
  const given = found.filter(({ giftOnly, name }) => giftOnly || name.startsWith(GIVEN)).map(({ id }) => id);
  const gifts = await db
    .select({ upc: variants.upc, productId: colourways.id })
    .from(variants)
    .innerJoin(colourways, eq(colourways.id, variants.colourwayId))
    .innerJoin(styles, eq(styles.id, colourways.styleId))
    .where(and(inArray(styles.id, given), eq(colourways.position, 0), ne(styles.ageGroup, 'kids')))
    .orderBy(desc(styles.giftOnly), asc(colourways.id), asc(variants.position));
  return { styleIds: found.filter(({ kind }) => kind === 'socks').map(({ id }) => id), gifts };
};

/** Adds the promotions of the demonstration shop that are not there; what an operator changed stays. */
export const seedPromotions = async (db: Db): Promise<void> => {
  const items = await findItems(db);
  await db
    .insert(promotions)
    .values([
      ...automaticPromotions(items).map((rule) => ({ code: rule.id, needsCode: false, rule })),
      ...SEED_COUPONS.map((coupon) => ({ ...coupon, needsCode: true })),
      ...(items.styleIds.length === 0 ? [] : [{ code: 'SOCKS4SHOES', needsCode: true, rule: socksWithShoes(items.styleIds) }]),
    ])
    .onConflictDoNothing();
};

import { and, asc, eq, inArray, like } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { styles } from '#server/platform/db/schema/catalogue.ts';
import { contentAudit } from '#server/platform/db/schema/content.ts';
import { productSetItems, productSets } from '#server/platform/db/schema/discovery.ts';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import { promotionCode, setPromotion } from './set-promotion.ts';
import { SET_TARGETS } from './stored-sets.ts';

/** What a set is made of, by kind of product: the first is what it is built around. */
const PLANS = [
  { kinds: ['trail-runner', 'shorts', 'cap'], names: { en: 'Fast on the trail', fr: 'Vite sur les sentiers', de: 'Schnell auf dem Trail' } },
  {
    kinds: ['hiking-boot', 'shell-jacket', 'backpack'],
    names: { en: 'A day in the hills', fr: 'Une journée en montagne', de: 'Ein Tag in den Bergen' },
  },
  { kinds: ['winter-boot', 'down-jacket', 'beanie'], names: { en: 'Ready for snow', fr: 'Prêt pour la neige', de: 'Bereit für den Schnee' } },
] as const;

/** Sets of each plan and wearer. */
const EACH = 2;
/** Off what goes with the first product of a set. */
const PERCENT = 15;

/**
 * Sets of the demonstration shop, with their promotions, where there are none and where nobody has deleted them; in another catalogue there simply are
 * none.
 */
export const seedSets = async (db: Db): Promise<void> => {
  if ((await db.$count(productSets)) > 0 || (await db.$count(contentAudit, like(contentAudit.target, `${SET_TARGETS}%`))) > 0) return;
  const kinds = [...new Set(PLANS.flatMap((plan) => [...plan.kinds]))];
  const rows = await db
    .select({ id: styles.id, kind: styles.kind, gender: styles.gender })
    .from(styles)
    .where(
      and(
        eq(styles.source, 'seed'),
        inArray(styles.kind, kinds),
        eq(styles.published, true),
        eq(styles.comingSoon, false),
        eq(styles.presale, false),
        eq(styles.giftOnly, false),
        eq(styles.ageGroup, 'adult'),
      ),
    )
    .orderBy(asc(styles.position));
  const of = (kind: string, gender: string): string[] =>
    rows.filter((row) => row.kind === kind && (row.gender === gender || row.gender === 'unisex')).map(({ id }) => id);
  const sets = PLANS.flatMap(({ kinds: [first, ...others], names }) =>
    ['women', 'men'].flatMap((gender) =>
      Array.from({ length: EACH }, (_, turn) => {
        const items = [first, ...others].map((kind) => of(kind, gender)).map((ids) => ids[turn % Math.max(1, ids.length)]);
        return { id: `${first}-${gender}-${turn + 1}`, names, items: items.filter((id) => id !== undefined) };
      }),
    ),
  ).filter(({ items }) => items.length > 1 && new Set(items).size === items.length);
  // One product around which two sets are built would be reduced for twice.
  const once = sets.filter((set, index) => sets.findIndex(({ items }) => items[0] === set.items[0]) === index);
  if (once.length === 0) return;
  await db.transaction(async (tx) => {
    const rules = once.map(({ id, items: [first = '', ...others] }) => ({
      code: promotionCode(id),
      needsCode: false,
      rule: setPromotion(promotionCode(id), { first, others, percent: PERCENT }),
    }));
    await tx.insert(promotions).values(rules).onConflictDoNothing();
    await tx
      .insert(productSets)
      .values(once.map(({ id, names }, position) => ({ id, names, position, promotion: promotionCode(id) })))
      .onConflictDoNothing();
    await tx
      .insert(productSetItems)
      .values(once.flatMap(({ id, items }) => items.map((styleId, position) => ({ setId: id, styleId, position }))))
      .onConflictDoNothing();
  });
};

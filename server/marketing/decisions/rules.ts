import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { decisionRules } from '#server/platform/db/schema/decisions.ts';
import type { Log } from '#server/platform/http/context.ts';
import { type Conditions, conditionsSchema } from './conditions.ts';
import type { DecisionRule } from './evaluate.ts';

type SeedRule = Omit<typeof decisionRules.$inferInsert, 'conditions'> & { readonly conditions: Conditions };

/** Rules of the experiences that the seeded content has. */
export const SEED_RULES: readonly SeedRule[] = [
  {
    id: 'home-hero-buyers',
    experienceId: 'home-hero',
    priority: 10,
    conditions: { pageTypes: ['Home'], history: { minOrders: 1 } },
    variantId: 'returning',
    variantName: 'Returning visitors',
  },
  {
    id: 'home-hero-browsers',
    experienceId: 'home-hero',
    priority: 20,
    conditions: { pageTypes: ['Home'], history: { minViewedProducts: 3 } },
    variantId: 'returning',
    variantName: 'Returning visitors',
  },
  {
    id: 'plp-promo-cart',
    experienceId: 'plp-promo',
    priority: 10,
    conditions: { pageTypes: ['PLP'], audience: { noneOf: ['ASSOCIATE'] }, cart: { minCount: 1 } },
    variantId: 'cart-not-empty',
    variantName: 'Something is in the cart',
  },
];

/** Adds the rules that are not there; what an operator changed stays. */
export const seedDecisionRules = async (db: Db): Promise<void> => {
  await db
    .insert(decisionRules)
    .values([...SEED_RULES])
    .onConflictDoNothing();
};

/** Rules that are in use. One whose conditions cannot be read decides nothing, and the log names it. */
export const readRules = async (db: Db, log: Log): Promise<DecisionRule[]> => {
  const rows = await db.select().from(decisionRules).where(eq(decisionRules.active, true));
  return rows.flatMap(({ conditions, ...rule }) => {
    const parsed = conditionsSchema.safeParse(conditions);
    if (!parsed.success) log.warn({ rule: rule.id }, 'conditions of a decision rule cannot be read');
    return parsed.success ? [{ ...rule, conditions: parsed.data }] : [];
  });
};

import { createHash } from 'node:crypto';
import { BASELINE, type DecideAnswer } from '#contract/calls/decision.ts';
import type { Conditions } from './conditions.ts';
import { normaliseTerm, type Visit } from './visit.ts';

export interface DecisionRule {
  readonly id: string;
  readonly experienceId: string;
  readonly priority: number;
  readonly conditions: Conditions;
  readonly variantId: string;
  readonly variantName: string;
}

const BUCKETS = 10_000;

/** Where a visitor falls in an experience, from 0 to below 100: the same each time, and independent of other experiences. */
export const bucketOf = (experienceId: string, customerId: string): number =>
  (createHash('sha256').update(`${experienceId} ${customerId}`).digest().readUInt32BE(0) % BUCKETS) / (BUCKETS / 100);

const isWithin = (value: number, min = 0, max = Infinity): boolean => value >= min && value <= max;
const hasAny = <T>(of: readonly T[] | undefined, among: readonly T[]): boolean => of === undefined || of.some((one) => among.includes(one));

const holdsForHistory = (wanted: NonNullable<Conditions['history']>, { history }: Visit): boolean =>
  isWithin(history.orders, wanted.minOrders, wanted.maxOrders) &&
  isWithin(history.products.length, wanted.minViewedProducts) &&
  hasAny(wanted.viewedProducts, history.products) &&
  hasAny(wanted.viewedCategories, history.categories) &&
  hasAny(wanted.searched?.map(normaliseTerm), history.searches);

const isInShare = ({ from, to }: NonNullable<Conditions['share']>, experienceId: string, customerId: string | undefined): boolean => {
  if (customerId === undefined) return false;
  const bucket = bucketOf(experienceId, customerId);
  return bucket >= from && bucket < to;
};

/** Whether every condition of a rule holds for a visit. */
export const holds = ({ experienceId, conditions }: Pick<DecisionRule, 'experienceId' | 'conditions'>, visit: Visit): boolean => {
  const { audience, pageTypes, locales, cart, history, variables, share } = conditions;
  return (
    hasAny(audience?.anyOf, visit.audience) &&
    !(audience?.noneOf ?? []).some((one) => visit.audience.includes(one)) &&
    (pageTypes === undefined || (visit.pageType !== undefined && pageTypes.includes(visit.pageType))) &&
    hasAny(locales, [visit.locale]) &&
    (cart === undefined ||
      (isWithin(visit.cart.count, cart.minCount, cart.maxCount) && isWithin(visit.cart.subtotal, cart.minSubtotal, cart.maxSubtotal))) &&
    (history === undefined || holdsForHistory(history, visit)) &&
    Object.entries(variables ?? {}).every(([name, value]) => visit.variables.get(name) === value) &&
    (share === undefined || isInShare(share, experienceId, visit.customerId))
  );
};

/** One decision an experience: the first rule by priority that holds, else the baseline, so that those who see it can be counted, too. */
export const decide = (rules: readonly DecisionRule[], visit: Visit): DecideAnswer['decisions'] => {
  const inOrder = rules.toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1));
  return [...new Set(inOrder.map(({ experienceId }) => experienceId))].toSorted().map((experienceId) => {
    const rule = inOrder.find((one) => one.experienceId === experienceId && holds(one, visit));
    return { experienceId, variantId: rule?.variantId ?? BASELINE, variantName: rule?.variantName ?? BASELINE };
  });
};

import { type Currency, roundHalfUp } from '#contract/money.ts';
import { splitByWeight } from '#domain/split-by-weight.ts';
import type { Effect, ItemFilter, Promotion } from '#contract/promotion.ts';
import { reducedUnits } from './reduced-units.ts';
import type { Priced, PricingLine, PricingShipment } from './types.ts';

const WHOLE = 100_000;

export interface Verdict {
  /** What the promotion takes off, line by line (or shipment by shipment); same order as handed in. */
  readonly parts: readonly number[];
  readonly amount: number;
  /** Missing to the condition, minor units or a number of items; 0 when it is met. */
  readonly missing: number;
  /** What counts towards the condition, and what it asks for. */
  readonly base: number;
  readonly threshold: number;
  readonly unit: 'amount' | 'pieces';
}

const meets = (line: PricingLine, filter: ItemFilter): boolean =>
  (filter.categoryIds === undefined || filter.categoryIds.some((id) => line.categoryIds.includes(id))) &&
  (filter.productIds === undefined || filter.productIds.some((id) => line.productId.startsWith(id))) &&
  (filter.taxClasses === undefined || filter.taxClasses.includes(line.taxClass)) &&
  (filter.itemIds === undefined || filter.itemIds.includes(line.id)) &&
  (filter.reduced === undefined || filter.reduced === line.unitPrice < line.originalPrice);

/** Gift cards and gifts of promotions are never discounted. */
const isMerchandise = (line: PricingLine): boolean => !line.bonus && line.taxClass !== 'gift-card';

/** Lines that the condition counts. */
export const isEligible = (line: PricingLine, { eligible, excluded }: Promotion): boolean =>
  isMerchandise(line) && (eligible === undefined || meets(line, eligible)) && !(excluded !== undefined && meets(line, excluded));

/** Lines that are reduced: those that are counted, unless the rule names others. */
const isTarget = (line: PricingLine, promotion: Promotion): boolean =>
  promotion.target === undefined ? isEligible(line, promotion) : isMerchandise(line) && meets(line, promotion.target);

/** A shipment that a rule of delivery looks at. */
export const carries = ({ effect, shippingIds }: Promotion, { code, shippingId }: PricingShipment): boolean =>
  (effect.type !== 'free-shipping' || effect.codes.includes(code)) && (shippingIds === undefined || shippingIds.includes(shippingId));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Weighed {
  readonly qty: number;
  /** What there is to take off from. */
  readonly amount: number;
}

const most = (amount: number, maxRate = WHOLE): number => Math.floor((amount * maxRate) / WHOLE);

/** What is taken off each of `rows`: units of a line, or a shipment as one piece. */
const reduce = (
  effect: Effect,
  rows: readonly Weighed[],
  lines: readonly Priced<PricingLine>[],
  promotion: Promotion,
  currency: Currency,
): number[] => {
  const amounts = rows.map(({ amount }) => amount);
  const limit = sum(amounts);
  switch (effect.type) {
    case 'free-shipping':
      return amounts;
    case 'gift':
      return amounts.map(() => 0);
    case 'percent':
      return splitByWeight(Math.min(limit, roundHalfUp((limit * effect.rate) / WHOLE)), amounts);
    case 'fixed-price': {
      const price = effect.amounts[currency];
      return rows.map(({ qty, amount }) => (price === undefined ? 0 : Math.min(Math.max(0, amount - price * qty), most(amount, effect.maxRate))));
    }
    case 'amount': {
      const off = effect.amounts[currency] ?? 0;
      if (effect.each) return rows.map(({ qty, amount }) => Math.min(amount, off * qty));
      return splitByWeight(Math.min(off, most(limit, effect.maxRate)), amounts);
    }
    case 'buy-get': {
      const bought = lines.reduce(
        (count, { of, amount }) => (amount > 0 && isEligible(of, promotion) && !isTarget(of, promotion) ? count + of.qty : count),
        0,
      );
      const reduced = reducedUnits(rows, effect, promotion.target === undefined ? undefined : bought);
      return rows.map(({ qty, amount }, index) => roundHalfUp((amount * (reduced[index] ?? 0) * effect.rate) / (qty * WHOLE)));
    }
  }
};

/**
 * What `promotion` would take off `lines` and `shipments` as they stand. Pure; nothing is applied.
 * The condition looks at the lines, whatever the level. Where both a sum and a number of units are asked for, the units are told
 * once the sum is there.
 */
export const judge = (
  promotion: Promotion,
  lines: readonly Priced<PricingLine>[],
  shipments: readonly Priced<PricingShipment>[],
  currency: Currency,
): Verdict => {
  const { effect, level, quantity = 0 } = promotion;
  const counted = lines.filter(({ of, amount }) => amount > 0 && isEligible(of, promotion));
  const worth = sum(counted.map(({ amount }) => amount));
  const units = counted.reduce((count, { of }) => count + of.qty, 0);
  const threshold = promotion.threshold === undefined ? 0 : promotion.threshold[currency];
  const rows: Weighed[] =
    level === 'SHIPPING'
      ? shipments.map(({ of, amount }) => ({ qty: 1, amount: carries(promotion, of) ? amount : 0 }))
      : lines.map(({ of, amount }) => ({ qty: of.qty, amount: isTarget(of, promotion) ? amount : 0 }));
  const nothing: Verdict = { parts: [], amount: 0, base: 0, missing: Number.POSITIVE_INFINITY, threshold: 0, unit: 'amount' };
  // Nothing to take it off from: not even near.
  if (threshold === undefined || worth === 0) return nothing;
  if (level === 'SHIPPING' && sum(rows.map(({ amount }) => amount)) === 0) return nothing;
  if (worth < threshold) return { ...nothing, base: worth, missing: threshold - worth, threshold };
  if (units < quantity) return { ...nothing, base: units, missing: quantity - units, threshold: quantity, unit: 'pieces' };
  const parts = reduce(effect, rows, lines, promotion, currency);
  const asked =
    quantity > 0 && threshold === 0
      ? { base: units, threshold: quantity, unit: 'pieces' as const }
      : { base: worth, threshold, unit: 'amount' as const };
  return { parts, amount: sum(parts), missing: 0, ...asked };
};

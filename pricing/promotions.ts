import { type Currency, roundHalfUp, splitByWeight } from '#contract/money.ts';
import type { Effect, ItemFilter, Promotion } from '#contract/promotion.ts';
import type { PricingLine, PricingShipment } from './types.ts';

const WHOLE = 100_000;

/** A line or a shipment with what it costs after the promotions before. */
export interface Priced<T> {
  readonly of: T;
  readonly amount: number;
}

export interface Verdict {
  /** What the promotion takes off, line by line (or shipment by shipment); same order as handed in. */
  readonly parts: readonly number[];
  readonly amount: number;
  /** Missing to the threshold; 0 when it is reached. */
  readonly missing: number;
  /** What counts towards the threshold. */
  readonly base: number;
}

const meets = (line: PricingLine, filter: ItemFilter): boolean =>
  (filter.categoryIds === undefined || filter.categoryIds.some((id) => line.categoryIds.includes(id))) &&
  (filter.productIds === undefined || filter.productIds.some((id) => line.productId.startsWith(id))) &&
  (filter.taxClasses === undefined || filter.taxClasses.includes(line.taxClass)) &&
  (filter.reduced === undefined || filter.reduced === line.unitPrice < line.originalPrice);

/** Gift cards and gifts of promotions are never discounted. */
export const isEligible = (line: PricingLine, { eligible, excluded }: Promotion): boolean =>
  !line.bonus &&
  line.taxClass !== 'gift-card' &&
  (eligible === undefined || meets(line, eligible)) &&
  !(excluded !== undefined && meets(line, excluded));

const carries = (effect: Effect, { code }: PricingShipment): boolean => effect.type !== 'free-shipping' || effect.codes.includes(code);

/** Buy some, get the cheapest cheaper: pieces in falling price, the last `get` of every full group are reduced. */
const reducedPieces = (lines: readonly Priced<PricingLine>[], weights: readonly number[], size: number, get: number): number[] => {
  const pieces = lines.flatMap(({ of, amount }, index) =>
    weights[index] ? Array.from({ length: of.qty }, () => ({ index, price: amount / of.qty })) : [],
  );
  const ranked = pieces.toSorted((a, b) => b.price - a.price || a.index - b.index);
  const reduced = lines.map(() => 0);
  for (const [rank, { index }] of ranked.slice(0, ranked.length - (ranked.length % size)).entries())
    if (rank % size >= size - get) reduced[index] = (reduced[index] ?? 0) + 1;
  return reduced;
};

/**
 * What `promotion` would take off `lines` and `shipments` as they stand. Pure; nothing is applied.
 * The threshold looks at the lines, whatever the level.
 */
export const judge = (
  promotion: Promotion,
  lines: readonly Priced<PricingLine>[],
  shipments: readonly Priced<PricingShipment>[],
  currency: Currency,
): Verdict => {
  const { effect } = promotion;
  const weights = lines.map(({ of, amount }) => (isEligible(of, promotion) ? amount : 0));
  const target = promotion.level === 'SHIPPING' ? shipments.map(({ of, amount }) => (carries(effect, of) ? amount : 0)) : weights;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const base = sum(weights);
  const limit = sum(target);
  const threshold = promotion.threshold === undefined ? 0 : promotion.threshold[currency];
  // Nothing to take it off from: not even near.
  if (threshold === undefined || base === 0 || limit === 0) return { parts: [], amount: 0, base: 0, missing: Number.POSITIVE_INFINITY };
  if (base < threshold) return { parts: [], amount: 0, base, missing: threshold - base };

  let parts: number[];
  if (effect.type === 'free-shipping') parts = target;
  else if (effect.type === 'buy-get') {
    const reduced = reducedPieces(lines, weights, effect.buy + effect.get, effect.get);
    parts = lines.map(({ of, amount }, index) => roundHalfUp((amount * (reduced[index] ?? 0) * effect.rate) / (of.qty * WHOLE)));
  } else {
    const off = effect.type === 'percent' ? roundHalfUp((limit * effect.rate) / WHOLE) : (effect.amounts[currency] ?? 0);
    parts = splitByWeight(Math.min(off, limit), target);
  }
  return { parts, amount: sum(parts), missing: 0, base };
};

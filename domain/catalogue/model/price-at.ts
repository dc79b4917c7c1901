import { LOCALE_IDS, LOCALES } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import type { Price } from '#contract/calls/products.ts';
import { reductionOf } from '#domain/reduction.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { PriceFacts, PricePoint, PriceTimelines } from './types.ts';

const THIRTY_DAYS = 30 * 86_400_000;

/** What holds at `now`, if anything does yet. */
export const pointAt = (timeline: readonly PricePoint[] | undefined, now: number): PricePoint | undefined => {
  let found: PricePoint | undefined;
  for (const point of timeline ?? []) {
    if (point.from > now) break;
    found = point;
  }
  return found;
};

/** The instant at which a price of the timeline changes next. */
export const nextChange = (timeline: readonly PricePoint[] | undefined, now: number): number =>
  timeline?.find((point) => point.from > now)?.from ?? Number.POSITIVE_INFINITY;

/** The point from which the price that holds now has been asked without a change. */
const beginningOf = (timeline: readonly PricePoint[], holding: PricePoint): number => {
  let index = timeline.indexOf(holding);
  while (index > 0 && timeline[index - 1]?.current === holding.current) index -= 1;
  return timeline[index]?.from ?? holding.from;
};

/**
 * The lowest price that was asked at any moment of the 30 days before `start` (Directive 98/6/EC art. 6a). A price set
 * longer ago counts when it still held in those days.
 */
const lowestBefore = (timeline: readonly PricePoint[], start: number): number | undefined => {
  let lowest: number | undefined;
  for (const [index, point] of timeline.entries()) {
    if (point.from >= start) break;
    const until = Math.min(timeline[index + 1]?.from ?? start, start);
    if (until > start - THIRTY_DAYS) lowest = Math.min(lowest ?? point.current, point.current);
  }
  return lowest;
};

/** Whether the lowest price of 30 days is told where prices are in this currency. */
const tellsPriorPrice = (currency: Currency): boolean =>
  LOCALE_IDS.some((id) => LOCALES[id].currency === currency && settingsFor(id).features.omnibusPrice);

/**
 * Price, prior price and percentage at `now`. A "reduction" that is above the price it would be announced against carries no percentage.
 * @param priorPrice it is announced against the lowest price of 30 days, not against the original
 */
export const priceFacts = (timeline: readonly PricePoint[] | undefined, now: number, priorPrice = true): PriceFacts | undefined => {
  const holding = pointAt(timeline, now);
  if (!timeline || !holding) return undefined;
  const { current, original } = holding;
  if (current >= original) return { current, original: current };
  const reducedSince = beginningOf(timeline, holding);
  const historicBest = lowestBefore(timeline, reducedSince);
  const earlierSales = timeline.filter((point) => point.from < reducedSince && point.current < point.original).map((point) => point.current);
  const percent = reductionOf({ current, original, historicBest }, priorPrice)?.percent;
  return {
    current,
    original,
    reducedSince,
    ...(historicBest === undefined ? {} : { historicBest }),
    ...(earlierSales.length === 0 ? {} : { previousBestSale: Math.min(...earlierSales) }),
    ...(percent === undefined ? {} : { percent }),
  };
};

export const factsIn = (prices: PriceTimelines, currency: Currency, now: number): PriceFacts | undefined =>
  priceFacts(prices[currency], now, tellsPriorPrice(currency));

/** One price of several variants: the first of the cheapest is the one shown, the others make the span. */
export const priceOfMany = (facts: readonly PriceFacts[], currency: Currency): Price | undefined => {
  const shown = facts.reduce<PriceFacts | undefined>((best, next) => (best === undefined || next.current < best.current ? next : best), undefined);
  if (!shown) return undefined;
  let [lowCurrent, highCurrent, lowOriginal, highOriginal] = [shown.current, shown.current, shown.original, shown.original];
  for (const { current, original } of facts) {
    if (current > highCurrent) highCurrent = current;
    if (current < lowCurrent) lowCurrent = current;
    if (original > highOriginal) highOriginal = original;
    if (original < lowOriginal) lowOriginal = original;
  }
  return {
    currency,
    current: shown.current,
    original: shown.original,
    lowCurrent,
    highCurrent,
    lowOriginal,
    highOriginal,
    ...(shown.historicBest === undefined ? {} : { historicBestPrice: shown.historicBest }),
    ...(shown.previousBestSale === undefined ? {} : { previousBestSalesPrice: shown.previousBestSale }),
    ...(shown.percent === undefined ? {} : { percentagePriceDiscount: shown.percent }),
    ...(shown.reducedSince === undefined ? {} : { salesPriceActiveDate: new Date(shown.reducedSince).toISOString() }),
  };
};

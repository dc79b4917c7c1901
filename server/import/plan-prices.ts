import type { Currency } from '#contract/money.ts';
import { minorDigits } from '#contract/money.ts';
import { isCurrency } from './money-text.ts';
import type { RowPrice } from './types.ts';

/** One row of the price table without its subject. */
export interface PricePlan {
  readonly currency: Currency;
  readonly validFrom: Date;
  readonly current: number;
  readonly original: number;
}

/** Units of another currency for one of the file's. */
export type Rates = ReadonlyMap<Currency, number>;

/** `CAD=1.37,GBP=0.78`. @throws Error that names the wrong part */
export const readRates = (text: string): Rates =>
  new Map(
    text
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map((part) => {
        const [code = '', rate = ''] = part.toUpperCase().split(/[=:]/);
        const units = Number(rate);
        if (!isCurrency(code) || !(units > 0) || !Number.isFinite(units)) throw new Error(`the rate "${part}" cannot be read: write CAD=1.37`);
        return [code, units] as const;
      }),
  );

const convert = (amount: number, from: string, to: Currency, rate: number): number =>
  Math.round((amount / 10 ** minorDigits(from)) * rate * 10 ** minorDigits(to));

/** The currencies that a price of the file is asked in: its own, and those a rate was given for. Nothing is converted by itself. */
const inCurrencies = (price: RowPrice, rates: Rates): (readonly [Currency, RowPrice])[] => {
  const own: (readonly [Currency, RowPrice])[] = isCurrency(price.currency) ? [[price.currency, price]] : [];
  const others = [...rates]
    .filter(([currency]) => currency !== price.currency)
    .map(([currency, rate]) => {
      const amount = (minor: number) => convert(minor, price.currency, currency, rate);
      return [
        currency,
        { ...price, currency, regular: amount(price.regular), ...(price.sale ? { sale: { ...price.sale, amount: amount(price.sale.amount) } } : {}) },
      ] as const;
    });
  return [...own, ...others];
};

/**
 * What is asked from `now` on: one point for the price that holds, and one for each change that a dated sale will bring. A sale
 * that has begun is dated from its beginning where nothing is known of earlier prices, so that its first day is told right.
 */
const course = (currency: Currency, { regular, sale }: RowPrice, now: Date, isKnown: boolean): PricePlan[] => {
  const point = (validFrom: Date, current: number): PricePlan => ({ currency, validFrom, current, original: regular });
  if (!sale) return [point(now, regular)];
  const from = sale.from === undefined ? undefined : new Date(sale.from);
  const to = sale.to === undefined ? undefined : new Date(sale.to);
  if (to && to <= now) return [point(now, regular)];
  const ending = to ? [point(to, regular)] : [];
  if (from && from > now) return to && to <= from ? [point(now, regular)] : [point(now, regular), point(from, sale.amount), ...ending];
  return [point(from && !isKnown ? from : now, sale.amount), ...ending];
};

/** The last point that has come. */
const holding = (rows: readonly PricePlan[], now: Date): PricePlan | undefined =>
  rows.filter(({ validFrom }) => validFrom <= now).toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime())[0];

const same = (a: PricePlan | undefined, b: PricePlan): boolean => a !== undefined && a.current === b.current && a.original === b.original;

export interface PriceChange {
  /** Currencies whose points after now are no longer true. */
  readonly forget: readonly Currency[];
  readonly add: readonly PricePlan[];
}

/**
 * How the price table follows the file: history stays, the present is added where it differs, the announced is replaced. A
 * currency that the file no longer prices ends: what is not asked for cannot be bought.
 */
export const planPrices = (existing: readonly PricePlan[], price: RowPrice, rates: Rates, now: Date): PriceChange => {
  const forget: Currency[] = [];
  const add: PricePlan[] = [];
  for (const [currency, own] of inCurrencies(price, rates)) {
    const known = existing.filter((row) => row.currency === currency);
    const [present, ...later] = course(currency, own, now, known.length > 0);
    if (known.some(({ validFrom }) => validFrom > now)) forget.push(currency);
    if (present && !same(holding(known, now), present)) add.push(present);
    add.push(...later);
  }
  return { forget, add };
};

import type { InferInsertModel } from 'drizzle-orm';
import { CURRENCIES, type Currency } from '#contract/money.ts';
import type { prices } from '#server/platform/db/schema/catalogue.ts';
import { createDice } from '#artwork/traits/random.ts';
import type { BuiltStyle } from './build-styles.ts';
import { GIFT_AMOUNTS, type VariantRow } from './build-variants.ts';

export type PriceRow = InferInsertModel<typeof prices>;

const DAY = 86_400_000;

/** Shop prices per currency: how many units a US dollar buys on the shelf, the step between prices, and what is taken off the round number. */
const SHELF: Readonly<Record<Currency, { readonly rate: number; readonly coarse: number; readonly fine: number; readonly under: number }>> = {
  USD: { rate: 1, coarse: 5, fine: 1, under: 5 },
  CAD: { rate: 1.33, coarse: 5, fine: 1, under: 1 },
  GBP: { rate: 0.82, coarse: 5, fine: 1, under: 0 },
  EUR: { rate: 0.96, coarse: 5, fine: 1, under: 5 },
};

/** `usd` whole dollars as a price one would see on a tag: $139.95, CAD 184.99, £115.00, 134,95 €. */
export const shelfPrice = (usd: number, currency: Currency): number => {
  const { rate, coarse, fine, under } = SHELF[currency];
  const raw = usd * rate;
  const step = raw >= 60 ? coarse : fine;
  return Math.max(1, Math.round(raw / step)) * step * 100 - under;
};

/** A reduced price with the same ending, rounded down so that the promised percentage is never overstated. */
const reduced = (original: number, percent: number, currency: Currency): number => {
  const { under } = SHELF[currency];
  return Math.floor((original * (100 - percent)) / 10_000) * 100 - under;
};

type Course = 'plain' | 'sale' | 'progressive' | 'recovered';

const courseOf = (share: number, style: BuiltStyle): Course => {
  if (style.launchedDaysAgo < 45 || style.facts.group === 'gift') return 'plain';
  if (share < 0.17) return 'sale';
  if (share < 0.22) return 'progressive';
  return share < 0.27 ? 'recovered' : 'plain';
};

/**
 * The prices of every colourway in four currencies, with the history that the lowest price of 30 days needs: plain, reduced
 * some days ago, reduced in two steps, or reduced in the past and back at the full price.
 */
export const buildPrices = (styles: readonly BuiltStyle[], variantsOf: ReadonlyMap<string, readonly VariantRow[]>, now: Date): PriceRow[] => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const rows: PriceRow[] = [];
  for (const style of styles) {
    if (style.facts.group === 'gift') {
      rows.push(...giftPrices(style, variantsOf, ago(style.launchedDaysAgo + 1)));
      continue;
    }
    for (const colourway of style.colourways) {
      // A sale is a style's affair; now and then a single colour goes first.
      const own = createDice(style.row.art?.seed ?? 0, `price/${colourway.position}`).share();
      const dice = createDice(style.row.art?.seed ?? 0, 'price');
      const course = courseOf(own < 0.06 ? own * 2 : dice.share(), style);
      const percent = dice.pick([20, 20, 25, 30, 30, 40, 50]);
      const since = 3 + Math.floor(dice.share() * 22);
      for (const currency of CURRENCIES) {
        const original = shelfPrice(style.usd, currency);
        const at = (validFrom: Date, current: number): PriceRow => ({ subject: colourway.id, currency, validFrom, current, original });
        rows.push(at(ago(style.launchedDaysAgo + 1), original));
        if (course === 'sale') rows.push(at(ago(since), reduced(original, percent, currency)));
        if (course === 'progressive')
          rows.push(at(ago(since + 6), reduced(original, 15, currency)), at(ago(since), reduced(original, percent + 10, currency)));
        if (course === 'recovered') rows.push(at(ago(40), reduced(original, percent, currency)), at(ago(26), original));
      }
    }
  }
  return rows;
};

const giftPrices = (style: BuiltStyle, variantsOf: ReadonlyMap<string, readonly VariantRow[]>, validFrom: Date): PriceRow[] =>
  style.colourways.flatMap((colourway) =>
    (variantsOf.get(colourway.id) ?? []).flatMap((variant, index) =>
      CURRENCIES.map((currency) => ({
        subject: variant.upc,
        currency,
        validFrom,
        current: (GIFT_AMOUNTS[index] ?? 0) * 100,
        original: (GIFT_AMOUNTS[index] ?? 0) * 100,
      })),
    ),
  );

import type { Currency } from '#contract/money.ts';
import type { Price } from '#contract/calls/products.ts';
import { factsIn, nextChange, priceOfMany } from '../model/price-at.ts';
import type { Model, ModelColourway, ModelStyle, ModelVariant, PriceFacts } from '../model/types.ts';

/** The catalogue as it is priced in one currency at one moment: what has no price there is not on the shelf. */
export interface ShelfVariant {
  readonly variant: ModelVariant;
  readonly facts: PriceFacts;
  readonly reduced: boolean;
}
export interface ShelfColourway {
  readonly colourway: ModelColourway;
  readonly variants: readonly ShelfVariant[];
  readonly price: Price;
}
export interface ShelfStyle {
  readonly style: ModelStyle;
  readonly colourways: readonly ShelfColourway[];
  readonly price: Price;
}
export interface Shelf {
  /** Epoch milliseconds of the next change of a price. */
  readonly until: number;
  readonly styles: readonly ShelfStyle[];
  readonly byId: ReadonlyMap<string, ShelfStyle>;
}

const shelves = new WeakMap<Model['styles'], Map<Currency, Shelf>>();

/** Made once per catalogue and currency, and again when a price's day has come. A new rating changes the styles in place. */
export const shelfOf = (model: Model, currency: Currency, now: number): Shelf => {
  const own = shelves.get(model.styles) ?? new Map<Currency, Shelf>();
  shelves.set(model.styles, own);
  const known = own.get(currency);
  if (known && now < known.until) return known;
  const built = buildShelf(model, currency, now);
  own.set(currency, built);
  return built;
};

export const isReduced = ({ current, original }: Pick<PriceFacts, 'current' | 'original'>): boolean => current < original;

const shelfColourway = (colourway: ModelColourway, currency: Currency, now: number): ShelfColourway | undefined => {
  // Most variants have the price of their colour: it is computed once, and they share it.
  let last: { readonly timeline: ModelVariant['prices'][Currency]; readonly facts: PriceFacts | undefined } | undefined;
  const factsOf = ({ prices }: ModelVariant): PriceFacts | undefined => {
    const timeline = prices[currency];
    if (!last || last.timeline !== timeline) last = { timeline, facts: factsIn(prices, currency, now) };
    return last.facts;
  };
  const variants = colourway.variants.flatMap((variant): ShelfVariant[] => {
    const facts = variant.facts ?? factsOf(variant);
    return facts ? [{ variant, facts, reduced: isReduced(facts) }] : [];
  });
  const price = priceOfMany(
    variants.map(({ facts }) => facts),
    currency,
  );
  return price ? { colourway, variants, price } : undefined;
};

export const shelfStyle = (style: ModelStyle, currency: Currency, now: number): ShelfStyle | undefined => {
  const colourways = style.colourways.map((colourway) => shelfColourway(colourway, currency, now)).filter((found) => found !== undefined);
  const price = priceOfMany(
    colourways.flatMap(({ variants }) => variants.map(({ facts }) => facts)),
    currency,
  );
  return price ? { style, colourways, price } : undefined;
};

const buildShelf = (model: Model, currency: Currency, now: number): Shelf => {
  let until = Number.POSITIVE_INFINITY;
  for (const { prices } of model.variantByUpc.values()) until = Math.min(until, nextChange(prices[currency], now));
  const styles = model.styles.map((style) => shelfStyle(style, currency, now)).filter((found) => found !== undefined);
  // What comes with a purchase has a page, but stands in no list.
  return { until, styles: styles.filter(({ style }) => !style.giftOnly), byId: new Map(styles.map((entry) => [entry.style.id, entry])) };
};

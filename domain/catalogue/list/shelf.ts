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
  const known = knownShelf(model, currency, now);
  if (known) return known;
  const steps = buildShelf(model, currency, now);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return keepShelf(model, currency, value);
  }
};

/**
 * The same for a large catalogue beside other work.
 * @param breathe awaited after every hundred styles or so
 */
export const prepareShelf = async (model: Model, currency: Currency, now: number, breathe: () => Promise<unknown>): Promise<Shelf> => {
  const known = knownShelf(model, currency, now);
  if (known) return known;
  const steps = buildShelf(model, currency, now);
  for (;;) {
    const { done, value } = steps.next();
    // Somebody who could not wait may have made it meanwhile.
    if (done) return knownShelf(model, currency, now) ?? keepShelf(model, currency, value);
    await breathe();
  }
};

interface Single {
  readonly until: number;
  readonly entry: ShelfStyle | undefined;
}

const singles = new WeakMap<ModelStyle, Map<Currency, Single>>();

/** One style as it is on the shelf, which is not made for it alone. */
export const styleOnShelf = (model: Model, currency: Currency, now: number, id: string): ShelfStyle | undefined => {
  const shelf = knownShelf(model, currency, now);
  if (shelf) return shelf.byId.get(id);
  const style = model.styleById.get(id);
  if (!style) return undefined;
  const own = singles.get(style) ?? new Map<Currency, Single>();
  singles.set(style, own);
  const known = own.get(currency);
  if (known && now < known.until) return known.entry;
  let until = Number.POSITIVE_INFINITY;
  for (const { variants } of style.colourways) for (const { prices } of variants) until = Math.min(until, nextChange(prices[currency], now));
  const entry = shelfStyle(style, currency, now);
  own.set(currency, { until, entry });
  return entry;
};

const knownShelf = (model: Model, currency: Currency, now: number): Shelf | undefined => {
  const known = shelves.get(model.styles)?.get(currency);
  return known && now < known.until ? known : undefined;
};

const keepShelf = (model: Model, currency: Currency, shelf: Shelf): Shelf => {
  const own = shelves.get(model.styles) ?? new Map<Currency, Shelf>();
  shelves.set(model.styles, own.set(currency, shelf));
  return shelf;
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

/** Styles between two steps. */
const STEP = 100;

const buildShelf = function* (model: Model, currency: Currency, now: number): Generator<undefined, Shelf> {
  let until = Number.POSITIVE_INFINITY;
  for (const { prices } of model.variantByUpc.values()) until = Math.min(until, nextChange(prices[currency], now));
  const styles: ShelfStyle[] = [];
  for (const [index, style] of model.styles.entries()) {
    const found = shelfStyle(style, currency, now);
    if (found) styles.push(found);
    if (index % STEP === STEP - 1) yield;
  }
  // What comes with a purchase has a page, but stands in no list.
  return { until, styles: styles.filter(({ style }) => !style.giftOnly), byId: new Map(styles.map((entry) => [entry.style.id, entry])) };
};

import { setImmediate } from 'node:timers/promises';
import type { OfflineCatalogue, Part } from '#contract/calls/offline-catalogue.ts';
import type { Currency } from '#contract/money.ts';
import type { Locale, LocaleId } from '#contract/locales.ts';
import { asOf } from '#domain/catalogue/as-of.ts';
import { prepareShelf, type Shelf } from '#domain/catalogue/list/shelf.ts';
import type { Model, ModelStyle } from '#domain/catalogue/model/types.ts';
import { GROUP, type PartsInput, pricesPart, productsPart, shopPart, stockPart, stylesByPart } from '#domain/catalogue/pack/write-parts.ts';
import type { CompressOnce } from '#server/platform/http/compress-once.ts';
import { namePart, versionOf } from '#server/platform/http/immutable-answer.ts';

/** How old the stock of the catalogue may be: it is a hint, and each new one is sent to every device that refreshes. */
const STOCK_AGE_MS = 60_000;
/** Bytes of parts that are kept for devices whose manifest is older than the last one. */
const KEPT_BYTES = 64_000_000;

interface Built {
  readonly shop: Part;
  readonly products: readonly Part[];
  readonly groups: readonly (readonly ModelStyle[])[];
  readonly prices: readonly Part[];
}

interface Stock {
  readonly at: number;
  readonly parts: readonly Part[];
}

/** Other requests are answered between two parts: those of a large catalogue take seconds. */
const breathe = (): Promise<void> => setImmediate();

const inSteps = async <T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> => {
  const made: R[] = [];
  for (const item of items) {
    made.push(make(item));
    await breathe();
  }
  return made;
};

const makeParts = async (input: PartsInput): Promise<Built> => {
  const byPart = stylesByPart(input);
  const groups = Array.from({ length: Math.ceil(byPart.length / GROUP) }, (_, at) => byPart.slice(at * GROUP, (at + 1) * GROUP).flat());
  return {
    shop: shopPart(input),
    products: await inSteps(byPart, (styles) => productsPart(styles, input.locale)),
    groups,
    prices: await inSteps(groups, (styles) => pricesPart(styles, input)),
  };
};

/**
 * The catalogue for devices: parts named by their content, made again when the catalogue or a price changes. The same catalogue makes the same parts in
 * every process.
 * @param once keeps the compressed parts; the process's own if nothing else is said
 */
export const createOfflineCatalogue = (once?: CompressOnce) => {
  /** Made anew with each version of the catalogue or of a rating, and with each change of a price. */
  const built = new WeakMap<Model, Map<LocaleId, { readonly shelf: Shelf; readonly made: Promise<Built> }>>();
  const stocks = new WeakMap<Model, Map<Currency, Stock>>();
  const parts = new Map<string, { readonly part: Part; readonly bytes: number }>();

  const build = async (model: Model, locale: Locale, now: Date): Promise<Built> => {
    const shelf = await prepareShelf(model, locale.currency, now.getTime(), breathe);
    const own = built.get(model) ?? new Map<LocaleId, { readonly shelf: Shelf; readonly made: Promise<Built> }>();
    built.set(model, own);
    const known = own.get(locale.id);
    if (known?.shelf === shelf) return known.made;
    const made = makeParts({ model, locale, now });
    own.set(locale.id, { shelf, made });
    made.catch(() => own.get(locale.id)?.made === made && own.delete(locale.id));
    return made;
  };

  const stockOf = async (model: Model, { currency }: Locale, groups: Built['groups'], now: Date): Promise<readonly Part[]> => {
    const own = stocks.get(model) ?? new Map<Currency, Stock>();
    stocks.set(model, own);
    const known = own.get(currency);
    if (known && now.getTime() - known.at < STOCK_AGE_MS && known.parts.length === groups.length) return known.parts;
    const made = await inSteps(groups, stockPart);
    own.set(currency, { at: now.getTime(), parts: made });
    return made;
  };

  const keep = (hash: string, part: Part, bytes: number): void => {
    parts.delete(hash);
    parts.set(hash, { part, bytes });
    let sum = [...parts.values()].reduce((total, kept) => total + kept.bytes, 0);
    for (const [oldest, kept] of parts) {
      if (sum <= KEPT_BYTES || oldest === hash) break;
      parts.delete(oldest);
      sum -= kept.bytes;
    }
  };

  const manifest = async (model: Model, locale: Locale, now: Date): Promise<OfflineCatalogue> => {
    const { shop, products, prices, groups } = await build(model, locale, now);
    const stock = await stockOf(model, locale, groups, now);
    // A large catalogue takes brotli 10 s of the processor at its best.
    const compression = { quality: products.length > GROUP ? 10 : 11, ...(once && { once }) } as const;
    const named: OfflineCatalogue['parts'] = [];
    for (const part of [shop, ...products, ...prices, ...stock]) {
      const name = await namePart(part, compression);
      keep(name.hash, part, name.bytes);
      named.push({ kind: part.kind, ...name });
    }
    const styles = groups.flat();
    return {
      locale: locale.id,
      version: versionOf(named.map(({ hash }) => hash)),
      asOf: asOf(now),
      products: styles.length,
      variants: styles.reduce((sum, { colourways }) => sum + colourways.reduce((total, { variants }) => total + variants.length, 0), 0),
      parts: named,
      group: GROUP,
    };
  };

  return { manifest, part: (hash: string): Part | undefined => parts.get(hash)?.part };
};

import { createHash } from 'node:crypto';
import type { OfflineCatalogue, Part } from '#contract/calls/offline-catalogue.ts';
import type { Currency } from '#contract/money.ts';
import type { Locale, LocaleId } from '#contract/locales.ts';
import { asOf } from '#domain/catalogue/as-of.ts';
import { type Shelf, shelfOf } from '#domain/catalogue/list/shelf.ts';
import type { Model, ModelStyle } from '#domain/catalogue/model/types.ts';
import { GROUP, pricesPart, productsPart, shopPart, stockPart, stylesByPart } from '#domain/catalogue/pack/write-parts.ts';
import { readyBody } from '#server/platform/http/immutable-answer.ts';

/** How old the stock of the catalogue may be: it is a hint, and each new one is sent to every device that refreshes. */
const STOCK_AGE_MS = 60_000;
/** Bytes of parts that are kept for devices whose manifest is older than the last one. */
const KEPT_BYTES = 64_000_000;

interface Built {
  /** Made anew with each change of a price. */
  readonly shelf: Shelf;
  readonly shop: Part;
  readonly products: readonly Part[];
  readonly groups: readonly (readonly ModelStyle[])[];
  readonly prices: readonly Part[];
}

interface Stock {
  readonly at: number;
  readonly parts: readonly Part[];
}

/**
 * The catalogue for devices: parts named by their content, made again when the catalogue or a price changes. The same catalogue makes the same parts in
 * every process.
 */
export const createOfflineCatalogue = () => {
  const built = new WeakMap<Model, Map<LocaleId, Built>>();
  const stocks = new WeakMap<Model, Map<Currency, Stock>>();
  const parts = new Map<string, { readonly part: Part; readonly bytes: number }>();

  const build = (model: Model, locale: Locale, now: Date): Built => {
    const shelf = shelfOf(model, locale.currency, now.getTime());
    const own = built.get(model) ?? new Map<LocaleId, Built>();
    built.set(model, own);
    const known = own.get(locale.id);
    if (known?.shelf === shelf) return known;
    const input = { model, locale, now };
    const byPart = stylesByPart(input);
    const groups = Array.from({ length: Math.ceil(byPart.length / GROUP) }, (_, at) => byPart.slice(at * GROUP, (at + 1) * GROUP).flat());
    const made = {
      shelf,
      shop: shopPart(input),
      products: byPart.map((styles) => productsPart(styles, locale)),
      groups,
      prices: groups.map((styles) => pricesPart(styles, input)),
    };
    own.set(locale.id, made);
    return made;
  };

  const stockOf = (model: Model, { currency }: Locale, groups: Built['groups'], now: Date): readonly Part[] => {
    const own = stocks.get(model) ?? new Map<Currency, Stock>();
    stocks.set(model, own);
    const known = own.get(currency);
    if (known && now.getTime() - known.at < STOCK_AGE_MS && known.parts.length === groups.length) return known.parts;
    const made = groups.map(stockPart);
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
    const { shop, products, prices, groups } = build(model, locale, now);
    const named: OfflineCatalogue['parts'] = [];
    for (const part of [shop, ...products, ...prices, ...stockOf(model, locale, groups, now)]) {
      const { hash, text, packed } = await readyBody(part);
      const bytes = Buffer.byteLength(text);
      keep(hash, part, bytes);
      named.push({ kind: part.kind, hash, bytes, size: packed.length });
    }
    const styles = groups.flat();
    return {
      locale: locale.id,
      version: createHash('sha256')
        .update(named.map(({ hash }) => hash).join())
        .digest('base64url'),
      asOf: asOf(now),
      products: styles.length,
      variants: styles.reduce((sum, { colourways }) => sum + colourways.reduce((total, { variants }) => total + variants.length, 0), 0),
      parts: named,
      group: GROUP,
    };
  };

  return { manifest, part: (hash: string): Part | undefined => parts.get(hash)?.part };
};

import type { CallQuery, CallResponse } from '#contract/calls/calls.ts';
import { LOCALE_IDS, LOCALES, type Locale } from '#contract/locales.ts';
import type { Sort } from '#contract/calls/products.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { categoryUrl, crumbOf, crumbsOf } from './addresses.ts';
import { asOf } from './as-of.ts';
import { isNew } from './badges.ts';
import { findStyles } from './find/search.ts';
import { countFacets, type Match } from './list/count-facets.ts';
import { facetsOf, type StoreName } from './list/facets.ts';
import { type Filters, parseFilters } from './list/filters.ts';
import { hitOf } from './list/hits.ts';
import { keptList, type Listed } from './list/kept-lists.ts';
import { type Shelf, shelfOf, type ShelfStyle, type ShelfVariant } from './list/shelf.ts';
import { sortMatches } from './list/sort.ts';
import type { Model, ModelCategory } from './model/types.ts';
import { textFor } from './localized-text.ts';

type Query = CallQuery<'products.productSearch'>;
type Answer = CallResponse<'products.productSearch'>;

/** What stores have on their shelves, for lists. */
export interface StoreShelves {
  /** UPCs of which one of the stores has a piece that no cart holds. */
  readonly upcs: ReadonlySet<string>;
  /** The stores that there are, for the words of the filter. */
  readonly names: readonly StoreName[];
}

const everything = () => true;
const MINUTE_MS = 60_000;

const withinCategories = new WeakMap<Shelf, Map<string, readonly ShelfStyle[]>>();

/** What stands in a category, looked for once. */
const stylesIn = (shelf: Shelf, categoryId: string): readonly ShelfStyle[] => {
  const own = withinCategories.get(shelf) ?? new Map<string, readonly ShelfStyle[]>();
  withinCategories.set(shelf, own);
  let within = own.get(categoryId);
  if (!within) own.set(categoryId, (within = shelf.styles.filter(({ style }) => style.shelves.has(categoryId))));
  return within;
};

/** What stands in a category before any filter. Rules ("sale", "new") look below the category's parent. */
const scopeOf = (
  category: ModelCategory | undefined,
  shelf: Shelf,
  now: number,
): { entries: readonly ShelfStyle[]; admits: (entry: ShelfVariant) => boolean } => {
  if (!category) return { entries: shelf.styles, admits: everything };
  const rule = category.rule;
  const inside = rule === null ? category.id : category.parent?.id;
  const within = inside === undefined ? shelf.styles : stylesIn(shelf, inside);
  if (rule === 'sale') return { entries: within, admits: (entry) => entry.reduced };
  if (rule === 'new') return { entries: within.filter(({ style }) => isNew(style, now)), admits: everything };
  return { entries: within, admits: everything };
};

/** Categories to narrow down to: below this one, or beside a rule; on a search the roots. Rules are no shelves. */
const optionsOf = (model: Model, category: ModelCategory | undefined): readonly ModelCategory[] => {
  const children = category === undefined ? model.roots : category.rule === null ? category.children : (category.parent?.children ?? model.roots);
  return children.filter(({ rule }) => rule === null);
};

/** Exactly the asked products, in the order asked for: favourites, recently viewed, a page's collection. */
const byIds = (ids: string, shelf: Shelf): Match[] =>
  [...new Set(ids.split(','))].slice(0, 96).flatMap((id): Match[] => {
    const entry = shelf.byId.get(id.slice(0, 8));
    const shown = entry?.colourways.find(({ colourway }) => colourway.id === id) ?? entry?.colourways[0];
    return entry && shown ? [{ entry, shown }] : [];
  });

interface Wanted {
  readonly model: Model;
  readonly shelf: Shelf;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly category: ModelCategory | undefined;
  readonly text: string;
  readonly sort: Sort;
  readonly filters: Filters;
  readonly options: readonly ModelCategory[];
}

const listOf = ({ model, shelf, locale, at, category, text, sort, filters, options }: Wanted): Listed => {
  const found = text === '' ? undefined : findStyles(text, model, locale);
  const scope = scopeOf(category, shelf, at);
  const entries = found ? scope.entries.filter(({ style }) => found.relevance.has(style.id)) : scope.entries;
  const { matches, counts, price } = countFacets(entries, filters, scope.admits, options);
  return { counted: { counts, price }, sorted: sortMatches(matches, sort, found?.relevance), didYouMean: found?.didYouMean };
};

/** All that a list depends on apart from its shelf. A rule of time is looked at once a minute. */
const keyOf = ({ model, locale, at, category, text, sort }: Wanted, filters: string | undefined): string =>
  JSON.stringify([
    category?.id,
    category?.rule === 'new' ? Math.floor(at / MINUTE_MS) : 0,
    text,
    text === '' ? '' : locale.id,
    sort,
    sort === 'rating' ? model.version : '',
    filters ?? '',
  ]);

/**
 * A list: of a category, of a search, or of given products. Undefined: there is no such category.
 * @param shelves of the stores that the filters name
 */
export const searchProducts = (model: Model, query: Query, locale: Locale, now: Date, shelves?: StoreShelves): Answer | undefined => {
  const at = now.getTime();
  const category = query.categoryId === undefined ? undefined : model.categories.get(query.categoryId);
  if (query.categoryId !== undefined && !category) return undefined;
  const shelf = shelfOf(model, locale.currency, at);
  const sort: Sort = query.sort ?? 'featured';
  const start = query.start ?? 0;
  const size = query.count ?? settingsFor(locale.id).pageSizes.products;
  const pageOf = (sorted: readonly Match[]) => {
    const page = sorted.slice(start, start + size);
    return { total: sorted.length, start, count: page.length, sort, hits: page.map(({ entry, shown }) => hitOf(entry, shown, locale, at)) };
  };
  const named = category ? { category: categoryAnswer(category, locale) } : {};
  // Given products are not searched for, and nothing is counted over them.
  if (query.ids !== undefined) return { ...pageOf(byIds(query.ids, shelf)), facets: [], ...named, asOf: asOf(now) };
  const filters = { ...parseFilters(query.filters), ...(shelves && { shelf: shelves.upcs }) };
  const options = optionsOf(model, category);
  const wanted = { model, shelf, locale, at, category, text: query.q?.trim() ?? '', sort, filters, options };
  const make = (): Listed => listOf(wanted);
  // What stores have changes with every cart.
  const { counted, sorted, didYouMean } = shelves ? make() : keptList(shelf, model, keyOf(wanted, query.filters), at, make);
  return {
    ...pageOf(sorted),
    facets: facetsOf({ ...counted, matches: sorted }, filters, model, locale, options, shelves?.names),
    ...named,
    ...(didYouMean === undefined ? {} : { didYouMean }),
    asOf: asOf(now),
  };
};

const categoryAnswer = (category: ModelCategory, locale: Locale): NonNullable<Answer['category']> => ({
  id: category.id,
  name: textFor(category.names, locale),
  description: textFor(category.descriptions, locale),
  url: categoryUrl(category, locale),
  alternates: Object.fromEntries(LOCALE_IDS.map((id) => [id, categoryUrl(category, LOCALES[id])])),
  breadcrumbs: crumbsOf(category, locale),
  children: category.children.map((child) => crumbOf(child, locale)),
});

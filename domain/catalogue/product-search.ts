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
import { parseFilters } from './list/filters.ts';
import { hitOf } from './list/hits.ts';
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

/** What stands in a category before any filter. Rules ("sale", "new") look below the category's parent. */
const scopeOf = (
  category: ModelCategory | undefined,
  entries: readonly ShelfStyle[],
  now: number,
): { entries: readonly ShelfStyle[]; admits: (entry: ShelfVariant) => boolean } => {
  if (!category) return { entries, admits: everything };
  const rule = category.rule;
  const inside = rule === null ? category.id : category.parent?.id;
  const within = inside === undefined ? entries : entries.filter(({ style }) => style.shelves.has(inside));
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

/**
 * A list: of a category, of a search, or of given products. Undefined: there is no such category.
 * @param shelves of the stores that the filters name
 */
export const searchProducts = (model: Model, query: Query, locale: Locale, now: Date, shelves?: StoreShelves): Answer | undefined => {
  const at = now.getTime();
  const category = query.categoryId === undefined ? undefined : model.categories.get(query.categoryId);
  if (query.categoryId !== undefined && !category) return undefined;
  const shelf = shelfOf(model, locale.currency, at);
  const text = query.q?.trim() ?? '';
  const found = text === '' ? undefined : findStyles(text, model, locale);
  const scope = scopeOf(category, shelf.styles, at);
  const entries = found ? scope.entries.filter(({ style }) => found.relevance.has(style.id)) : scope.entries;
  const filters = { ...parseFilters(query.filters), ...(shelves && { shelf: shelves.upcs }) };
  const options = optionsOf(model, category);
  const counted = countFacets(entries, filters, scope.admits, options);
  const sort: Sort = query.sort ?? 'featured';
  const sorted = query.ids === undefined ? sortMatches(counted.matches, sort, found?.relevance) : byIds(query.ids, shelf);
  const start = query.start ?? 0;
  const page = sorted.slice(start, start + (query.count ?? settingsFor(locale.id).pageSizes.products));
  return {
    total: sorted.length,
    start,
    count: page.length,
    sort,
    hits: page.map(({ entry, shown }) => hitOf(entry, shown, locale, at)),
    facets: query.ids === undefined ? facetsOf(counted, filters, model, locale, options, shelves?.names) : [],
    ...(category ? { category: categoryAnswer(category, locale) } : {}),
    ...(found?.didYouMean === undefined ? {} : { didYouMean: found.didYouMean }),
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

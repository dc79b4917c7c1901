import * as z from 'zod/mini';
import { filterByBlockSchema } from '#contract/calls/content/choices.ts';
import type { DocKind } from '#contract/calls/content/documents.ts';
import { articlesItemSchema, productsItemSchema } from '#contract/calls/content/placeholders.ts';
import { type FacetName, parseFilters } from '#domain/catalogue/list/filters.ts';
import type { Locale } from '#contract/locales.ts';
import { APP_PAGES, SHOWCASE_PATH } from '#domain/content-pages.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { productSearch } from '#server/catalogue/products/product-search.ts';
import { LEGAL_PAGES, pathOfPage } from '#server/platform/pages/legal-page-names.ts';
import { resolveUrl } from '../references.ts';
import { walk } from './walk.ts';

export interface LinkContext {
  readonly model: Model;
  readonly locale: Locale;
  readonly now: Date;
  /** Whether the site has a document, published or not. */
  readonly has: (kind: DocKind, slug: string) => boolean;
  /** Whether an article of the site has a tag. */
  readonly hasTag: (id: string) => boolean;
  /** Whether an image was uploaded, by its key. */
  readonly hasImage: (key: string) => boolean;
}

const LEGAL_PATHS = new Set<string>(LEGAL_PAGES.map(pathOfPage));

const pageExists = (path: string, has: LinkContext['has']): boolean => {
  if (APP_PAGES.has(path) || LEGAL_PATHS.has(path)) return true;
  const [first, ...rest] = path.split('/');
  if (first === SHOWCASE_PATH) return has('showcase', rest.join('-'));
  if (first === 'stories') return rest.length === 0 || has('article', rest.join('-'));
  return has('page', path.replaceAll('/', '-'));
};

/** Why a link cannot be followed; undefined where it can. */
const linkProblem = (reference: string, dialogs: ReadonlySet<string>, { model, locale, has }: LinkContext): string | undefined => {
  const colon = reference.indexOf(':');
  const [what, id] = colon < 0 ? ['', reference] : [reference.slice(0, colon), reference.slice(colon + 1)];
  const dead = `“${reference}” leads nowhere`;
  switch (what) {
    case 'category':
    case 'product':
      return resolveUrl(reference, model, locale) === undefined ? dead : undefined;
    case 'search':
      return id === '' ? dead : undefined;
    case 'page':
      return pageExists(id.split(/[?#]/)[0] ?? '', has) ? undefined : dead;
    case 'article':
      return has('article', id) ? undefined : dead;
    case 'dialog':
      return dialogs.has(id) ? undefined : dead;
    case 'https':
    case 'mailto':
    case 'tel':
      return undefined;
    default:
      return /^(?:\/(?!\/)|#)/.test(reference) ? undefined : `“${reference}” is not an address that content may link to`;
  }
};

/** Values of filters that no product of the shop has: the list would be empty. Of facets that the whole range does not offer nothing is known. */
const deadFilters = (filters: string, path: string, { model, locale, now }: LinkContext): Readonly<Record<string, string>> => {
  const { facets } = productSearch(model, { count: 1 }, locale, now);
  const { chosen } = parseFilters(filters);
  const dead = facets.flatMap(({ id, values }) =>
    [...(chosen[id as FacetName] ?? [])].filter((value) => values.every((one) => one.value !== value)).map((value) => `${id} “${value}”`),
  );
  return dead.length === 0 ? {} : { [path]: `nothing has the ${dead.join(', ')}` };
};

/** Products, articles and lists that a stand-in names and that are not there. */
const placeholderProblems = (value: unknown, path: readonly (string | number)[], context: LinkContext): Readonly<Record<string, string>> => {
  const { model, has, hasTag } = context;
  const gone = (ids: readonly string[], isThere: (id: string) => boolean, what: string) =>
    Object.fromEntries(
      ids.flatMap((id, index) => (isThere(id) ? [] : [[[...path, 'ids', index].join('.'), `there is no ${what} “${id}”`] as const])),
    );
  const products = z.safeParse(productsItemSchema, value);
  if (products.success) {
    const { ids = [], categoryId, filters } = products.data;
    const dead = categoryId !== undefined && !model.categories.has(categoryId);
    return {
      ...gone(ids, (id) => model.styleById.has(id.slice(0, 8)), 'product'),
      ...(dead && { [[...path, 'categoryId'].join('.')]: `there is no category “${categoryId}”` }),
      ...(filters !== undefined && deadFilters(filters, [...path, 'filters'].join('.'), context)),
    };
  }
  const articles = z.safeParse(articlesItemSchema, value);
  if (!articles.success) return {};
  const { ids = [], tagId } = articles.data;
  return {
    ...gone(ids, (id) => has('article', id), 'article'),
    ...(tagId !== undefined && !hasTag(tagId) && { [[...path, 'tagId'].join('.')]: `no article has the tag “${tagId}”` }),
  };
};

const filterSchema = z.pick(filterByBlockSchema, { kind: true, variant: true, values: true });

/** Values of a filter-by block that name no page of its kind: it would never show what it holds, or always. Addresses are compared as they stand. */
const filterProblems = (value: unknown, path: readonly (string | number)[], { model }: LinkContext): Readonly<Record<string, string>> => {
  const filter = z.safeParse(filterSchema, value);
  if (!filter.success) return {};
  const { variant, values } = filter.data;
  const isProduct = (id: string): boolean =>
    model.styleById.has(id) || model.colourwayById.has(id) || [...model.variantByUpc.values()].some(({ sku }) => sku === id);
  const isThere = variant === 'category' ? (id: string): boolean => model.categories.has(id) : isProduct;
  return Object.fromEntries(
    values.flatMap((id, index) =>
      id.includes('/') || isThere(id) ? [] : [[[...path, 'values', index].join('.'), `there is no ${variant} “${id}”`] as const],
    ),
  );
};

const HREF = /\bhref="([^"]*)"/g;

/** Addresses of files, which are no links. */
const FILES = new Set(['logo', 'eyebrowLogo', 'badge', 'infoIcon', 'image']);

/** Links that lead nowhere and names of what is not there, by the path of their field. */
export const deadLinks = (doc: unknown, context: LinkContext): Readonly<Record<string, string>> => {
  const found = [...walk(doc)];
  const dialogs = new Set(
    found.flatMap(({ value }) => {
      const { kind, id } = (value ?? {}) as { kind?: unknown; id?: unknown };
      return (kind === 'dialog' || kind === 'event-dialog') && typeof id === 'string' ? [id] : [];
    }),
  );
  const problems: Record<string, string> = {};
  for (const { path, key, value } of found) {
    Object.assign(problems, placeholderProblems(value, path, context), filterProblems(value, path, context));
    if (typeof value !== 'string') continue;
    if (key === 'productId' && !context.model.styleById.has(value.slice(0, 8))) problems[path.join('.')] = `there is no product “${value}”`;
    if (key === 'eventId' && !context.has('event', value)) problems[path.join('.')] = `there is no event “${value}”`;
    if (path.length === 1 && key === 'parent' && !context.has('page', value)) problems['parent'] = `there is no page “${value}”`;
    if (key === 'key' && value.startsWith('upload-') && !context.hasImage(value)) problems[path.join('.')] = `there is no image “${value}”`;
    const isFile = FILES.has(String(path.at(-2)));
    const links = key === 'url' && !isFile ? [value] : [...value.matchAll(HREF)].map(([, href = '']) => href);
    for (const link of links) {
      const problem = linkProblem(link, dialogs, context);
      if (problem) problems[path.join('.')] = problem;
    }
  }
  return problems;
};

import type { CallQueryInput } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import type { ProductDetails, ProductHit, ProductSearch } from '#contract/calls/products.ts';
import { hitOfDetails } from '#src/shop/product-ui/hit-of-details.ts';
import { matchScore, wordsOf } from './match-text.ts';

/** Where the service worker keeps public answers. */
const CATALOGUE_CACHE = 'waymark-catalogue';

interface Seen {
  readonly hit: ProductHit;
  readonly asOf: string;
  /** Lists that it was seen in. */
  readonly categoryIds: readonly string[];
}

const isOf = (url: URL, part: string, locale: Locale): boolean => url.pathname.includes(part) && url.searchParams.get('locale') === locale.id;

type Category = NonNullable<ProductSearch['category']>;
type Trail = Category['breadcrumbs'];

interface Device {
  readonly products: ReadonlyMap<string, Seen>;
  readonly lists: readonly ProductSearch[];
  /** Ways from the top of the range down to a product or a list. */
  readonly trails: readonly Trail[];
}

/** Every product that a kept answer holds, the newest sight of each. */
const readDevice = async (locale: Locale): Promise<Device> => {
  const cache = await caches.open(CATALOGUE_CACHE);
  const products = new Map<string, Seen>();
  const lists: ProductSearch[] = [];
  const trails: Trail[] = [];
  const see = (hit: ProductHit, asOf: string, categoryIds: readonly string[]): void => {
    const before = products.get(hit.id);
    const newer = !before || before.asOf < asOf;
    products.set(hit.id, {
      hit: newer ? hit : before.hit,
      asOf: newer ? asOf : before.asOf,
      categoryIds: [...(before?.categoryIds ?? []), ...categoryIds],
    });
  };
  for (const request of await cache.keys()) {
    const url = new URL(request.url);
    const isList = isOf(url, '/search/productSearch', locale);
    if (!isList && !isOf(url, '/details', locale)) continue;
    const body: unknown = await (await cache.match(request))?.json().catch(() => undefined);
    if (!body) continue;
    if (isList) {
      const list = body as ProductSearch;
      lists.push(list);
      if (list.category) trails.push(list.category.breadcrumbs);
      for (const hit of list.hits) see(hit, list.asOf, list.category ? [list.category.id, ...list.category.breadcrumbs.map(({ id }) => id)] : []);
    } else {
      const details = body as ProductDetails;
      trails.push(details.breadcrumbs);
      see(hitOfDetails(details), details.asOf, [...details.pricingFacts.categoryIds, ...details.breadcrumbs.map(({ id }) => id)]);
    }
  }
  return { products, lists, trails };
};

/** A category that was opened before, or one that lies on the way to something that was. */
const categoryOn = ({ lists, trails }: Device, id: string): Category | undefined => {
  const opened = lists.find(({ category }) => category?.id === id)?.category;
  if (opened) return opened;
  const ways = trails.flatMap((trail) => {
    const at = trail.findIndex((crumb) => crumb.id === id);
    return at < 0 ? [] : [{ way: trail.slice(0, at + 1), next: trail[at + 1] }];
  });
  const [first] = ways;
  const crumb = first?.way.at(-1);
  if (!first || !crumb) return undefined;
  const children = new Map(ways.flatMap(({ next }) => (next ? [[next.id, next] as const] : [])));
  return { ...crumb, description: '', breadcrumbs: first.way, children: [...children.values()] };
};

const SORTERS: Partial<Record<NonNullable<ProductSearch['sort']>, (a: ProductHit, b: ProductHit) => number>> = {
  'price-asc': (a, b) => a.price.lowCurrent - b.price.lowCurrent,
  'price-desc': (a, b) => b.price.highCurrent - a.price.highCurrent,
  rating: (a, b) => b.rating.score - a.rating.score,
  discount: (a, b) => (b.price.percentagePriceDiscount ?? 0) - (a.price.percentagePriceDiscount ?? 0),
};

/**
 * What of a search or a category is on the device: undefined when nothing is. Facets are left out, because counts over a part
 * of the range would mislead; `asOf` is the oldest moment of what is shown.
 */
export const searchDevice = async (query: CallQueryInput<'products.productSearch'>, locale: Locale): Promise<ProductSearch | undefined> => {
  const device = await readDevice(locale);
  const category = query.categoryId === undefined ? undefined : categoryOn(device, query.categoryId);
  // Nothing without its name: whoever asks for it hears that the shop does not answer.
  if (query.categoryId !== undefined && !category) return undefined;
  const words = wordsOf(query.q ?? '');
  const found = [...device.products.values()]
    .filter(({ categoryIds }) => query.categoryId === undefined || categoryIds.includes(query.categoryId))
    .map((seen) => ({
      ...seen,
      score: words.length === 0 ? 1 : matchScore(words, [seen.hit.name, seen.hit.eyebrow ?? '', ...seen.hit.swatches.map(({ label }) => label)]),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  if (found.length === 0) return undefined;
  const sort = query.sort ?? 'featured';
  const sorter = SORTERS[sort];
  const sorted = sorter ? found.toSorted((a, b) => sorter(a.hit, b.hit)) : found;
  const start = Number(query.start ?? 0);
  const count = Number(query.count ?? 24);
  return {
    total: sorted.length,
    start,
    count,
    sort,
    hits: sorted.slice(start, start + count).map(({ hit }) => hit),
    facets: [],
    ...(category && { category }),
    asOf: sorted.reduce((oldest, { asOf }) => (asOf < oldest ? asOf : oldest), sorted[0]?.asOf ?? ''),
  };
};

import type { ContentPage } from '#contract/calls/content.ts';
import type { Locale } from '#contract/locales.ts';
import { articlesItemSchema, articlesShown, type ProductsItem, productsItemSchema, productsShown } from '#contract/calls/content/placeholders.ts';
import type { ProductHit } from '#contract/calls/products.ts';
import * as z from 'zod/mini';
import { pictureUrl, type PictureAngle } from '#domain/pictures.ts';
import type { ContentEvent } from '#contract/calls/content/events.ts';
import type { Model } from '#domain/catalogue/model/types.ts';
import { productSearch } from '#server/catalogue/products/product-search.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import { chosenArticles, gridSize, relatedArticles, searchArticles } from './articles.ts';
import type { StoredDoc } from './read-docs.ts';
import { resolveLinks, resolveUrl } from './references.ts';
import { withoutNulls } from './without-nulls.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Styles of a set of the recommendation engine. */
export interface RecommendedIds {
  readonly recSetId: string;
  readonly ids: readonly string[];
}

export interface Assembly {
  readonly model: Model;
  readonly locale: Locale;
  readonly now: Date;
  /** Every article of the site, where the page shows some. */
  readonly articles?: readonly StoredDoc[];
  /** Events to come, where the page names one. */
  readonly events?: readonly ContentEvent[];
  /** What is recommended beside products, by their ids as `recommendedKey` writes them. */
  readonly recommended?: ReadonlyMap<string, RecommendedIds>;
  /** The article that is assembled. */
  readonly article?: string;
}

export const recommendedKey = (ids: readonly string[] = []): string => ids.join(',');

/** Products that a stored page wants recommendations beside. */
export const recommendedBeside = (stored: unknown): string[][] => {
  if (Array.isArray(stored)) return stored.flatMap(recommendedBeside);
  if (typeof stored !== 'object' || stored === null) return [];
  const products = z.safeParse(productsItemSchema, stored);
  if (products.success) return products.data.recommended ? [products.data.ids ?? []] : [];
  return Object.values(stored).flatMap(recommendedBeside);
};

/** Whether a stored page shows articles, which are then read for it. */
export const showsArticles = (stored: object): boolean => /"kind":"article(?:s|-grid)"/.test(JSON.stringify(stored));

/** A page as it is kept: its blocks with references in place of addresses and products. */
export interface StoredPage {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Fields[];
}

/** Whether a block of a stored page names an event. */
export const namesEvent = (stored: object): boolean => JSON.stringify(stored).includes('"eventId":');

/** Lays addresses and products into a stored page and takes nulls out. A block whose link or products are gone is left out. */
export const assemblePage = (slug: string, stored: StoredPage, modifiedAt: Date, assembly: Assembly): ContentPage => ({
  id: `${assembly.locale.siteId}-${slug}`,
  slug,
  title: stored.title,
  description: stored.description,
  blocks: stored.blocks.flatMap((block) => assembleBlock(withoutNulls(block), assembly)) as ContentPage['blocks'],
  modifiedAt: modifiedAt.toISOString(),
});

const LINKS = ['target', 'mediaTarget', 'textLink'] as const;

/** A link with its address, or nothing where it leads nowhere any more. */
const linked = (target: unknown, { model, locale }: Assembly): Fields | undefined => {
  if (!isFields(target) || typeof target['url'] !== 'string') return undefined;
  const url = resolveUrl(target['url'], model, locale);
  return url === undefined ? undefined : { ...target, url };
};

const assembleBlock = (block: unknown, assembly: Assembly): Fields[] => {
  if (!isFields(block)) return [];
  if (block['kind'] === 'experience' || block['kind'] === 'segmentation') return [assembleChoice(block, assembly)];
  const built: Fields = withLinks(block, assembly);
  for (const key of LINKS) {
    if (block[key] === undefined) continue;
    const target = linked(block[key], assembly);
    if (target) built[key] = target;
    else delete built[key];
  }
  if (Array.isArray(block['targets'])) built['targets'] = block['targets'].flatMap((target) => linked(target, assembly) ?? []);
  if (typeof block['eventId'] === 'string') built['event'] = assembly.events?.find(({ eventId }) => eventId === block['eventId']);
  if (block['kind'] === 'article-grid') return [{ ...built, results: gridResults(block, assembly) }];
  if (block['kind'] === 'article-page') return [articlePage(built, assembly)];
  if (block['kind'] === 'category-card') return categoryCard(built, block, assembly);
  // A card that led somewhere and no longer does is a dead end.
  if (block['kind'] === 'linked-card' && block['mediaTarget'] !== undefined && built['mediaTarget'] === undefined) return [];
  if (block['kind'] === 'upsell' || block['kind'] === 'recommendation-carousel') return chosenProducts(built, block, assembly);
  if (block['kind'] === 'filter-by') return [{ ...built, children: assembleBlocks(block['children'], assembly) }];
  if (block['kind'] !== 'collection') return [withPartLinks(built, assembly)];
  const items = Array.isArray(block['items']) ? block['items'].flatMap((item) => assembleItem(item, assembly)) : [];
  return items.length === 0 ? [] : [{ ...built, items }];
};

const RICH_FIELDS = ['richText', 'richTextBelowTargets', 'titleHtml', 'subtitleHtml'] as const;

/** A copy whose markup, that of its items included, leads to addresses. */
const withLinks = (block: Fields, assembly: Assembly): Fields => {
  const { model, locale } = assembly;
  const copy = { ...block };
  for (const key of RICH_FIELDS) if (typeof copy[key] === 'string') copy[key] = resolveLinks(copy[key], model, locale);
  if (Array.isArray(copy['items'])) copy['items'] = copy['items'].map((item: unknown) => (isFields(item) ? withLinks(item, assembly) : item));
  return copy;
};

const gridResults = (block: Fields, { articles = [], locale }: Assembly) => searchArticles(articles, { limit: gridSize(block), offset: 0 }, locale);

/** Links in every section, and what to read next where it is an article. */
const articlePage = (block: Fields, assembly: Assembly): Fields => {
  const { articles = [], article, locale } = assembly;
  const sections = (Array.isArray(block['sections']) ? block['sections'] : []).map((section) =>
    isFields(section) ? withLinks(section, assembly) : section,
  );
  return { ...block, sections, ...(article !== undefined && { related: relatedArticles(articles, article, locale) }) };
};

/** Products for an upsell or a recommendation: a stand-in among the items gives way to what it stands for. Without any of them there is no block. */
const chosenProducts = (built: Fields, block: Fields, assembly: Assembly): Fields[] => {
  const isUpsell = block['kind'] === 'upsell';
  const items = (Array.isArray(block['items']) ? block['items'] : []).flatMap((item: unknown): Fields[] => {
    const products = z.safeParse(productsItemSchema, item);
    if (!products.success) return isFields(item) ? [item] : [];
    return hitsFor(products.data, assembly).map((hit) =>
      isUpsell ? upsellItem(hit) : { id: hit.id, recommendationId: recSetOf(products.data, assembly) ?? String(block['id']), hit },
    );
  });
  return items.length === 0 ? [] : [{ ...built, items }];
};

const upsellItem = ({ id, productId, name, url, picture, price }: ProductHit): Fields => ({
  id,
  sku: productId,
  name,
  url,
  image: pictureUrl(picture.key, picture.angle as PictureAngle, 160),
  price,
});

const assembleBlocks = (list: unknown, assembly: Assembly): Fields[] =>
  (Array.isArray(list) ? list : []).flatMap((one) => (isFields(one) && !CHOICES.has(one['kind']) ? assembleBlock(one, assembly) : []));

/** Blocks that hold others; there is none of them within another. */
const CHOICES = new Set<unknown>(['experience', 'segmentation', 'filter-by']);

/** The parts of a block, such as the entries of a list, with the addresses of their links. An entry that is a link and leads nowhere is left out. */
const withPartLinks = (block: Fields, assembly: Assembly): Fields => {
  const { items } = block;
  if (!Array.isArray(items)) return block;
  const parts = items.flatMap((item): unknown[] => {
    if (!isFields(item)) return [item];
    const { target, mediaTarget, ...rest } = item;
    const [live, liveMedia] = [linked(target, assembly), linked(mediaTarget, assembly)];
    if (mediaTarget !== undefined && !liveMedia) return [];
    return [{ ...rest, ...(live && { target: live }), ...(liveMedia && { mediaTarget: liveMedia }) }];
  });
  return { ...block, items: parts };
};

/** The blocks that an experience or a segmentation chooses from; there is no choice within a choice. One that has lost its blocks shows nothing. */
const assembleChoice = (block: Fields, assembly: Assembly): Fields => {
  const blocks = (list: unknown): Fields[] => assembleBlocks(list, assembly);
  const options = (list: unknown): Fields[] =>
    (Array.isArray(list) ? list : []).flatMap((one) => (isFields(one) ? [{ ...one, targets: blocks(one['targets']) }] : []));
  const key = block['kind'] === 'experience' ? 'variants' : 'segments';
  return { ...block, baselines: blocks(block['baselines']), [key]: options(block[key]) };
};

/** A card without a title of its own is called as its link is, or as its category. */
const categoryCard = (built: Fields, block: Fields, { model, locale }: Assembly): Fields[] => {
  if (!isFields(built['target'])) return [];
  const url = isFields(block['target']) ? String(block['target']['url']) : '';
  const name = textFor(model.categories.get(url.replace(/^category:/, ''))?.names, locale);
  const said = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const title = said(built['title']) ?? said(built['target']['text']) ?? name;
  const text = said(built['target']['text']) ?? title;
  return [{ ...built, title, target: { ...built['target'], text } }];
};

const assembleItem = (item: unknown, assembly: Assembly): Fields[] => {
  const stories = z.safeParse(articlesItemSchema, item);
  if (stories.success) {
    const { ids, tagId } = stories.data;
    const docs = assembly.articles ?? [];
    const limit = articlesShown(stories.data);
    const articles = ids?.length
      ? chosenArticles(docs, ids, assembly.locale).slice(0, limit)
      : searchArticles(docs, { limit, offset: 0, tagId }, assembly.locale).articles;
    return articles.map((article) => ({ kind: 'article', id: article.id, article }));
  }
  const products = z.safeParse(productsItemSchema, item);
  if (!products.success) return assembleBlock(item, assembly);
  const recommendationId = recSetOf(products.data, assembly);
  return hitsFor(products.data, assembly).map((hit) => ({ kind: 'product', id: hit.id, hit, ...(recommendationId && { recommendationId }) }));
};

/** What impressions of recommended products are recorded under. */
const recSetOf = ({ recommended, ids }: ProductsItem, assembly: Assembly): string | undefined =>
  recommended ? assembly.recommended?.get(recommendedKey(ids))?.recSetId : undefined;

const hitsFor = (item: ProductsItem, { model, locale, now, recommended }: Assembly): ProductHit[] => {
  const { ids: named, recommended: isRecommended, categoryId, filters, sort, q } = item;
  const ids = isRecommended ? (recommended?.get(recommendedKey(named))?.ids ?? []) : named;
  if (isRecommended && ids?.length === 0) return [];
  if (categoryId !== undefined && !model.categories.has(categoryId)) return [];
  const query = ids?.length ? { ids: ids.join(',') } : { categoryId, filters, sort, q };
  return productSearch(model, { ...query, count: productsShown(item) }, locale, now).hits;
};

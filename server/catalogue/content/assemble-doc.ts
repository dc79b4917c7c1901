import type { ContentPage } from '#contract/calls/content.ts';
import { type Shelf, shelfOf } from '#domain/catalogue/list/shelf.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import { recommend } from '#server/catalogue/recommendations/recommend.ts';
import type { Db } from '#server/platform/db/open.ts';
import { articleUrl } from './article-url.ts';
import { assemblePage, namesEvent, recommendedBeside, type RecommendedIds, recommendedKey, showsArticles, type StoredPage } from './assemble-page.ts';
import { type DocScope, readDocs, type StoredDoc } from './read-docs.ts';
import { readEvents } from './read-events.ts';
import { localeOfSite } from './site.ts';

export interface Reading {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Styles that the engine recommends beside products, by those products: the best set of each. */
const recommendedIds = async (db: Db, shelf: Shelf, beside: readonly (readonly string[])[]): Promise<ReadonlyMap<string, RecommendedIds>> => {
  const found = new Map<string, RecommendedIds>();
  for (const ids of beside) {
    const [best] = await recommend(db, shelf, ids.length === 0 ? 'search' : 'product', ids);
    if (best) found.set(recommendedKey(ids), { recSetId: best.recSetId, ids: best.entries.map(({ style }) => style.id) });
  }
  return found;
};

/**
 * A stored document as a page. Articles and events are read only for a page that shows some.
 * @param isArticle it stands at the address of an article and leads to others
 */
export const assembleDoc = async (
  { db, clock }: Reading,
  scope: DocScope,
  { slug, doc, modifiedAt }: StoredDoc,
  isArticle = false,
): Promise<ContentPage> => {
  const locale = localeOfSite(scope.siteId);
  const stored = doc as unknown as StoredPage;
  const model = await modelWithStock(db);
  const now = clock();
  const articles = isArticle || showsArticles(stored) ? await readDocs(db, scope, 'article', now) : [];
  const events = namesEvent(stored) ? await readEvents(db, scope, now) : [];
  const beside = recommendedBeside(stored.blocks);
  const recommended = beside.length === 0 ? undefined : await recommendedIds(db, shelfOf(model, locale.currency, now.getTime()), beside);
  const page = assemblePage(slug, stored, modifiedAt, {
    model,
    locale,
    now,
    articles,
    events,
    ...(recommended && { recommended }),
    ...(isArticle && { article: slug }),
  });
  return isArticle ? { ...page, url: articleUrl(locale, slug) } : page;
};

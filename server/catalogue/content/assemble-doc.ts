import type { ContentPage } from '#contract/calls/content.ts';
import { modelWithStock } from '#server/catalogue/products/model/load-model.ts';
import type { Db } from '#server/platform/db/open.ts';
import { articleUrl } from './article-url.ts';
import { assemblePage, namesEvent, showsArticles, type StoredPage } from './assemble-page.ts';
import { type DocScope, readDocs, type StoredDoc } from './read-docs.ts';
import { readEvents } from './read-events.ts';
import { localeOfSite } from './site.ts';

export interface Reading {
  readonly db: Db;
  readonly clock: () => Date;
}

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
  const page = assemblePage(slug, stored, modifiedAt, { model, locale, now, articles, events, ...(isArticle && { article: slug }) });
  return isArticle ? { ...page, url: articleUrl(locale, slug) } : page;
};

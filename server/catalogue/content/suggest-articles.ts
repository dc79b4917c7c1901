import type { CallResponse } from '#contract/calls/calls.ts';
import { ARTICLES_IN_SEARCH } from '#contract/constants/content.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { searchArticles } from './articles.ts';
import { readDocs } from './read-docs.ts';

/** Shorter beginnings of words are in every article. */
const LEAST = 3;

/** The newest articles that hold what has been typed so far, for the search field. */
export const suggestArticles = async (db: Db, q: string, locale: Locale, now: Date): Promise<CallResponse<'products.autoSuggest'>['articles']> => {
  const typed = q.trim();
  if (typed.length < LEAST) return [];
  const docs = await readDocs(db, { mode: 'publish', siteId: locale.siteId }, 'article', now);
  const { articles } = searchArticles(docs, { limit: ARTICLES_IN_SEARCH, offset: 0, q: typed }, locale);
  return articles.map(({ id, title, url }) => ({ id, title, url }));
};

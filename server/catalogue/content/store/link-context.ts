import { and, eq } from 'drizzle-orm';
import type { Doc, DocKind, DocName } from '#contract/calls/content/documents.ts';
import type { Db } from '#server/platform/db/open.ts';
import { contentDocs, contentImages } from '#server/platform/db/schema/content.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { tagsOf } from '../articles.ts';
import { localeOfSite } from '../site.ts';
import { deadLinks, type LinkContext } from './check-links.ts';
import type { Problems } from './check-doc.ts';
import { emptyWords } from './empty-words.ts';

/** A document that is about to be there. */
export interface ComingDoc {
  readonly name: DocName;
  readonly doc: Doc;
}

const keyOf = (kind: DocKind, slug: string): string => `${kind}/${slug}`;

/**
 * What links of a site's documents may lead to.
 * @param more documents that are about to be there
 */
export const linkContext = async (db: Db, siteId: string, now: Date, more: readonly ComingDoc[] = []): Promise<LinkContext> => {
  const rows = await db.selectDistinct({ kind: contentDocs.kind, slug: contentDocs.slug }).from(contentDocs).where(eq(contentDocs.siteId, siteId));
  const coming = more.filter(({ name }) => name.siteId === siteId);
  const known = new Set([...rows, ...coming.map(({ name }) => name)].map(({ kind, slug }) => keyOf(kind as DocKind, slug)));
  const articles = await db
    .select({ doc: contentDocs.doc })
    .from(contentDocs)
    .where(and(eq(contentDocs.siteId, siteId), eq(contentDocs.kind, 'article')));
  const comingArticles = coming.filter(({ name }) => name.kind === 'article');
  const tags = new Set([...articles, ...comingArticles].flatMap(({ doc }) => tagsOf({ doc }).map(({ id }) => id)));
  const images = new Set((await db.select({ id: contentImages.id }).from(contentImages)).map(({ id }) => id));
  return {
    model: await currentModel(db),
    locale: localeOfSite(siteId),
    now,
    has: (kind, slug) => known.has(keyOf(kind, slug)),
    hasTag: (id) => tags.has(id),
    hasImage: (key) => images.has(key),
  };
};

/** Links of a document that cannot be published: they lead nowhere, or say nothing. */
export const linkProblemsIn = (doc: unknown, context: LinkContext): Problems => ({ ...deadLinks(doc, context), ...emptyWords(doc) });

/** The same with all that the site has now. */
export const linkProblems = async (db: Db, name: DocName, doc: Doc, now: Date): Promise<Problems> =>
  linkProblemsIn(doc, await linkContext(db, name.siteId, now, [{ name, doc }]));

import { eq } from 'drizzle-orm';
import type { Doc, DocKind, DocName } from '#contract/calls/content/documents.ts';
import type { Db } from '#server/platform/db/open.ts';
import { contentDocs, contentImages } from '#server/platform/db/schema/content.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { localeOfSite } from '../site.ts';
import { deadLinks, type LinkContext } from './check-links.ts';
import type { Problems } from './check-doc.ts';
import { emptyWords } from './empty-words.ts';

const keyOf = (kind: DocKind, slug: string): string => `${kind}/${slug}`;

/**
 * What links of a site's documents may lead to.
 * @param more documents that are about to be there
 */
export const linkContext = async (db: Db, siteId: string, more: readonly DocName[] = []): Promise<LinkContext> => {
  const rows = await db.selectDistinct({ kind: contentDocs.kind, slug: contentDocs.slug }).from(contentDocs).where(eq(contentDocs.siteId, siteId));
  const coming = more.filter((name) => name.siteId === siteId);
  const known = new Set([...rows, ...coming].map(({ kind, slug }) => keyOf(kind as DocKind, slug)));
  const images = new Set((await db.select({ id: contentImages.id }).from(contentImages)).map(({ id }) => id));
  return {
    model: await currentModel(db),
    locale: localeOfSite(siteId),
    has: (kind, slug) => known.has(keyOf(kind, slug)),
    hasImage: (key) => images.has(key),
  };
};

/** Links of a document that cannot be published: they lead nowhere, or say nothing. */
export const linkProblemsIn = (doc: unknown, context: LinkContext): Problems => ({ ...deadLinks(doc, context), ...emptyWords(doc) });

/** The same with all that the site has now. */
export const linkProblems = async (db: Db, name: DocName, doc: Doc): Promise<Problems> =>
  linkProblemsIn(doc, await linkContext(db, name.siteId, [name]));

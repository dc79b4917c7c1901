import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';
import type { DocKind, DocScope } from './read-docs.ts';
import { walk } from './store/walk.ts';

/** How other documents name one of a kind. */
const referenceTo = (kind: DocKind, slug: string): string => (kind === 'page' && slug === 'home' ? 'page:' : `${kind}:${slug}`);

/** Counts the documents of a site that link to one. */
export const referrersOf = async (db: Db, { mode, siteId }: DocScope): Promise<(kind: DocKind, slug: string) => number> => {
  const rows = await db
    .select({ kind: contentDocs.kind, slug: contentDocs.slug, doc: contentDocs.doc })
    .from(contentDocs)
    .where(and(eq(contentDocs.siteId, siteId), inArray(contentDocs.mode, mode === 'preview' ? ['preview', 'scheduled', 'publish'] : ['publish'])));
  const linking = rows.map(({ kind, slug, doc }) => ({ key: `${kind}:${slug}`, strings: new Set([...walk(doc)].map(({ value }) => value)) }));
  return (kind, slug) => {
    const reference = referenceTo(kind, slug);
    return new Set(linking.filter(({ key, strings }) => key !== `${kind}:${slug}` && strings.has(reference)).map(({ key }) => key)).size;
  };
};

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CONTENT_MODES } from '#contract/constants.ts';
import type { Db } from '#server/platform/db/open.ts';
import { contentDocs } from '#server/platform/db/schema/catalogue.ts';

/** Kinds of stored documents: pages of their own, content of other pages, parts of pages, and what stands on every page. */
export const DOC_KINDS = [
  'page',
  'article',
  'event',
  'fragment',
  'showcase',
  'category',
  'product',
  'search',
  'fixed',
  'menu',
  'benefit-bar',
  'popups',
  'footer',
] as const;
export type DocKind = (typeof DOC_KINDS)[number];

/** Whose documents are read: in preview a draft stands in the place of what is published. */
export interface DocScope {
  readonly mode: (typeof CONTENT_MODES)[number];
  readonly siteId: string;
}

export interface StoredDoc {
  readonly slug: string;
  readonly doc: Record<string, unknown>;
  readonly modifiedAt: Date;
}

/** A text of a document; nothing where it has none. */
export const textOfDoc = ({ doc }: StoredDoc, field: string): string | undefined => {
  const value = doc[field];
  return typeof value === 'string' ? value : undefined;
};

const modesOf = ({ mode }: DocScope) => (mode === 'preview' ? ['preview', 'publish'] : ['publish']);

const columns = { slug: contentDocs.slug, mode: contentDocs.mode, doc: contentDocs.doc, modifiedAt: contentDocs.modifiedAt };

export const readDoc = async (db: Db, scope: DocScope, kind: DocKind, slug: string): Promise<StoredDoc | undefined> => {
  const rows = await db
    .select(columns)
    .from(contentDocs)
    .where(
      and(eq(contentDocs.siteId, scope.siteId), eq(contentDocs.kind, kind), eq(contentDocs.slug, slug), inArray(contentDocs.mode, modesOf(scope))),
    );
  return rows.find((row) => row.mode === scope.mode) ?? rows[0];
};

/** Every document of a kind, the last changed first. */
export const readDocs = async (db: Db, scope: DocScope, kind: DocKind): Promise<StoredDoc[]> => {
  const rows = await db
    .select(columns)
    .from(contentDocs)
    .where(and(eq(contentDocs.siteId, scope.siteId), eq(contentDocs.kind, kind), inArray(contentDocs.mode, modesOf(scope))))
    .orderBy(desc(contentDocs.modifiedAt), contentDocs.slug);
  const bySlug = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!bySlug.has(row.slug) || row.mode === scope.mode) bySlug.set(row.slug, row);
  return [...bySlug.values()];
};

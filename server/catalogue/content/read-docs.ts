import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { DocKind } from '#contract/calls/content/documents.ts';
import type { CONTENT_MODES } from '#contract/constants.ts';
import type { Db } from '#server/platform/db/open.ts';
import { contentDocs } from '#server/platform/db/schema/content.ts';

export type { DocKind };

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

/** Which rows a mode may show: a scheduled row is a publication whose moment comes. */
const modesOf = ({ mode }: DocScope) => (mode === 'preview' ? ['preview', 'scheduled', 'publish'] : ['scheduled', 'publish']);

const { siteId, kind, slug, mode, doc, modifiedAt, publishFrom, publishUntil } = contentDocs;
const columns = { slug, mode, doc, modifiedAt, publishFrom };

/** Rows of a kind that are shown at a moment, those that win over others of their slug first. */
const shownRows = (db: Db, scope: DocScope, of: DocKind, at: Date, slugs?: readonly string[]) =>
  db
    .select(columns)
    .from(contentDocs)
    .where(
      and(
        eq(siteId, scope.siteId),
        eq(kind, of),
        inArray(mode, modesOf(scope)),
        slugs && inArray(slug, [...slugs]),
        or(isNull(publishFrom), lte(publishFrom, at)),
        or(isNull(publishUntil), gt(publishUntil, at)),
      ),
    )
    // A draft, then what was scheduled last, then what has been there all along.
    .orderBy(sql`${mode} <> 'preview'`, sql`${publishFrom} desc nulls last`, sql`${mode} <> 'scheduled'`, desc(modifiedAt), slug);

/**
 * Of each list of slugs the first document that is there, in one statement.
 * @param at the moment that is read: now, or the date of a preview
 */
export const readFirstDocs = async (
  db: Db,
  scope: DocScope,
  of: DocKind,
  lists: readonly (readonly string[])[],
  at: Date,
): Promise<(StoredDoc | undefined)[]> => {
  const rows = await shownRows(db, scope, of, at, lists.flat());
  const rowOf = (wanted: string): StoredDoc | undefined => rows.find(({ slug: own }) => own === wanted);
  return lists.map((slugs) => slugs.map(rowOf).find((row) => row !== undefined));
};

export const readDoc = async (db: Db, scope: DocScope, of: DocKind, slugOf: string, at: Date): Promise<StoredDoc | undefined> =>
  (await readFirstDocs(db, scope, of, [[slugOf]], at))[0];

/** Every document of a kind, the last changed first. */
export const readDocs = async (db: Db, scope: DocScope, of: DocKind, at: Date): Promise<StoredDoc[]> => {
  const bySlug = new Map<string, StoredDoc>();
  for (const row of await shownRows(db, scope, of, at)) if (!bySlug.has(row.slug)) bySlug.set(row.slug, row);
  return [...bySlug.values()].toSorted((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime() || one.slug.localeCompare(other.slug));
};

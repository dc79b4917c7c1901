import { and, desc, eq, like } from 'drizzle-orm';
import type { DOC_STATES, DocRevision, EditedDocListing, OpenedDoc, RevisionAction } from '#contract/calls/content-admin.ts';
import type { DocKind } from '#contract/calls/content/documents.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { contentAudit, contentDocs, contentRevisions } from '#server/platform/db/schema/content.ts';
import type { Db } from '#server/platform/db/open.ts';
import { type DocRow, editedRow, readState, revisionsOf, type StoredName } from './rows.ts';

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

export interface ListQuery extends Paging {
  readonly kind?: DocKind | undefined;
  readonly state?: (typeof DOC_STATES)[number] | undefined;
  readonly q?: string | undefined;
}

/** Name of what a document belongs to, such as a category; undefined where there is none. */
export type NameOfOwner = (kind: string, slug: string) => string | undefined;

const titleOf = ({ doc, kind, slug }: Pick<DocRow, 'doc' | 'kind' | 'slug'>, nameOf: NameOfOwner): string => {
  const title = doc['title'] ?? doc['name'];
  return typeof title === 'string' && title !== '' && title !== slug ? title : (nameOf(kind, slug) ?? slug);
};

const listingOf = (rows: readonly DocRow[], now: Date, nameOf: NameOfOwner): EditedDocListing => {
  const by = (mode: string) => rows.find((row) => row.mode === mode);
  const [publish, scheduled, preview] = [by('publish'), by('scheduled'), by('preview')];
  const edited = (preview ?? scheduled ?? publish)!;
  const begun = scheduled?.publishFrom && scheduled.publishFrom <= now ? scheduled : undefined;
  const shown = [publish, begun].some((row) => row && (row.publishUntil === null || row.publishUntil > now));
  return {
    siteId: edited.siteId,
    kind: edited.kind as DocKind,
    slug: edited.slug,
    title: titleOf(edited, nameOf),
    published: shown,
    draft: preview !== undefined,
    ...(scheduled?.publishFrom && !begun && { scheduledFor: scheduled.publishFrom.toISOString() }),
    modifiedAt: new Date(Math.max(...rows.map(({ modifiedAt }) => modifiedAt.getTime()))).toISOString(),
  };
};

const inState = ({ published, draft, scheduledFor }: EditedDocListing, state: ListQuery['state']): boolean =>
  state === undefined ||
  (state === 'published' && published) ||
  (state === 'draft' && draft) ||
  (state === 'scheduled' && scheduledFor !== undefined);

/** Documents of a site, the last changed first. One without a title of its own has that of what it belongs to, else its name in the address. */
export const listDocuments = async (db: Db, siteId: string, { kind, state, q, limit, offset }: ListQuery, now: Date, nameOf: NameOfOwner) => {
  const rows = await db
    .select()
    .from(contentDocs)
    .where(and(eq(contentDocs.siteId, siteId), kind && eq(contentDocs.kind, kind)));
  const byName = new Map<string, DocRow[]>();
  for (const row of rows) byName.set(`${row.kind}/${row.slug}`, [...(byName.get(`${row.kind}/${row.slug}`) ?? []), row]);
  const wanted = q?.trim().toLowerCase() ?? '';
  const documents = [...byName.values()]
    .map((group) => listingOf(group, now, nameOf))
    .filter((one) => inState(one, state) && (wanted === '' || `${one.slug} ${one.title}`.toLowerCase().includes(wanted)))
    .toSorted((one, other) => other.modifiedAt.localeCompare(one.modifiedAt) || one.slug.localeCompare(other.slug));
  return { documents: documents.slice(offset, offset + limit), numFound: documents.length };
};

/** A document as it is edited; undefined where there is none. */
export const openDocument = async (db: Db, name: StoredName): Promise<Omit<OpenedDoc, 'url'> | undefined> => {
  const state = await readState(db, name);
  const row = editedRow(state);
  if (!row) return undefined;
  const { publish, scheduled } = state.rows;
  const planned = scheduled ?? publish;
  return {
    document: row.doc,
    ...(publish && { published: publish.doc }),
    version: state.version,
    ...(planned?.publishFrom && { publishFrom: planned.publishFrom.toISOString() }),
    ...(planned?.publishUntil && { publishUntil: planned.publishUntil.toISOString() }),
  };
};

/** Revisions of a document, the last first. */
export const readHistory = async (db: Db, name: StoredName, { limit, offset }: Paging): Promise<DocRevision[]> => {
  const rows = await db
    .select({ revision: contentRevisions, email: accounts.email })
    .from(contentRevisions)
    .leftJoin(accounts, eq(accounts.id, contentRevisions.accountId))
    .where(revisionsOf(name))
    .orderBy(desc(contentRevisions.revision))
    .limit(limit)
    .offset(offset);
  return rows.map(({ revision: { revision, action, at, note, doc }, email }) => ({
    version: revision,
    action: action as RevisionAction,
    author: email ?? '',
    at: at.toISOString(),
    ...(note !== null && { note }),
    document: doc,
  }));
};

/** Who changed what, the last change first. @param target what the targets begin with */
export const readAudit = async (db: Db, { limit, offset }: Paging, target = '') => {
  const rows = await db
    .select({ at: contentAudit.at, action: contentAudit.action, target: contentAudit.target, email: accounts.email })
    .from(contentAudit)
    .leftJoin(accounts, eq(accounts.id, contentAudit.accountId))
    .where(target === '' ? undefined : like(contentAudit.target, `${target}%`))
    .orderBy(desc(contentAudit.at), desc(contentAudit.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ at, action, target, email }) => ({ at: at.toISOString(), author: email ?? '', action, target }));
};

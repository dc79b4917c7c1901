import { and, desc, eq, sql } from 'drizzle-orm';
import type { RevisionAction } from '#contract/calls/content-admin.ts';
import type { Doc } from '#contract/calls/content/documents.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { contentDocs, contentRevisions } from '#server/platform/db/schema/content.ts';
import type { Db } from '#server/platform/db/open.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A document by its name: of the content service, or of anything else that is written with drafts and revisions (`server/catalogue/sets`). */
export interface StoredName {
  readonly siteId: string;
  readonly kind: string;
  readonly slug: string;
}

export type DocRow = typeof contentDocs.$inferSelect;
export type DocMode = 'publish' | 'scheduled' | 'preview';

export const targetOf = ({ siteId, kind, slug }: StoredName): string => `${siteId}/${kind}/${slug}`;

export const ofDoc = ({ siteId, kind, slug }: StoredName) =>
  and(eq(contentDocs.siteId, siteId), eq(contentDocs.kind, kind), eq(contentDocs.slug, slug));
export const revisionsOf = ({ siteId, kind, slug }: StoredName) =>
  and(eq(contentRevisions.siteId, siteId), eq(contentRevisions.kind, kind), eq(contentRevisions.slug, slug));

/** The rows of a document by mode, and its version: the last revision that one of them was written as. */
export interface DocState {
  readonly rows: Readonly<Partial<Record<DocMode, DocRow>>>;
  readonly version: number;
}

export const readState = async (db: Db, name: StoredName): Promise<DocState> => {
  const rows = await db.select().from(contentDocs).where(ofDoc(name));
  return {
    rows: Object.fromEntries(rows.map((row) => [row.mode, row])),
    version: Math.max(0, ...rows.map(({ revision }) => revision)),
  };
};

/** The same for a change: until the transaction ends, everybody else who changes this document waits. */
export const lockState = async (tx: Db, name: StoredName): Promise<DocState> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${targetOf(name)}`}, 0))`);
  return readState(tx, name);
};

/** What an editor works on: the draft, else what is scheduled, else what is published. */
export const editedRow = ({ rows }: DocState): DocRow | undefined => rows.preview ?? rows.scheduled ?? rows.publish;

const lastAuthor = async (db: Db, name: StoredName): Promise<string | undefined> => {
  const [row] = await db
    .select({ email: accounts.email })
    .from(contentRevisions)
    .leftJoin(accounts, eq(accounts.id, contentRevisions.accountId))
    .where(revisionsOf(name))
    .orderBy(desc(contentRevisions.revision))
    .limit(1);
  return row?.email ?? undefined;
};

/** @throws WMK409V unless `version` is that of the document, with what somebody else has saved meanwhile */
export const assertVersion = async (tx: Db, name: StoredName, state: DocState, version: number): Promise<void> => {
  if (state.version === version) return;
  const row = editedRow(state);
  throw new Refusal('WMK409V', {
    version: state.version,
    document: row?.doc ?? {},
    author: (await lastAuthor(tx, name)) ?? '',
    at: (row?.modifiedAt ?? new Date(0)).toISOString(),
  });
};

export interface Change {
  readonly name: StoredName;
  readonly doc: Doc;
  readonly revision: number;
  readonly action: RevisionAction;
  readonly now: Date;
  /** Undefined: a command. */
  readonly accountId?: string | undefined;
  readonly note?: string | undefined;
}

export const writeRow = async (
  tx: Db,
  mode: DocMode,
  { name, doc, revision, now }: Change,
  schedule: { readonly publishFrom?: Date | null; readonly publishUntil?: Date | null } = {},
): Promise<void> => {
  const row = { doc, revision, modifiedAt: now, publishFrom: schedule.publishFrom ?? null, publishUntil: schedule.publishUntil ?? null };
  await tx
    .insert(contentDocs)
    .values({ ...name, mode, ...row })
    .onConflictDoUpdate({ target: [contentDocs.siteId, contentDocs.kind, contentDocs.slug, contentDocs.mode], set: row });
};

export const dropRows = async (tx: Db, name: StoredName, ...modes: readonly DocMode[]): Promise<void> => {
  for (const mode of modes) await tx.delete(contentDocs).where(and(ofDoc(name), eq(contentDocs.mode, mode)));
};

import { v7 as uuid } from 'uuid';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { contentAudit, contentRevisions } from '#server/platform/db/schema/content.ts';
import { type Change, type DocState, revisionsOf, type StoredName, targetOf } from './rows.ts';

/** Drafts that one person saves within this time, one after the other, are one revision: an editor saves with every pause. */
const ONE_SITTING_MS = 10 * 60_000;

interface Entry {
  readonly action: string;
  readonly target: string;
  readonly now: Date;
  readonly accountId?: string | undefined;
  readonly details: Readonly<Record<string, string | number>>;
}

export const writeAudit = async (tx: Db, { action, target, now, accountId, details }: Entry): Promise<void> => {
  await tx.insert(contentAudit).values({ id: uuid(), at: now, accountId: accountId ?? null, action, target, details });
};

/** The draft that goes up in the one being saved, if any. */
const sameSitting = async (tx: Db, { name, accountId, now }: Change) => {
  const [last] = await tx.select().from(contentRevisions).where(revisionsOf(name)).orderBy(desc(contentRevisions.revision)).limit(1);
  const isSame = last?.action === 'draft' && last.note === null && last.accountId !== null && last.accountId === accountId;
  return isSame && now.getTime() - last.at.getTime() < ONE_SITTING_MS ? last : undefined;
};

/** What was there before anybody changed it, such as a page of the seed, becomes revision 0: there is a way back to it. */
export const keepOrigin = async (tx: Db, name: StoredName, { rows, version }: DocState): Promise<void> => {
  const row = rows.publish;
  if (version > 0 || !row) return;
  await tx
    .insert(contentRevisions)
    .values({ ...name, doc: row.doc, revision: 0, action: 'import', accountId: null, at: row.modifiedAt, note: null })
    .onConflictDoNothing();
};

/** Adds a change to the history of its document and to the log. */
export const record = async (tx: Db, change: Change): Promise<void> => {
  const { name, doc, revision, action, accountId, now, note } = change;
  const former = action === 'draft' ? await sameSitting(tx, change) : undefined;
  if (former) await tx.delete(contentRevisions).where(and(revisionsOf(name), eq(contentRevisions.revision, former.revision)));
  // The sitting began when its first draft was saved.
  const at = former ? former.at : now;
  await tx.insert(contentRevisions).values({ ...name, doc, revision, action, accountId: accountId ?? null, at, note: note ?? null });
  if (!former) await writeAudit(tx, { action, target: targetOf(name), now, accountId, details: { revision, ...(note !== undefined && { note }) } });
};

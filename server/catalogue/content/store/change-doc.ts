import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Doc, DocName } from '#contract/calls/content/documents.ts';
import type { Db } from '#server/platform/db/open.ts';
import { contentRevisions } from '#server/platform/db/schema/content.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { localeOfSite } from '../site.ts';
import { bumpContent } from '../version.ts';
import { checkDoc, type Problems } from './check-doc.ts';
import { linkProblems } from './link-context.ts';
import { keepOrigin, record } from './record.ts';
import { assertVersion, type Change, type DocState, dropRows, editedRow, lockState, revisionsOf, writeRow } from './rows.ts';

/** Who changes what, and which version it was that they saw. Call these within a transaction. */
export interface Asked {
  readonly name: DocName;
  readonly version: number;
  readonly now: Date;
  readonly accountId: string;
  readonly note?: string | undefined;
}

/** @throws WMK422D */
const assertSound = (problems: Problems): void => {
  if (Object.keys(problems).length > 0) throw new Refusal('WMK422D', { problems });
};

/** @throws API404 for another site, WMK409V for another version */
const begin = async (tx: Db, { name, version }: Asked): Promise<DocState> => {
  localeOfSite(name.siteId);
  const state = await lockState(tx, name);
  await assertVersion(tx, name, state, version);
  await keepOrigin(tx, name, state);
  return state;
};

const changeOf = ({ name, version, now, accountId, note }: Asked, action: Change['action'], doc: Doc): Change => ({
  name,
  doc,
  revision: version + 1,
  action,
  now,
  accountId,
  note,
});

/** Saves what an editor has written, for those who preview. @throws WMK409V, WMK422D @returns the version that it is now */
export const saveDraft = async (tx: Db, asked: Asked, given: Doc): Promise<number> => {
  const state = await begin(tx, asked);
  const { doc, problems } = checkDoc(asked.name.kind, asked.name.slug, given);
  assertSound(problems);
  const row = editedRow(state);
  if (row && isDeepStrictEqual(row.doc, doc)) return state.version;
  const change = changeOf(asked, 'draft', doc);
  await writeRow(tx, 'preview', change);
  await record(tx, change);
  return change.revision;
};

export interface Schedule {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/**
 * Makes the draft what everybody sees, at once or from a moment on; without a draft, what is there gets the new schedule. What is published stays until
 * that moment. @throws API404, WMK409V, WMK422D @returns the new version
 */
export const publish = async (tx: Db, asked: Asked, { from, until }: Schedule): Promise<number> => {
  const { name, now } = asked;
  const state = await begin(tx, asked);
  const row = editedRow(state);
  if (!row) throw new Refusal('API404');
  if (until && until <= (from && from > now ? from : now))
    throw new Refusal('WMK422D', { problems: { publishUntil: 'the end is not after the start' } });
  const { doc, problems } = checkDoc(name.kind, name.slug, row.doc);
  assertSound({ ...problems, ...(await linkProblems(tx, name, doc, now)) });
  const isLater = from !== undefined && from > now;
  const change = changeOf(asked, isLater ? 'schedule' : 'publish', doc);
  const { scheduled } = state.rows;
  if (isLater) {
    // What was scheduled before and has begun is what is published until the new one begins.
    if (scheduled?.publishFrom && scheduled.publishFrom <= now)
      await writeRow(tx, 'publish', { ...change, doc: scheduled.doc, revision: scheduled.revision }, { publishUntil: scheduled.publishUntil });
    await writeRow(tx, 'scheduled', change, { publishFrom: from, publishUntil: until ?? null });
    await dropRows(tx, name, 'preview');
  } else {
    await writeRow(tx, 'publish', change, { publishUntil: until ?? null });
    await dropRows(tx, name, 'scheduled', 'preview');
  }
  await record(tx, change);
  await bumpContent(tx);
  return change.revision;
};

/** Takes a document offline; it stays as a draft. @throws API404 where it is not published, WMK409V @returns the new version */
export const unpublish = async (tx: Db, asked: Asked): Promise<number> => {
  const state = await begin(tx, asked);
  const { preview, scheduled, publish: published } = state.rows;
  const row = preview ?? scheduled ?? published;
  if (!row || (!scheduled && !published)) throw new Refusal('API404');
  const change = changeOf(asked, 'unpublish', row.doc);
  await writeRow(tx, 'preview', change);
  await dropRows(tx, asked.name, 'publish', 'scheduled');
  await record(tx, change);
  await bumpContent(tx);
  return change.revision;
};

/** Makes a former revision the draft. @throws API404, WMK409V, WMK422D @returns the new version */
export const rollBack = async (tx: Db, asked: Asked, toVersion: number): Promise<number> => {
  const { name } = asked;
  await begin(tx, asked);
  const [former] = await tx
    .select({ doc: contentRevisions.doc })
    .from(contentRevisions)
    .where(and(revisionsOf(name), eq(contentRevisions.revision, toVersion)));
  if (!former) throw new Refusal('API404');
  const { doc, problems } = checkDoc(name.kind, name.slug, former.doc);
  assertSound(problems);
  const change = changeOf(asked, 'rollback', doc);
  await writeRow(tx, 'preview', change);
  await record(tx, change);
  return change.revision;
};

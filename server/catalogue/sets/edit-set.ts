import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { SetDocument } from '#contract/calls/product-sets.ts';
import { keepOrigin, record, writeAudit } from '#server/catalogue/content/store/record.ts';
import {
  assertVersion,
  type Change,
  type DocState,
  dropRows,
  editedRow,
  lockState,
  revisionsOf,
  targetOf,
  writeRow,
} from '#server/catalogue/content/store/rows.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import type { Db } from '#server/platform/db/open.ts';
import { contentRevisions } from '#server/platform/db/schema/content.ts';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkSet, dateIn, stylesIn } from './check-set.ts';
import { promotionCode, setPromotion } from './set-promotion.ts';
import { asDocument, dropPublished, firstsOfOthers, nameOf, orderPublished, publishedDocument, SET_TARGETS, writePublished } from './stored-sets.ts';

/** Who changes which set, and which version it was that they saw. Call these within a transaction. */
export interface AskedSet {
  readonly id: string;
  readonly version: number;
  readonly now: Date;
  readonly accountId: string;
}

/** Sets look at each other (order, first products), so one change is made at a time. */
const lockSets = (tx: Db): Promise<unknown> => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('product sets', 0))`);

/** @throws WMK409V for another version */
const begin = async (tx: Db, { id, version, now }: AskedSet): Promise<DocState> => {
  await lockSets(tx);
  const name = nameOf(id);
  let state = await lockState(tx, name);
  if (state.version === 0 && !state.rows.publish) {
    const published = await publishedDocument(tx, id);
    // A set of the seed becomes the first revision: there is a way back to it.
    if (published) {
      await writeRow(tx, 'publish', { name, doc: published, revision: 0, action: 'import', now });
      state = await lockState(tx, name);
    }
  }
  await assertVersion(tx, name, state, version);
  await keepOrigin(tx, name, state);
  return state;
};

const changeOf = ({ id, version, now, accountId }: AskedSet, action: Change['action'], document: SetDocument): Change => ({
  name: nameOf(id),
  doc: document,
  revision: version + 1,
  action,
  now,
  accountId,
});

/** Saves what an editor has written. @throws WMK409V @returns the version that it is now */
export const saveSet = async (tx: Db, asked: AskedSet, document: SetDocument): Promise<number> => {
  const state = await begin(tx, asked);
  const row = editedRow(state);
  if (row && isDeepStrictEqual(row.doc, document)) return state.version;
  const change = changeOf(asked, 'draft', document);
  await writeRow(tx, 'preview', change);
  await record(tx, change);
  return change.revision;
};

/** Without a price, a promotion that the set had applies no longer. @returns the code of its promotion */
const writePrice = async (tx: Db, id: string, document: SetDocument): Promise<string | null> => {
  const code = promotionCode(id);
  const { price } = document;
  const [first = '', ...others] = stylesIn(document);
  if (price?.percent === undefined) {
    await endPrice(tx, id);
    return null;
  }
  const row = {
    needsCode: false,
    rule: setPromotion(code, { first, others, percent: price.percent }),
    startsAt: price.from ? (dateIn(price.from) ?? null) : null,
    endsAt: price.until ? (dateIn(price.until) ?? null) : null,
    active: true,
  };
  await tx
    .insert(promotions)
    .values({ code, ...row })
    .onConflictDoUpdate({ target: promotions.code, set: row });
  return code;
};

/** The row stays: orders name it. */
const endPrice = (tx: Db, id: string): Promise<unknown> =>
  tx
    .update(promotions)
    .set({ active: false })
    .where(eq(promotions.code, promotionCode(id)));

/** Makes the draft what pages show and what carts are priced by. @throws API404, WMK409V, WMK422D @returns the new version */
export const publishSet = async (tx: Db, asked: AskedSet): Promise<number> => {
  const { id } = asked;
  const state = await begin(tx, asked);
  const row = editedRow(state);
  if (!row) throw new Refusal('API404');
  const written = asDocument(row.doc);
  const problems = checkSet(written, { model: await currentModel(tx), otherFirsts: await firstsOfOthers(tx, id) });
  if (Object.keys(problems).length > 0) throw new Refusal('WMK422D', { problems });
  const document = { ...written, products: stylesIn(written) };
  const change = changeOf(asked, 'publish', document);
  await writeRow(tx, 'publish', change);
  await dropRows(tx, change.name, 'preview');
  await writePublished(tx, id, document, await writePrice(tx, id, document));
  await record(tx, change);
  return change.revision;
};

/** Takes a set off all pages; it stays as a draft. @throws API404 where it is not published, WMK409V @returns the new version */
export const unpublishSet = async (tx: Db, asked: AskedSet): Promise<number> => {
  const { rows } = await begin(tx, asked);
  const row = rows.preview ?? rows.publish;
  if (!row || !rows.publish) throw new Refusal('API404');
  const change = changeOf(asked, 'unpublish', asDocument(row.doc));
  await writeRow(tx, 'preview', change);
  await dropRows(tx, change.name, 'publish');
  await dropPublished(tx, asked.id);
  await endPrice(tx, asked.id);
  await record(tx, change);
  return change.revision;
};

/** Makes a former revision the draft. @throws API404, WMK409V @returns the new version */
export const rollBackSet = async (tx: Db, asked: AskedSet, toVersion: number): Promise<number> => {
  await begin(tx, asked);
  const [former] = await tx
    .select({ doc: contentRevisions.doc })
    .from(contentRevisions)
    .where(and(revisionsOf(nameOf(asked.id)), eq(contentRevisions.revision, toVersion)));
  if (!former) throw new Refusal('API404');
  const change = changeOf(asked, 'rollback', asDocument(former.doc));
  await writeRow(tx, 'preview', change);
  await record(tx, change);
  return change.revision;
};

/** Deletes a set with its drafts and revisions; the log keeps who did it. @throws API404, WMK409V */
export const removeSet = async (tx: Db, asked: AskedSet): Promise<void> => {
  const { id, now, accountId, version } = asked;
  const name = nameOf(id);
  const { rows } = await begin(tx, asked);
  if (!rows.preview && !rows.publish) throw new Refusal('API404');
  await dropRows(tx, name, 'preview', 'publish');
  await tx.delete(contentRevisions).where(revisionsOf(name));
  await dropPublished(tx, id);
  await endPrice(tx, id);
  await writeAudit(tx, { action: 'delete', target: targetOf(name), now, accountId, details: { revision: version } });
};

/** @returns the ids of all published sets in their new order */
export const orderSets = async (tx: Db, ids: readonly string[], { now, accountId }: Pick<AskedSet, 'now' | 'accountId'>): Promise<string[]> => {
  await lockSets(tx);
  const ordered = await orderPublished(tx, ids);
  await writeAudit(tx, { action: 'order', target: SET_TARGETS, now, accountId, details: { sets: ordered.length } });
  return ordered;
};

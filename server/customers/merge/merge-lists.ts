import { and, asc, eq } from 'drizzle-orm';
import { FAVORITES_MAX, LIST_QTY_MAX, SAVED_MAX } from '#contract/constants.ts';
import { mergeQuantity } from '#domain/merge.ts';
import type { Db } from '#server/platform/db/open.ts';
import { LIST_KINDS, wishItems, wishLists } from '#server/platform/db/schema/wishlists.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findList, openList, putEntry } from '#server/commerce/wishlists/lists.ts';
import { type GuestMerge, takeReceipt } from './guest-merge.ts';

const MOST = { favorites: FAVORITES_MAX, saved: SAVED_MAX } as const;

/**
 * What the guest liked and saved goes on the account's lists, the oldest first so that the newest stay on top; of something saved on both sides there
 * are as many as on both together. A list that is full keeps what it has.
 */
export const mergeLists = async (tx: Db, merge: GuestMerge): Promise<void> => {
  const { guest, into, now } = merge;
  for (const kind of LIST_KINDS) {
    const list = await findList(tx, { subject: guest, kind });
    if (!list) continue;
    // Locked before it is read: a wish that is being written now comes along, or is refused afterwards.
    await openList(tx, { subject: guest, kind }, now, list.id);
    if (!(await takeReceipt(tx, kind, list.id, merge))) continue;
    const entries = await tx.select().from(wishItems).where(eq(wishItems.listId, list.id)).orderBy(asc(wishItems.rank));
    for (const { listId: _list, itemId: _item, rank: _rank, addedAt: _at, ...entry } of entries) {
      const target = await openList(tx, { subject: into, kind }, now);
      const there = await entryOf(tx, target.id, entry.key);
      const qty = kind === 'saved' && there ? mergeQuantity(there.qty, entry.qty, LIST_QTY_MAX) : (there?.qty ?? entry.qty);
      try {
        await tx.transaction((inner) => putEntry(inner, target, { ...entry, qty }, { max: MOST[kind], now }));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    await tx.delete(wishLists).where(eq(wishLists.id, list.id));
  }
};

const entryOf = async (tx: Db, listId: string, key: string) => {
  const [entry] = await tx
    .select()
    .from(wishItems)
    .where(and(eq(wishItems.listId, listId), eq(wishItems.key, key)));
  return entry;
};

import { bareHeld } from './in-store/parked.ts';
import type { Leftovers } from './replay/identity/sign-out.ts';
import type { Favorite } from './list-sync/favorites.ts';
import type { Saved } from './list-sync/saved.ts';
import { isReadable, type PendingEntry } from './mutations/pending-entry.ts';
import type { WaymarkDatabase } from './storage/schema.ts';
import type { ShelfDatabase } from './storage/cache-database.ts';
import { whileHere } from './storage/while-here.ts';

/**
 * Deletes personal data beside the cart's ([OUTS3]): lists, drafts, recently viewed products. With `keep`, pending wishes stay under their subject,
 * as product ids and quantities. Carts parked in a store are reduced in the same way in any case, because they belong to the store.
 */
export const clearShopperData = async (
  db: WaymarkDatabase,
  shelf: ShelfDatabase,
  subject: string,
  leftovers: Exclude<Leftovers, 'send'>,
): Promise<void> => {
  const forget = async (): Promise<void> => {
    await db.lists.filter((list) => list.subject === subject).delete();
    await db.drafts.clear();
    const wishes = await db.wishes.filter((wish) => wish.subject === subject && wish.lane !== 'popups').toArray();
    await db.wishes.bulkDelete(wishes.map(({ lane, key }) => [lane, subject, key]));
    if (leftovers === 'keep') await db.wishes.bulkPut(wishes.flatMap(bareWish));
    await db.counter.clear();
    await db.heldBaskets.bulkPut((await db.heldBaskets.toArray()).map(bareHeld));
  };
  await whileHere(() => db.transaction('rw', [db.lists, db.wishes, db.drafts, db.counter, db.heldBaskets], forget));
  await whileHere(() => shelf.seen.clear());
};

/** Nothing of a refused wish, or of one with personal text. Wishes of a newer app are kept as they are, because only that app can reduce them. */
const bareWish = (wish: PendingEntry<unknown>): PendingEntry<unknown>[] => {
  if (wish.refusal) return [];
  if (!isReadable(wish)) return [wish];
  const bare = { ...wish, seal: null, failures: 0, pause: null };
  if (wish.want === null) return [bare];
  if (wish.lane === 'favorites') {
    const { id } = wish.want as Favorite;
    return [{ ...bare, want: { id, card: null, priceThen: null } satisfies Favorite }];
  }
  const { choice, qty } = wish.want as Saved;
  if (choice.giftOption) return [];
  const { storeName: _name, ...ids } = choice;
  return [{ ...bare, want: { choice: ids, facts: null, qty, available: true, priceThen: null } satisfies Saved }];
};

/** How many wishes of a subject have not reached the server. */
export const countWishes = (db: WaymarkDatabase, subject: string): Promise<number> =>
  whileHere(() => db.wishes.filter((wish) => wish.subject === subject && wish.lane !== 'popups').count());

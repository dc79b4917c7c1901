import type { ShelfDatabase } from './cache-database.ts';
import { whileHere } from './while-here.ts';

/** More than any row of pictures shows; older ones are deleted. */
const KEPT = 24;

/** Puts a style first among the recently viewed. */
export const rememberSeen = (shelf: ShelfDatabase, id: string): Promise<void> =>
  whileHere(() =>
    shelf.transaction('rw', shelf.seen, async () => {
      const last = await shelf.seen.orderBy('order').last();
      await shelf.seen.put({ id, order: (last?.order ?? 0) + 1 });
      const all = await shelf.seen.orderBy('order').primaryKeys();
      await shelf.seen.bulkDelete(all.slice(0, -KEPT));
    }),
  );

/** Recently viewed styles, newest first, without the one on the screen. */
export const recentlySeen = async (shelf: ShelfDatabase, count: number, except?: string): Promise<readonly string[]> => {
  const ids = await whileHere(() => shelf.seen.orderBy('order').primaryKeys());
  return ids
    .filter((id) => id !== except)
    .toReversed()
    .slice(0, count);
};

import { LIST_LANES, type ListName } from '#db/mutations/pending-entry.ts';
import { WaymarkDatabase } from '#db/storage/schema.ts';
import { whileHere } from '#db/storage/while-here.ts';
import { hasUnsentMark } from '#src/base/lists/unsent-mark.ts';
import { readListHint } from '#src/base/lists/list-hint.ts';
import { showFavorites } from '#src/shell/layout/header-parts.tsx';
import { currentSession } from '#src/base/session/session-hint.ts';

const OPEN: Readonly<Record<ListName, () => Promise<void>>> = {
  favorites: async () => (await import('#src/shop/favorites/favorites.ts')).favorites.open(),
  saved: async () => (await import('#src/cart/saved.ts')).saved.open(),
  // What was closed is told to nobody.
  popups: () => Promise.resolve(),
};

/** What an earlier visit left waiting in the lists goes on: nobody has to look at a list for that. Employees have none. */
export const resumeLists = async (): Promise<void> => {
  if (currentSession().consumerType === 'EMPLOYEE') return;
  const db = new WaymarkDatabase();
  try {
    const waiting = (await whileHere(() => db.wishes.orderBy('lane').uniqueKeys())) as ListName[];
    // Whoever has favorites sees them on a page that is only looked at, too.
    if ((readListHint('favorites')?.count ?? 0) > 0 || waiting.includes('favorites')) showFavorites();
    await Promise.all(LIST_LANES.filter((lane) => waiting.includes(lane) || hasUnsentMark(lane)).map((lane) => OPEN[lane]()));
  } finally {
    db.close();
  }
};

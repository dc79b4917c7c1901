import { eq } from 'drizzle-orm';
import type { PictureSubject } from '#artwork/routes.ts';
import type { Db } from '#server/platform/db/open.ts';
import { shopperPhotos } from '#server/platform/db/schema/photos.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { photoFile } from './files.ts';
import { photoIdOf } from './picture-key.ts';

/** A withdrawn photo is not to stay in shared caches for long, seconds. */
const SHOWN_AGE = 3600;

/**
 * Finds photos of shoppers for the picture service, by their key. What is not published has an address that only its author and the moderators get, and is
 * stored by nobody; what was refused or discarded is gone.
 */
export const photosLookup =
  (db: Db, storage: Storage) =>
  async (key: string): Promise<PictureSubject | undefined> => {
    const id = photoIdOf(key);
    if (id === undefined) return undefined;
    const [row] = await db.select().from(shopperPhotos).where(eq(shopperPhotos.id, id));
    if (!row || row.status === 'refused' || isDiscarded(row)) return undefined;
    if (row.art) return row.art;
    const maxAge = row.status === 'published' ? SHOWN_AGE : 0;
    return { readFile: () => storage.get(photoFile(id)), fingerprint: key, focalX: 0.5, focalY: 0.5, maxAge };
  };

/** Whether its author has taken it back (discard.ts). */
export const isDiscarded = ({ use, accountId }: Pick<typeof shopperPhotos.$inferSelect, 'use' | 'accountId'>): boolean =>
  use === 'stash' && accountId === null;

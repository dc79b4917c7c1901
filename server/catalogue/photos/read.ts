import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { PHOTO_CATEGORIES, PHOTOS_PAGE, type PhotoCategory } from '#contract/calls/photo-limits.ts';
import type { OwnPhoto, RecentPhotos } from '#contract/calls/photos.ts';
import type { Db } from '#server/platform/db/open.ts';
import { photoUsers, shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { viewOwnPhoto, viewPhoto, type PhotoRow } from './view.ts';

interface PageQuery {
  readonly category?: string | undefined;
  readonly start?: number | undefined;
  readonly count?: number | undefined;
}

const SHOWN = and(eq(shopperPhotos.use, 'gallery'), eq(shopperPhotos.status, 'published'));
const OWN_MAX = 100;

const isIn = (category: string): SQL => sql`${shopperPhotos.categories} @> ${JSON.stringify([category])}::jsonb`;

const countCategories = async (db: Db, where: SQL | undefined): Promise<RecentPhotos['categories']> => {
  const entry = sql<string>`jsonb_array_elements_text(${shopperPhotos.categories})`;
  const rows = await db
    .select({ id: entry, count: sql<number>`count(*)::int` })
    .from(shopperPhotos)
    .where(where)
    .groupBy(entry);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return PHOTO_CATEGORIES.flatMap((id: PhotoCategory) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, count }];
  });
};

/** Published photos, the latest first. @param stream condition that names the stream; absent: all photos */
export const readRecent = async (db: Db, stream: SQL | undefined, { category, start = 0, count = PHOTOS_PAGE }: PageQuery): Promise<RecentPhotos> => {
  const ofStream = and(SHOWN, stream);
  const wanted = and(ofStream, category === undefined ? undefined : isIn(category));
  const rows = await db
    .select({ photo: shopperPhotos, name: photoUsers.name })
    .from(shopperPhotos)
    .innerJoin(photoUsers, eq(photoUsers.id, shopperPhotos.userId))
    .where(wanted)
    .orderBy(desc(shopperPhotos.sharedAt), desc(shopperPhotos.id))
    .offset(start)
    .limit(count);
  return {
    total: await db.$count(shopperPhotos, wanted),
    categories: await countCategories(db, ofStream),
    photos: rows.map(({ photo, name }) => viewPhoto(photo, name)),
  };
};

export const ofStyle = (masterId: string): SQL => eq(shopperPhotos.masterId, masterId);
/** Photos that have a category. */
export const SORTED: SQL = sql`jsonb_array_length(${shopperPhotos.categories}) > 0`;

/** Photos of one person. @throws API404 where nobody has that id */
export const readOfPerson = async (db: Db, userId: string, query: PageQuery): Promise<RecentPhotos> => {
  const [person] = await db.select({ id: photoUsers.id }).from(photoUsers).where(eq(photoUsers.id, userId));
  if (!person) throw new Refusal('API404');
  return readRecent(db, eq(shopperPhotos.userId, userId), query);
};

/** A published photo of the galleries. @throws API404 for any other */
export const findShown = async (db: Db, id: string): Promise<PhotoRow> => {
  const [row] = await db
    .select()
    .from(shopperPhotos)
    .where(and(SHOWN, eq(shopperPhotos.id, id)));
  if (!row) throw new Refusal('API404');
  return row;
};

/** The photos of the asking account, whatever their status. */
export const readOwnPhotos = async (db: Db, { id, name }: typeof photoUsers.$inferSelect): Promise<OwnPhoto[]> =>
  (
    await db
      .select()
      .from(shopperPhotos)
      .where(and(eq(shopperPhotos.userId, id), eq(shopperPhotos.use, 'gallery')))
      .orderBy(desc(shopperPhotos.sharedAt), desc(shopperPhotos.id))
      .limit(OWN_MAX)
  ).map((row) => viewOwnPhoto(row, name));

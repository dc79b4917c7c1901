import { desc, eq } from 'drizzle-orm';
import type { UploadedImage } from '#contract/calls/content-admin.ts';
import type { UploadedPicture } from '#artwork/uploaded-source.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { contentImages } from '#server/platform/db/schema/content.ts';

export type ImageRow = typeof contentImages.$inferSelect;

const KEY = /^upload-[0-9a-f]{32}$/;
export const isImageId = (id: string): boolean => KEY.test(id);

/** Key of its file. */
export const imageFile = (id: string): string => `content-images/${id}.webp`;

export const writeImage = (storage: Storage, id: string, bytes: Buffer): Promise<void> => storage.put(imageFile(id), bytes);

export const readImage = (storage: Storage, id: string): Promise<Buffer | undefined> => storage.get(imageFile(id));

export const findImage = async (db: Db, id: string): Promise<ImageRow | undefined> =>
  (await db.select().from(contentImages).where(eq(contentImages.id, id)).limit(1))[0];

export const listImages = (db: Db, { limit, offset }: { readonly limit: number; readonly offset: number }): Promise<ImageRow[]> =>
  db.select().from(contentImages).orderBy(desc(contentImages.createdAt), contentImages.id).limit(limit).offset(offset);

/** An image as a block refers to it; the block chooses the shape (`wide`, `card`, `tall`). */
export const uploadedImage = ({ id, name, alt, tone, width, height, createdAt }: ImageRow): UploadedImage => ({
  name,
  picture: { key: id, angle: width >= height ? 'wide' : 'tall', alt, tone },
  width,
  height,
  createdAt: createdAt.toISOString(),
});

/** Finds uploaded images for the picture service, by their key. */
export const uploadsLookup =
  (db: Db, storage: Storage) =>
  async (key: string): Promise<UploadedPicture | undefined> => {
    const row = isImageId(key) ? await findImage(db, key) : undefined;
    return row && { readFile: () => readImage(storage, row.id), fingerprint: row.id, focalX: row.focalX, focalY: row.focalY };
  };

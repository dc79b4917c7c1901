import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { contentImages } from '#server/platform/db/schema/content.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { writeAudit } from '../store/record.ts';
import { type ImageRow, writeImage } from './image-store.ts';
import { imageId, type ReadImage } from './read-upload.ts';

export interface UploadFacts {
  readonly name: string;
  readonly alt: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly now: Date;
  readonly accountId?: string | undefined;
}

/** Keeps an image: the file first, so that a row never leads nowhere. One that is there already gets the new words. */
export const keepUpload = async (
  db: Db,
  storage: Storage,
  image: ReadImage,
  { name, alt, focalPoint, now, accountId }: UploadFacts,
): Promise<ImageRow> => {
  const { bytes, width, height, tone, hash } = image;
  const id = imageId(hash, focalPoint);
  await writeImage(storage, id, bytes);
  return db.transaction(async (tx) => {
    const facts = {
      id,
      name,
      alt,
      width,
      height,
      bytes: bytes.length,
      focalX: focalPoint.x,
      focalY: focalPoint.y,
      tone,
      accountId: accountId ?? null,
    };
    const [made] = await tx
      .insert(contentImages)
      .values({ ...facts, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (made) await writeAudit(tx, { action: 'upload', target: id, now, accountId, details: { name } });
    const [row] = made ? [made] : await tx.update(contentImages).set({ alt, name }).where(eq(contentImages.id, id)).returning();
    return row!;
  });
};

import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { docSlugSchema, UPLOAD_ALT_MAX } from '#contract/calls/content/documents.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { contentImages } from '#server/platform/db/schema/content.ts';
import { findImage, isImageId, writeImage } from '#server/catalogue/content/images/image-store.ts';
import { factsOf, imageId } from '#server/catalogue/content/images/read-upload.ts';
import type { ContentFile } from './files.ts';
import type { Outcome, RejectedFile } from './types.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));
const wordsSchema = z.strictObject({
  name: docSlugSchema,
  alt: z.string().check(z.minLength(1), z.maxLength(UPLOAD_ALT_MAX)),
  focalX: share,
  focalY: share,
});

interface Ports {
  readonly db: Db;
  readonly storage: Storage;
  readonly now: Date;
}

const read = (file: ContentFile | undefined): z.infer<typeof wordsSchema> | undefined => {
  try {
    return z.safeParse(wordsSchema, JSON.parse(file?.bytes.toString('utf8') ?? '')).data;
  } catch {
    return undefined;
  }
};

const importImage = async (
  id: string,
  image: ContentFile,
  words: ContentFile | undefined,
  { db, storage, now }: Ports,
): Promise<Outcome | { readonly reason: string }> => {
  const said = read(words);
  if (!said) return { reason: `${id}.json is missing, or lacks name, alt, focalX or focalY` };
  const known = await findImage(db, id);
  if (known) {
    if (known.alt === said.alt && known.name === said.name) return 'unchanged';
    await db.update(contentImages).set({ alt: said.alt, name: said.name }).where(eq(contentImages.id, id));
    return 'updated';
  }
  const facts = await factsOf(image.bytes).catch(() => undefined);
  const { name, alt, focalX, focalY } = said;
  // The name of an image follows from its content, so that what is behind an address never changes.
  if (!facts || imageId(facts.hash, { x: focalX, y: focalY }) !== id) return { reason: 'this is not the image that its name says' };
  await writeImage(storage, id, image.bytes);
  const { width, height, tone } = facts;
  await db
    .insert(contentImages)
    .values({ id, name, alt, width, height, bytes: image.bytes.length, focalX, focalY, tone, accountId: null, createdAt: now });
  return 'created';
};

/** Images come before the documents that show them. */
export const importImages = async (files: readonly ContentFile[], ports: Ports): Promise<{ outcomes: Outcome[]; rejected: RejectedFile[] }> => {
  const outcomes: Outcome[] = [];
  const rejected: RejectedFile[] = [];
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const file of files.filter(({ path }) => path.endsWith('.webp'))) {
    const id = file.path.replace(/^.*\//, '').replace(/\.webp$/, '');
    const outcome = isImageId(id)
      ? await importImage(id, file, byPath.get(file.path.replace(/\.webp$/, '.json')), ports)
      : { reason: 'this is no name of an image' };
    if (typeof outcome === 'string') outcomes.push(outcome);
    else rejected.push({ file: file.path, line: 1, reason: outcome.reason });
  }
  return { outcomes, rejected };
};

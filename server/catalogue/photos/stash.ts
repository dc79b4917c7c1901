import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import { PHOTO_BYTES, PHOTO_EDGE_MIN, STASHES_MAX } from '#contract/calls/photo-limits.ts';
import { readUpload } from '#server/catalogue/content/images/read-upload.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { keyedTransaction, knownOutcome, useOf } from '#server/platform/idempotency/keyed-steps.ts';
import type { SagaKeys } from '#server/platform/idempotency/store.ts';
import { discardPhotos } from './discard.ts';
import { deletePhotoFiles, photoFile, type PhotoFiles } from './files.ts';
import { shownPhoto } from './picture-key.ts';

const LIMITS = { maxBytes: PHOTO_BYTES, edgeMax: 1600, edgeMin: PHOTO_EDGE_MIN };

type Ctx = CallContext<'photo.stashes'>;

/**
 * Keeps an upload until it is used. It is drawn anew before the transaction, which would hold up everybody else; the file is written first, so that a row
 * never leads nowhere. @throws WMK422P
 */
export const stashPhoto = async (
  body: CallBody<'photo.stashes'>,
  ctx: Ctx,
  { keys, files }: { readonly keys: SagaKeys; readonly files: PhotoFiles },
): Promise<CallResponse<'photo.stashes'>> => {
  const use = useOf(ctx, 'photo.stashes');
  const known = await knownOutcome<CallResponse<'photo.stashes'>>(ctx, keys, use);
  if (known) return known.answer;
  await ctx.admit();
  const { bytes, width, height, tone } = await readUpload(body, LIMITS);
  const id = randomUUID();
  const accountId = ctx.session.account.id;
  await files.storage.put(photoFile(id), bytes);
  const answer = await keyedTransaction(ctx, keys, use, 201, async (tx) => {
    await tx.insert(shopperPhotos).values({ id, accountId, use: 'stash', width, height, bytes: bytes.length, tone, createdAt: ctx.clock() });
    const older = await tx
      .select({ id: shopperPhotos.id })
      .from(shopperPhotos)
      .where(and(eq(shopperPhotos.accountId, accountId), eq(shopperPhotos.use, 'stash')))
      .orderBy(desc(shopperPhotos.createdAt), desc(shopperPhotos.id))
      .offset(STASHES_MAX);
    await discardPhotos(
      tx,
      older.map((row) => row.id),
    );
    return shownPhoto({ id, tone });
  }).catch(async (error: unknown) => {
    await deletePhotoFiles(files, [id]).catch(() => {});
    throw error;
  });
  if (answer.id !== id) await deletePhotoFiles(files, [id]);
  return answer;
};

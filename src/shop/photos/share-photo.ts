import { PHOTO_TERMS, type PhotoCategory } from '#contract/calls/photo-limits.ts';
import type { ShownPhoto } from '#contract/calls/shown-photo.ts';
import { newId } from '#db/mutations/new-id.ts';
import type { Api } from '#src/base/api/client.ts';
import type { Keyed } from '#src/base/forms/use-keyed.ts';
import '#src/base/photos/photo-api.ts';
import type { ReadyPhoto } from './prepare-photo.ts';

/** A photo takes its time on a mobile network. */
const UPLOAD_MS = 60_000;

/**
 * Uploads a photo: it waits to be shared (`api` of photo-api.ts), or at the shop to be attached to a review (the page's own client).
 */
export const uploadPhoto = (api: Api, photo: ReadyPhoto, key: string = newId()): Promise<ShownPhoto> =>
  api('photo.stashes', { body: { type: photo.type, content: photo.content }, key, timeoutMs: UPLOAD_MS });

export interface SharedPhoto {
  readonly productId: string;
  /** That stands beside the photo. */
  readonly name: string;
  readonly caption: string;
  readonly categories: readonly PhotoCategory[];
}

/** Shares an upload, under the name that the shopper gives. Its author has agreed to the terms. */
export const shareUpload = async (api: Api, keyed: Keyed, stashId: string, { productId, name, caption, categories }: SharedPhoto): Promise<void> => {
  const { userId } = await keyed({ name }, (key) => api('photo.users', { body: { name }, key }));
  const body = {
    stashId,
    productId,
    ...(caption && { caption }),
    categories: [...categories],
    consent: true as const,
    terms: PHOTO_TERMS as typeof PHOTO_TERMS,
  };
  await keyed(body, (key) => api('photo.userMedia', { params: { userId }, body, key }));
};

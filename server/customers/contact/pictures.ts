import sharp from 'sharp';
import type { CallBody } from '#contract/calls/calls.ts';
import { WARRANTY_PICTURE_BYTES } from '#contract/calls/contact-topics.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

type Sent = CallBody<'consumer.warranty'>['pictures'];

/** Pixels that are read at most: a file of a few kilobytes can unfold into gigabytes. */
const PIXELS_MAX = 50_000_000;
/** Longest edge that is kept. */
const EDGE_MAX = 1600;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const FORMAT_OF = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/**
 * Pictures as they are kept: drawn anew as JPEG, upright, without whatever else the files carried (place, device, scripts).
 * @throws WMK422P with the place of the first that is none, or is another kind than it says
 */
export const readPictures = async (sent: Sent): Promise<Buffer[]> => {
  const pictures: Buffer[] = [];
  // One after the other: each may need hundreds of megabytes.
  for (const [index, { type, content }] of sent.entries()) {
    try {
      if (!BASE64.test(content)) throw new Error('not base64');
      const bytes = Buffer.from(content, 'base64');
      if (bytes.length > WARRANTY_PICTURE_BYTES) throw new Error('too large');
      const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
      if ((await image.metadata()).format !== FORMAT_OF[type]) throw new Error('another kind');
      pictures.push(
        await image
          .autoOrient()
          .resize({ width: EDGE_MAX, height: EDGE_MAX, fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 80 })
          .toBuffer(),
      );
    } catch {
      throw new Refusal('WMK422P', { index });
    }
  }
  return pictures;
};

/** Begins the keys of the pictures of a case. */
export const picturesFolder = (caseNumber: string): string => `warranty/${caseNumber}`;

/** Keeps them in the storage, to which no address leads; answers their names. When one cannot be kept, none is. */
export const keepPictures = async (storage: Storage, caseNumber: string, pictures: readonly Buffer[]): Promise<string[]> => {
  const names: string[] = [];
  try {
    for (const [index, picture] of pictures.entries()) {
      const name = `${index + 1}.jpg`;
      await storage.put(`${picturesFolder(caseNumber)}/${name}`, picture);
      names.push(name);
    }
  } catch (error) {
    await dropPictures(storage, caseNumber).catch(() => {});
    throw error;
  }
  return names;
};

export const dropPictures = async (storage: Storage, caseNumber: string): Promise<void> => {
  for (const key of await storage.list(picturesFolder(caseNumber))) await storage.drop(key);
};

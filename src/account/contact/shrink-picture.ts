import { WARRANTY_PICTURE_BYTES, WARRANTY_PICTURE_TYPES } from '#contract/calls/contact-topics.ts';
import { blobBase64 } from '#src/base/photos/blob-base64.ts';

export interface ReadyPicture {
  readonly name: string;
  readonly type: (typeof WARRANTY_PICTURE_TYPES)[number];
  /** Base64. */
  readonly content: string;
}

/** Longest edge that is sent: enough to see a seam, little enough for a mobile network. */
const EDGE_MAX = 1600;
/** The next is tried where a picture is still too large for the shop. */
const QUALITIES = [0.8, 0.6, 0.4, 0.2];

/**
 * A picture as it is sent: drawn anew as JPEG and made smaller, so that neither where it was taken nor with what goes along.
 * @returns undefined where the file is no picture that this browser can read
 */
export const shrinkPicture = async (file: File): Promise<ReadyPicture | undefined> => {
  if (!(WARRANTY_PICTURE_TYPES as readonly string[]).includes(file.type)) return undefined;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, EDGE_MAX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (blob && blob.size <= WARRANTY_PICTURE_BYTES) return { name: file.name, type: 'image/jpeg', content: await blobBase64(blob) };
    }
    return undefined;
  } catch {
    return undefined;
  }
};

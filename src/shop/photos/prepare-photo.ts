import { PHOTO_BYTES, PHOTO_EDGE_MIN, PHOTO_FILE_BYTES, PHOTO_TYPES, type PhotoType } from '#contract/calls/photo-limits.ts';
import { blobBase64 } from '#src/base/photos/blob-base64.ts';
import { type Crop, sideOf } from './crop.ts';

/** Why a file is not taken. */
export type PhotoProblem = 'type' | 'bytes' | 'small' | 'unreadable';

/** Longest edge that is sent. */
const EDGE_MAX = 1600;
/** The next is tried where a photo is still too large for the shop. */
const QUALITIES = [0.86, 0.7, 0.5, 0.3];

const isPhotoType = (type: string): type is PhotoType => (PHOTO_TYPES as readonly string[]).includes(type);

/** Reads a file that was chosen or taken with the camera. The bitmap is upright; close it when it is not shown any more. */
export const openPhoto = async (file: File): Promise<ImageBitmap | PhotoProblem> => {
  if (!isPhotoType(file.type)) return 'type';
  if (file.size >= PHOTO_FILE_BYTES) return 'bytes';
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    if (Math.min(bitmap.width, bitmap.height) >= PHOTO_EDGE_MIN) return bitmap;
    bitmap.close();
    return 'small';
  } catch {
    return 'unreadable';
  }
};

/** Draws the square of a picture that fills the canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void => {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const side = sideOf(bitmap, crop);
  // Transparent parts are white everywhere, not black where JPEG has no transparency.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
};

export interface ReadyPhoto {
  readonly type: PhotoType;
  /** Base64. */
  readonly content: string;
}

/**
 * The square as it is sent: drawn anew as JPEG, so that neither where it was taken nor with what leaves the device.
 * @throws Error where this browser cannot draw it, or not small enough
 */
export const squarePhoto = async (bitmap: ImageBitmap, crop: Crop): Promise<ReadyPhoto> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(EDGE_MAX, sideOf(bitmap, crop)));
  canvas.height = canvas.width;
  drawCrop(canvas, bitmap, crop);
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= PHOTO_BYTES) return { type: 'image/jpeg', content: await blobBase64(blob) };
  }
  throw new Error('the photo could not be drawn');
};

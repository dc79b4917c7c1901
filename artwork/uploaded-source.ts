import sharp from 'sharp';
import type { Raster } from './encode.ts';
import type { PictureSource } from './render.ts';

/** An image that somebody has uploaded: its file never changes. */
export interface UploadedPicture {
  /** Undefined where the file is gone. @throws where it cannot be read now */
  readonly readFile: () => Promise<Buffer | undefined>;
  /** Names its pixels and its focal point for ever. */
  readonly fingerprint: string;
  /** What stays in view when it is cropped: 0 is left or top, 1 is right or bottom. */
  readonly focalX: number;
  readonly focalY: number;
  /** Seconds that others may keep it, where it can be withdrawn; 0: nobody may. Absent: for ever. */
  readonly maxAge?: number;
}

/** The part that is cut out along one side: as long as `room`, with the focal point as near to its middle as the edges let it. */
const startOf = (length: number, room: number, focal: number): number => Math.round(Math.min(Math.max(length * focal - room / 2, 0), length - room));

/** Fills the asked size, cropped around the focal point. */
export const cropAround = async (body: Buffer, width: number, height: number, focalX: number, focalY: number): Promise<Raster> => {
  const { width: fullWidth, height: fullHeight } = await sharp(body).metadata();
  const scale = Math.min(fullWidth / width, fullHeight / height);
  const [cutWidth, cutHeight] = [Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale))];
  const { data, info } = await sharp(body)
    .extract({ left: startOf(fullWidth, cutWidth, focalX), top: startOf(fullHeight, cutHeight, focalY), width: cutWidth, height: cutHeight })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The file of an uploaded image is gone. */
export class PictureGone extends Error {
  override readonly name = 'PictureGone';
}

/** Its file is read when a size of it is made. `raster` throws PictureGone where there is none. */
export const uploadedSource = ({ readFile, fingerprint, focalX, focalY }: UploadedPicture): PictureSource => ({
  fingerprint,
  raster: async (width, height) => {
    const body = await readFile();
    if (!body) throw new PictureGone('The file of an uploaded image is gone');
    return cropAround(body, width, height, focalX, focalY);
  },
});

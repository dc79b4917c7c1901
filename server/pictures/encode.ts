import sharp from 'sharp';
import { pictureQuality } from '#contract/pictures.ts';

// Pictures are worked on two at a time (work-queue.ts); more threads inside one would only fight over the same cores.
sharp.concurrency(1);
sharp.cache(false);

export type PictureFormat = 'webp' | 'avif' | 'jpeg';

export const contentTypes: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
};

export interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

/** Draws SVG text to pixels at the given size in file pixels. */
export async function rasterise(svg: string, width: number, height: number): Promise<Raster> {
  // The rasteriser goes by the size that the document names, so the size is written into it.
  const sized = svg.replace(/ width="[\d.]+" height="[\d.]+">/, ` width="${width}" height="${height}">`);
  const { data, info } = await sharp(Buffer.from(sized)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** WebP and JPEG at the least effort, since someone waits for them; AVIF at normal effort, since it is made in quiet moments. */
export async function encode({ data, width, height }: Raster, format: PictureFormat): Promise<Buffer> {
  const pixels = sharp(data, { raw: { width, height, channels: 3 } });
  if (format === 'avif') return await pixels.avif({ quality: pictureQuality, effort: 4 }).toBuffer();
  if (format === 'jpeg') return await pixels.jpeg({ quality: pictureQuality + 20 }).toBuffer();
  return await pixels.webp({ quality: pictureQuality, effort: 2 }).toBuffer();
}

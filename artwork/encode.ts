import sharp from 'sharp';
import { pictureQuality } from '#domain/pictures.ts';

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

/** From this many rows on, a picture is drawn as two halves at once: someone waits, and there are two cores. */
const rowsWorthHalving = 1200;

/** Draws SVG text to pixels at the given size in file pixels. */
export async function rasterise(svg: string, width: number, height: number): Promise<Raster> {
  if (height < rowsWorthHalving || height % 2 === 1) return await rasteriseWhole(svg, width, height);
  const [x, y, w, h] = (/ viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number) as [number, number, number, number];
  const half = (top: number) => rasteriseWhole(svg.replace(/ viewBox="[^"]+"/, ` viewBox="${x} ${top} ${w} ${h / 2}"`), width, height / 2);
  const [upper, lower] = await Promise.all([half(y), half(y + h / 2)]);
  return { data: Buffer.concat([upper.data, lower.data]), width, height };
}

async function rasteriseWhole(svg: string, width: number, height: number): Promise<Raster> {
  // The rasteriser goes by the size that the document names, so the size is written into it.
  const sized = svg.replace(/ width="[\d.]+" height="[\d.]+">/, ` width="${width}" height="${height}">`);
  const { data, info } = await sharp(Buffer.from(sized)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** WebP and JPEG at little effort, since someone waits for them; AVIF at normal effort, since it is made in quiet moments. */
export async function encode({ data, width, height }: Raster, format: PictureFormat): Promise<Buffer> {
  const pixels = sharp(data, { raw: { width, height, channels: 3 } });
  if (format === 'avif') return await pixels.avif({ quality: pictureQuality, effort: 4 }).toBuffer();
  if (format === 'jpeg') return await pixels.jpeg({ quality: pictureQuality + 20 }).toBuffer();
  return await pixels.webp({ quality: pictureQuality, effort: height < rowsWorthHalving ? 2 : 1 }).toBuffer();
}

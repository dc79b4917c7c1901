import sharp from 'sharp';
import { drawArt } from '#artwork/draw-art.ts';
import { rasterise } from '#artwork/encode.ts';
import { sceneOf } from '#server/catalogue/products/scenes.ts';

/** A landscape of the shop as a PNG data URL, `width` pixels wide and as high as a wide picture is. */
export const scenePng = async (key: string, width: number): Promise<string> => {
  const scene = sceneOf(key);
  if (!scene) throw new Error(`${key} is no scene`);
  const raster = await rasterise(drawArt(scene, 'wide'), width, Math.round((width * 9) / 16));
  const png = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

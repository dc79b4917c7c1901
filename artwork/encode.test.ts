import { expect, test } from 'vitest';
import type { ArtSpec } from './traits/art.ts';
import { drawArt } from './draw-art.ts';
import { encode, rasterise } from './encode.ts';

const spec: ArtSpec = {
  kind: 'road-runner',
  seed: 2,
  palette: { main: '#5b7083', second: '#2f3e4d', accent: '#f2703a', sole: '#f3f1ec', lace: '#e9e6df', lining: '#39434e' },
  traits: {},
};

test('a picture drawn as two halves has no seam: it equals the whole, row by row', async () => {
  const svg = drawArt(spec, 'side');
  const halves = await rasterise(svg, 1200, 1200);
  const whole = await rasterise(svg, 1198, 1198);
  expect(halves.data.length).toBe(1200 * 1200 * 3);
  // Around the cut, neighbouring rows differ no more than they do elsewhere in the picture.
  const jump = (raster: { data: Buffer; width: number }, row: number) => {
    let sum = 0;
    for (let i = 0; i < raster.width * 3; i++)
      sum += Math.abs(raster.data[row * raster.width * 3 + i]! - raster.data[(row + 1) * raster.width * 3 + i]!);
    return sum / raster.width;
  };
  expect(jump(halves, 599)).toBeLessThan(jump(whole, 598) * 1.5 + 1);
});

test.each(['webp', 'avif', 'jpeg'] as const)('%s keeps the size and is far smaller than the pixels', async (format) => {
  const raster = await rasterise(drawArt(spec, 'side'), 96, 96);
  const body = await encode(raster, format);
  expect(body.length).toBeLessThan(raster.data.length / 4);
  expect(body.length).toBeGreaterThan(200);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ArtSpec } from './traits/art.ts';
import { drawArt } from './draw-art.ts';
import { createRenderer } from './render.ts';

const spec: ArtSpec = {
  kind: 'gift-card',
  seed: 4,
  palette: { main: '#5b7083', second: '#2f3e4d', accent: '#f2703a', sole: '#f3f1ec', lace: '#e9e6df', lining: '#39434e' },
  traits: {},
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'render-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function makeRenderer() {
  let drawn = 0;
  const renderer = createRenderer({
    dataDir,
    quietMs: 1,
    draw: (one, angle) => {
      drawn++;
      return drawArt(one, angle);
    },
  });
  return { renderer, drawings: () => drawn };
}

test('the file is twice as wide and high as the layout asks', async () => {
  const { renderer } = makeRenderer();
  const picture = await renderer.picture(renderer.artSource(spec, 'front'), 'front', 96, ['webp', 'jpeg']);
  expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
});

test('a scene keeps its own ratio', async () => {
  const { renderer } = makeRenderer();
  const scene: ArtSpec = { ...spec, kind: 'scene' };
  const picture = await renderer.picture(renderer.artSource(scene, 'wide'), 'wide', 160, ['webp']);
  expect(await sharp(picture.body).metadata()).toMatchObject({ width: 320, height: 180 });
});

test('the first answer is WebP, and after a quiet moment whoever takes AVIF gets AVIF', async () => {
  const { renderer } = makeRenderer();
  const source = renderer.artSource(spec, 'front');
  const first = await renderer.picture(source, 'front', 48, ['avif', 'webp', 'jpeg']);
  expect(first.format).toBe('webp');
  await renderer.settled();
  const later = await renderer.picture(source, 'front', 48, ['avif', 'webp', 'jpeg']);
  expect(later.format).toBe('avif');
  expect((await sharp(later.body).metadata()).format).toBe('heif');
  expect(later.etag).not.toBe(first.etag);
  const plain = await renderer.picture(source, 'front', 48, ['webp', 'jpeg']);
  expect(plain.format).toBe('webp');
  expect(plain.etag).toBe(first.etag);
});

test('many requests for one new picture share one drawing', async () => {
  const { renderer, drawings } = makeRenderer();
  const pictures = await Promise.all(Array.from({ length: 10 }, () => renderer.picture(renderer.artSource(spec, 'front'), 'front', 96, ['webp'])));
  expect(new Set(pictures.map(({ body }) => body)).size).toBe(1);
  expect(drawings()).toBe(1);
});

test('after a restart the picture comes from disk, byte for byte', async () => {
  const before = makeRenderer().renderer;
  const one = await before.picture(before.artSource(spec, 'front'), 'front', 96, ['webp']);
  let rasters = 0;
  const after = makeRenderer().renderer;
  const source = after.artSource(spec, 'front');
  const counted = { ...source, raster: (w: number, h: number) => (rasters++, source.raster(w, h)) };
  const two = await after.picture(counted, 'front', 96, ['webp']);
  expect(two.body.equals(one.body)).toBe(true);
  expect(two.etag).toBe(one.etag);
  expect(rasters).toBe(0);
});

test('warmed pictures are ready before anyone asks', async () => {
  const { renderer } = makeRenderer();
  const source = renderer.artSource(spec, 'front');
  let rasters = 0;
  const counted = { ...source, raster: (w: number, h: number) => (rasters++, source.raster(w, h)) };
  renderer.warm('card', 96, async () => ({ source: counted, angle: 'front' }));
  await renderer.settled();
  expect(rasters).toBe(1);
  await renderer.picture(counted, 'front', 96, ['webp']);
  expect(rasters).toBe(1);
});

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconSvg, markSvg, wordMarkSvg } from './brand.ts';

test('the icon in the public folder is the one that the brand draws', async () => {
  const file = await readFile(new URL('../../public/icon.svg', import.meta.url), 'utf8');
  expect(file.trim()).toBe(iconSvg());
});

test('everything that matters in the icon lies inside the circle that a mask may leave', async () => {
  const { data, info } = await sharp(Buffer.from(iconSvg())).resize(256, 256).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let furthest = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data[(y * info.width + x) * 3]! > 150) furthest = Math.max(furthest, Math.hypot(x - 127.5, y - 127.5));
    }
  }
  expect(furthest).toBeGreaterThan(60);
  expect(furthest / 256).toBeLessThan(0.4);
});

test.each([
  ['mark', markSvg()],
  ['word mark', wordMarkSvg({ ink: '#ffffff', blaze: '#ff0000' })],
])('the %s draws inside its own box and has a name', async (_name, svg) => {
  expect(svg).toContain('aria-label="Waymark"');
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let inked = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 128) inked++;
  const share = inked / (info.width * info.height);
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.8);
});

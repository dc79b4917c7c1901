import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PHOTO_EDGE_MIN } from '#contract/calls/photo-limits.ts';
import { fitCrop, middleOf, moveCrop, sideOf, zoomMax } from './crop.ts';

const WIDE = { width: 1600, height: 900 };

it('begins with the largest square in the middle', () => {
  expect(middleOf(WIDE)).toEqual({ x: 800, y: 450, zoom: 1 });
  expect(sideOf(WIDE, middleOf(WIDE))).toBe(900);
});

it('moves by its own width, and stops at the edge', () => {
  expect(moveCrop(WIDE, middleOf(WIDE), { x: 0.1, y: 0.5 })).toEqual({ x: 890, y: 450, zoom: 1 });
  expect(moveCrop(WIDE, middleOf(WIDE), { x: 9, y: 0 })).toEqual({ x: 1150, y: 450, zoom: 1 });
});

it('comes no closer than the pixels allow that the shop asks for', () => {
  expect(zoomMax({ width: 400, height: 4000 })).toBe(400 / PHOTO_EDGE_MIN);
  expect(zoomMax({ width: 320, height: 320 })).toBe(1);
});

it('lies within every picture, wherever it was moved', () => {
  const length = fc.integer({ min: 320, max: 8000 });
  const share = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(length, length, share, share, share, (width, height, x, y, zoom) => {
      const picture = { width, height };
      const crop = moveCrop(picture, fitCrop(picture, { ...middleOf(picture), zoom }), { x, y });
      const side = sideOf(picture, crop);
      expect(side).toBeGreaterThanOrEqual(PHOTO_EDGE_MIN - 1e-6);
      for (const [at, edge] of [
        [crop.x, width],
        [crop.y, height],
      ] as const) {
        expect(at - side / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(at + side / 2).toBeLessThanOrEqual(edge + 1e-6);
      }
    }),
  );
});

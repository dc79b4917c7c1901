import { describe, expect, it } from 'vitest';
import { withCheckDigit } from './gtin.ts';
import { readPicture, readRow } from './read-bars.ts';
import { type Drawing, pixelsOf } from './testing/draw-bars.ts';

const FRAME = { width: 640, height: 360, module: 3 } satisfies Drawing;
const EAN = '4006381333931';
const UPC = '036000291452';

describe('bars', () => {
  it.for<[string, Drawing]>([
    ['as printed', FRAME],
    ['small', { ...FRAME, module: 1.7 }],
    ['large', { ...FRAME, module: 5.5 }],
    ['turned a little', { ...FRAME, turned: 8 }],
    ['turned more', { ...FRAME, turned: -20 }],
    ['standing', { ...FRAME, turned: 90, height: 480 }],
    ['upside down', { ...FRAME, turned: 180 }],
    ['blurred', { ...FRAME, module: 4, blur: 2 }],
    ['noisy', { ...FRAME, noise: 30 }],
    ['dim', { ...FRAME, tones: [30, 75] }],
    ['dim and noisy', { ...FRAME, tones: [40, 120], noise: 8, blur: 1 }],
  ])('are read: %s', ([, drawing]) => {
    expect(readPicture(pixelsOf(EAN, drawing))).toBe(EAN);
    expect(readPicture(pixelsOf(UPC, drawing))).toBe(`0${UPC}`);
  });

  it('are read for every first digit, in all number sets', () => {
    for (let first = 0; first < 10; first += 1) {
      for (const rest of ['12345678901', '98765432109', '00000000000', '55512308444']) {
        const gtin = withCheckDigit(`${first}${rest}`);
        expect(readPicture(pixelsOf(gtin, FRAME))).toBe(gtin);
      }
    }
  });

  it('with a wrong check digit are not read', () => {
    expect(readPicture(pixelsOf('4006381333932', FRAME))).toBeUndefined();
  });

  it('are not seen where there are none', () => {
    const random = (seed: number) => (Math.imul(seed + 1, 2_654_435_761) >>> 0) % 256;
    expect(readRow(Array.from({ length: 4_000 }, (_, at) => random(at)))).toBeUndefined();
    expect(readRow(new Uint8Array(640))).toBeUndefined();
    expect(readRow([])).toBeUndefined();
    const stripes = Array.from({ length: 640 }, (_, at) => (at % 6 < 3 ? 20 : 235));
    expect(readRow(stripes)).toBeUndefined();
  });

  it('cut off at an edge are not read', () => {
    const { data, height } = pixelsOf(EAN, FRAME);
    const width = 430;
    const part = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y += 1) part.set((data as Uint8ClampedArray).subarray(y * 640 * 4, (y * 640 + width) * 4), y * width * 4);
    expect(readPicture({ data: part, width, height })).toBeUndefined();
  });
});

import type { ArtSpec } from '#artwork/traits/art.ts';
import { lightness } from '#artwork/pen/colour.ts';
import { type Line, spline } from '#artwork/pen/line.ts';
import { readTraits } from '#artwork/traits/traits.ts';

export const floor = 846;

export function half(spec: ArtSpec): Line {
  const wide = 196 + readTraits(spec).ratio('volume') * 34;
  return spline([
    [500, 216],
    [500 + wide * 0.62, 226],
    [500 + wide * 0.94, 290],
    [500 + wide, 430],
    [500 + wide * 1.06, 640],
    [500 + wide, 800],
    [500 + wide * 0.9, floor - 4],
  ]);
}

export function inkOn(colour: string): string {
  return lightness(colour) > 0.6 ? '#1d2a26' : '#f3efe8';
}

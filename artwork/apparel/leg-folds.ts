import type { ArtSpec } from '#artwork/traits/art.ts';
import { fold } from '#artwork/materials/folds.ts';
import type { Point } from '#artwork/pen/line.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Dice } from '#artwork/traits/random.ts';
import type { Legs } from './legs.ts';

export function paintLegFolds(sheet: Sheet, spec: ArtSpec, legs: Legs, colour: string, dice: Dice): void {
  const f = (keys: Point[], width: number, strength: number) =>
    fold(
      sheet,
      keys.map(([a, b]) => legs.leg.point(a, b)),
      width,
      colour,
      strength,
    );
  const j = (v: number, by = 0.015) => v + dice.between(-by, by);
  const short = spec.kind === 'shorts';
  f(
    [
      [0.02, j(short ? 0.44 : 0.66)],
      [0.3, j(short ? 0.5 : 0.685)],
      [0.62, j(short ? 0.6 : 0.72)],
    ],
    11,
    1,
  );
  f(
    [
      [0.02, j(short ? 0.4 : 0.62)],
      [0.26, j(short ? 0.4 : 0.62)],
      [0.5, j(short ? 0.43 : 0.635)],
    ],
    9,
    0.9,
  );
  f(
    [
      [j(0.3), 0.9],
      [j(0.34), 0.76],
      [j(0.42, 0.03), short ? 0.5 : 0.66],
    ],
    9,
    0.6,
  );
  if (short) {
    f(
      [
        [j(0.3), 0.03],
        [j(0.34), 0.2],
        [j(0.42, 0.03), 0.38],
      ],
      12,
      0.9,
    );
    f(
      [
        [j(0.7), 0.03],
        [j(0.68), 0.16],
        [j(0.62, 0.03), 0.34],
      ],
      11,
      0.8,
    );
    return;
  }
  for (const up of [0.44, 0.4, 0.35]) {
    f(
      [
        [0.03, j(up)],
        [0.26, j(up - 0.012)],
        [0.55, j(up + 0.012)],
      ],
      8,
      0.8,
    );
    f(
      [
        [0.97, j(up + 0.02)],
        [0.74, j(up + 0.012)],
        [0.46, j(up + 0.03)],
      ],
      8,
      0.8,
    );
  }
  for (const up of [0.1, 0.065, 0.15])
    f(
      [
        [0.04, j(up)],
        [0.4, j(up - 0.02)],
        [0.86, j(up + 0.015)],
      ],
      9,
      0.95,
    );
  f(
    [
      [j(0.5), 0.84],
      [j(0.52), 0.6],
      [j(0.5), 0.47],
    ],
    9,
    0.4,
  );
}

export function paintTightFolds(sheet: Sheet, legs: Legs, colour: string): void {
  for (const up of [0.47, 0.44])
    fold(
      sheet,
      [
        [0.06, up],
        [0.3, up - 0.006],
        [0.6, up + 0.004],
      ].map(([a, b]) => legs.leg.point(a!, b!)),
      5,
      colour,
      0.6,
    );
  for (const up of [0.035, 0.06])
    fold(
      sheet,
      [
        [0.08, up],
        [0.5, up - 0.008],
        [0.9, up],
      ].map(([a, b]) => legs.leg.point(a!, b!)),
      5,
      colour,
      0.7,
    );
  fold(
    sheet,
    [
      [0.02, 0.66],
      [0.24, 0.69],
      [0.5, 0.75],
    ].map(([a, b]) => legs.leg.point(a!, b!)),
    7,
    colour,
    0.7,
  );
}

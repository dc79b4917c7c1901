import type { ArtSpec } from '#artwork/traits/art.ts';
import { fold, ribLines } from '#artwork/materials/folds.ts';
import { castShadow, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { at, offset, type Point, reverse, slice, spline } from '#artwork/pen/line.ts';
import { circle, closed, many, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Traits } from '#artwork/traits/traits.ts';
import type { Legs } from './legs.ts';
import { axis } from './torso.ts';

/** Centre front: fly on woven cloth, a plain seam on stretch, the yoke behind. */
export function paintRise(sheet: Sheet, legs: Legs, colour: string, view: 'front' | 'back', spec: ArtSpec): void {
  const top = legs.waistY + 13 + legs.bandHeight;
  const crotch = legs.front[0]!;
  seam(sheet, spline([crotch, [axis, (crotch[1] + top) / 2], [axis, top]]), colour, 2.2);
  if (view === 'front' && spec.kind !== 'leggings') {
    const fly = spline([
      [axis + 30, top],
      [axis + 30, top + (crotch[1] - top) * 0.5],
      [axis + 22, top + (crotch[1] - top) * 0.72],
      [axis + 2, top + (crotch[1] - top) * 0.84],
    ]);
    stitch(sheet, fly, colour, 1.7, 6);
    stitch(sheet, offset(fly, 6), colour, 1.7, 6);
  } else if (view === 'back' && spec.kind !== 'leggings') {
    const wide = legs.waist.at(-1)![0] - axis;
    const yoke = spline([
      [axis - wide * 1.1, top + 26],
      [axis, top + 54],
      [axis + wide * 1.1, top + 26],
    ]);
    seam(sheet, yoke, colour, 1.8);
    stitch(sheet, offset(yoke, -7), colour, 1.5, 6);
  }
  for (const side of [1, -1]) {
    const tight = spec.kind === 'leggings' ? 0.6 : 1;
    fold(
      sheet,
      [
        [axis + side * 4, crotch[1] - 6],
        [axis + side * 40, crotch[1] - 34],
        [axis + side * 86, crotch[1] - 50],
      ],
      8,
      colour,
      tight,
    );
    fold(
      sheet,
      [
        [axis + side * 4, crotch[1] + 8],
        [axis + side * 30, crotch[1] + 26],
        [axis + side * 70, crotch[1] + 34],
      ],
      8,
      colour,
      tight,
    );
  }
}

export function paintWaistband(sheet: Sheet, spec: ArtSpec, legs: Legs, traits: Traits, view: 'front' | 'back'): void {
  const { main, second, lace } = spec.palette;
  const lower = legs.waist.map(([x, y]): Point => [axis + (x - axis) * 1.045, y + legs.bandHeight]);
  const d = closed(legs.waist, reverse(lower));
  const stretch = spec.kind === 'leggings';
  const colour = stretch && traits.is('pattern', 'panel', 'stripe') ? second : main;
  castShadow(sheet, d, 7, 0.24);
  sheet.path(d, {
    fill: sheet.linear(axis - 140, 0, axis + 140, 0, [
      [0, tone(colour, -0.04)],
      [0.35, tone(colour, 0.06)],
      [1, tone(colour, -0.08)],
    ]),
  });
  sheet.within(d, () => {
    softStroke(sheet, open(slice(legs.waist, 0, 1)), { colour: '#ffffff', reach: 5, alpha: 0.3, dy: 3, steps: 3 });
    for (const x of [legs.waist[0]![0], legs.waist.at(-1)![0]])
      softStroke(sheet, `M${x},${legs.waistY - 20}v${legs.bandHeight + 50}`, { colour: '#0b0a12', reach: 34, alpha: 0.36, steps: 6 });
    if (!stretch && traits.is('waist', 'drawcord')) {
      const ribs = ribLines(legs.waist, lower, 56);
      sheet.path(many(ribs), { stroke: tone(colour, -0.22), strokeAlpha: 0.42, width: 2.4 });
      sheet.path(
        many(
          [0.34, 0.66].map((k) =>
            lower.map(([x, y], i): Point => [legs.waist[i]![0] + (x - legs.waist[i]![0]) * k, legs.waist[i]![1] + (y - legs.waist[i]![1]) * k]),
          ),
        ),
        { stroke: tone(colour, -0.24), strokeAlpha: 0.5, width: 2, dash: '5 4' },
      );
    }
  });
  seam(sheet, lower, colour, 1.8);
  stitch(sheet, offset(lower, 6), colour, 1.5, 6);
  if (stretch) return;
  if (traits.is('waist', 'belt')) {
    for (const k of [0.16, 0.36, 0.64, 0.84]) {
      const [a, b] = [at(legs.waist, k), at(lower, k)];
      const loop = roundedBox(a[0] - 6, a[1] - 4, 12, b[1] - a[1] + 12, 2);
      castShadow(sheet, loop, 5, 0.34);
      sheet.path(loop, { fill: tone(colour, 0.04) });
    }
    if (view === 'front') {
      const y = legs.waistY + 13 + legs.bandHeight / 2;
      sheet.path(circle(axis + 15, y + 1.5, 10), { fill: '#000000', alpha: 0.3 });
      sheet.path(circle(axis + 15, y, 9.5), { fill: tone(lace, -0.06) });
      sheet.path(circle(axis + 15, y, 6), { stroke: tone(lace, -0.3), width: 1.4 });
    }
  } else if (view === 'front') {
    const y = legs.waistY + 13 + legs.bandHeight * 0.55;
    for (const side of [-1, 1]) {
      sheet.path(circle(axis + side * 20, y, 5.5), { fill: '#8b8b8b' });
      const cord = spline([
        [axis + side * 20, y],
        [axis + side * 26, y + 60],
        [axis + side * 14, y + 120],
        [axis + side * 22, y + 150 + side * 8],
      ]);
      castShadow(sheet, open(cord), 6, 0.3, 2, 4);
      sheet.path(open(cord), { stroke: tone(lace, -0.18), width: 7.6, cap: 'round' });
      sheet.path(open(cord), { stroke: lace, width: 5.6, cap: 'round' });
      sheet.path(open(slice(cord, 0.9, 1)), { stroke: tone(lace, -0.34), width: 8.4 });
    }
  }
}

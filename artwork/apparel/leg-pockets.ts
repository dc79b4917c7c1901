import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { at, offset, type Point, slice } from '#artwork/pen/line.ts';
import { circle, closed, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Traits } from '#artwork/traits/traits.ts';
import type { Legs } from './legs.ts';

export function paintFrontPocket(sheet: Sheet, spec: ArtSpec, legs: Legs, traits: Traits, colour: string): void {
  const { accent, lace } = spec.palette;
  const pocket = traits.word('pocket');
  if (spec.kind === 'leggings') {
    if (pocket === 'phone') {
      const edge = legs.leg.line([
        [0.58, 0.72],
        [0.8, 0.73],
        [1, 0.74],
      ]);
      seam(sheet, edge, colour, 2);
      stitch(sheet, offset(edge, -7), colour, 1.5, 5);
      stitch(
        sheet,
        legs.leg.line([
          [0.58, 0.72],
          [0.58, 0.6],
          [0.62, 0.54],
          [1, 0.54],
        ]),
        colour,
        1.5,
        5,
      );
    }
    return;
  }
  const short = spec.kind === 'shorts';
  const [low, high] = short ? [0.66, 0.9] : [0.79, 0.93];
  const mouth = legs.leg.line([
    [0.58, high + 0.06],
    [0.72, high - 0.02],
    [0.86, (low + high) / 2],
    [1.02, low],
  ]);
  softStroke(sheet, open(mouth), { colour: '#0b0a12', reach: 9, alpha: 0.34, dx: 3, dy: 2, steps: 4 });
  seam(sheet, mouth, colour, 2);
  stitch(sheet, offset(mouth, -8), colour, 1.6, 6);
  if (pocket === 'zip') {
    const line = slice(mouth, 0.3, 0.95);
    sheet.path(open(line), { stroke: tone(lace, -0.1), width: 10 });
    sheet.path(open(line), { stroke: tone(lace, 0.2), strokeAlpha: 0.8, width: 3, dash: '2 2' });
    const p = at(line, 0.04);
    sheet.path(open([p, at(line, 0.24)]), { stroke: accent, width: 7, cap: 'round' });
  } else if (pocket === 'cargo') {
    const [a, b] = short ? [0.2, 0.44] : [0.5, 0.64];
    const box = closed(
      legs.leg.line([
        [0.5, b],
        [0.75, b + 0.004],
        [1.04, b],
      ]),
      legs.leg.line([
        [1.04, b],
        [1.04, a],
      ]),
      legs.leg.line([
        [1.04, a],
        [0.75, a - 0.004],
        [0.5, a],
      ]),
      legs.leg.line([
        [0.5, a],
        [0.5, b],
      ]),
    );
    castShadow(sheet, box, 9, 0.3);
    sheet.path(box, { fill: tone(colour, 0.02) });
    stitch(
      sheet,
      legs.leg.line([
        [0.53, b],
        [0.53, (a + b) / 2],
        [0.53, a + 0.005],
      ]),
      colour,
      1.6,
      6,
    );
    const flapLow = b - (b - a) * 0.28;
    const flap = closed(
      legs.leg.line([
        [0.48, b + 0.012],
        [1.05, b + 0.012],
      ]),
      legs.leg.line([
        [1.05, flapLow],
        [0.74, flapLow - 0.012],
        [0.48, flapLow],
      ]),
    );
    castShadow(sheet, flap, 7, 0.32);
    sheet.path(flap, { fill: tone(colour, 0.035) });
    stitch(
      sheet,
      legs.leg.line([
        [0.5, flapLow + 0.008],
        [0.74, flapLow - 0.003],
        [1.04, flapLow + 0.008],
      ]),
      colour,
      1.6,
      6,
    );
    const [x, y] = legs.leg.point(0.74, flapLow + 0.012);
    sheet.path(circle(x, y, 6.5), { fill: tone(lace, -0.1) });
    sheet.path(circle(x - 1, y - 1, 4.4), { fill: tone(lace, 0.1) });
  }
}

export function paintSeatPocket(sheet: Sheet, spec: ArtSpec, legs: Legs, colour: string): void {
  if (spec.kind === 'leggings') return;
  const [low, high] = spec.kind === 'shorts' ? [0.56, 0.82] : [0.73, 0.88];
  const keys: Point[] = [
    [0.3, high],
    [0.76, high - 0.015],
    [0.76, low + 0.02],
    [0.53, low],
    [0.3, low + 0.035],
    [0.3, high],
  ];
  const line = keys.slice(1).flatMap((p, i) => [...legs.leg.line([keys[i]!, p])]);
  const d = closed(line);
  castShadow(sheet, d, 7, 0.26);
  sheet.path(d, { fill: tone(colour, 0.015) });
  stitch(sheet, slice(line, 0.22, 1), colour, 1.6, 6);
  stitch(
    sheet,
    legs.leg.line([
      [0.31, high - 0.02],
      [0.76, high - 0.035],
    ]),
    colour,
    1.6,
    6,
  );
}

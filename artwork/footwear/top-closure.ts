import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { bezier, offset, type Point, slice, spline } from '#artwork/pen/line.ts';
import { circle, closed } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { detailsFor } from './details.ts';
import { paintCord } from './laces.ts';
import { isBoot } from './lasts.ts';
import type { Plan } from './plan.ts';

/** Laces from above, crossing from eyelet to eyelet, with the bow that the model is shown with. */
export function paintLacesTop(sheet: Sheet, spec: ArtSpec, plan: Plan): void {
  const { lace } = spec.palette;
  const { eyestay, isTied, laces } = detailsFor(spec);
  const rows = laces + (isBoot(spec) ? 1 : 0);
  const spots: [Point, Point][] = [];
  for (let i = 0; i < rows; i++) {
    const share = 0.04 + (i / (rows - 1)) * 0.86;
    const r = offset(plan.slotRight, 16, 30);
    const p = slice(r, share, share + 0.01)[0]!;
    spots.push([
      [-p[0] - 2, p[1]],
      [p[0] + 2, p[1]],
    ]);
  }
  for (const [l, r] of spots)
    for (const [x, y] of [l, r]) {
      sheet.path(circle(x, y, 7), { fill: tone(eyestay, -0.24) });
      sheet.path(circle(x, y, 4.4), { fill: '#0d0c10', alpha: 0.75 });
    }
  for (const [i, [l, r]] of spots.entries()) {
    const next = spots[i + 1];
    if (next) {
      paintCord(sheet, bezier(l, [l[0] + 18, l[1] + 4], [next[1][0] - 22, next[1][1] - 14], [next[1][0] - 2, next[1][1] - 2]), lace, 13);
      paintCord(sheet, bezier(r, [r[0] - 18, r[1] + 4], [next[0][0] + 22, next[0][1] - 14], [next[0][0] + 2, next[0][1] - 2]), lace, 13);
    } else paintCord(sheet, bezier(l, [l[0] * 0.4, l[1] - 8], [r[0] * 0.4, r[1] - 8], r), lace, 13);
  }
  if (!isTied) return;
  const y = spots.at(-1)![0][1] + 4;
  for (const side of [-1, 1]) {
    const out = bezier([0, y], [side * 40, y - 40], [side * 116, y - 24], [side * 104, y + 16]);
    const home = bezier([side * 104, y + 16], [side * 92, y + 48], [side * 34, y + 22], [0, y + 4]);
    paintCord(sheet, [...out, ...home.slice(1)], lace, 10.5);
    paintCord(sheet, bezier([0, y], [side * 20, y + 30], [side * 52, y + 50], [side * 58, y + 104]), lace, 10.5);
  }
  paintCord(
    sheet,
    [
      [-9, y - 2],
      [9, y + 4],
    ],
    lace,
    18,
  );
}

export function paintStrapsTop(sheet: Sheet, spec: ArtSpec): void {
  const { second, accent } = spec.palette;
  for (const [y, colour] of [
    [-110, second],
    [-20, accent],
  ] as const) {
    const d = closed(
      spline([
        [-104, y + 20],
        [-40, y - 6],
        [60, y - 10],
        [104, y + 6],
      ]),
      spline([
        [104, y + 56],
        [60, y + 44],
        [-40, y + 46],
        [-104, y + 70],
      ]),
    );
    castShadow(sheet, d, 10, 0.34);
    sheet.path(d, {
      fill: sheet.linear(-100, 0, 100, 0, [
        [0, tone(colour, -0.08)],
        [0.4, tone(colour, 0.07)],
        [1, tone(colour, -0.1)],
      ]),
    });
    stitch(
      sheet,
      spline([
        [-96, y + 28],
        [-40, y + 3],
        [60, y - 1],
        [96, y + 14],
      ]),
      colour,
    );
    stitch(
      sheet,
      spline([
        [-96, y + 60],
        [-40, y + 37],
        [60, y + 35],
        [96, y + 47],
      ]),
      colour,
    );
  }
}

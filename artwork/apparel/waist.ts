import type { ArtSpec } from '#artwork/traits/art.ts';
import { fold } from '#artwork/materials/folds.ts';
import { castShadow, seam } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { at, between, type Point, reverse, spline } from '#artwork/pen/line.ts';
import { closed, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Traits } from '#artwork/traits/traits.ts';
import { bodyOutline, type Torso } from './torso.ts';

export function paintWaist(sheet: Sheet, spec: ArtSpec, torso: Torso, traits: Traits): void {
  if (traits.is('waist', 'straight')) return;
  const { main, second } = spec.palette;
  const colour = traits.is('waist', 'tie') ? second : main;
  const upper = torso.body.line([
    [-0.02, 0.62],
    [0.5, 0.6],
    [1.02, 0.62],
  ]);
  const lower = torso.body.line([
    [-0.02, 0.585],
    [0.5, 0.565],
    [1.02, 0.585],
  ]);
  const d = closed(upper, reverse(lower));
  castShadow(sheet, d, 7, 0.24);
  sheet.within(closed(...bodyOutline(torso)), () => {
    sheet.path(d, { fill: tone(colour, 0.01) });
    seam(sheet, upper, colour, 1.6);
    seam(sheet, lower, colour, 1.6);
    for (let i = 1; i < 15; i++) {
      const p = at(lower, i / 15);
      fold(
        sheet,
        [
          [p[0], p[1] + 2],
          [p[0] + (i - 7.5) * 2.4, p[1] + 60],
          [p[0] + (i - 7.5) * 7, p[1] + 170 + ((i * 37) % 60)],
        ],
        7,
        main,
        0.75,
      );
    }
  });
  if (!traits.is('waist', 'tie')) return;
  const [x, y] = at(between(upper, lower, 0.5), 0.42);
  for (const keys of [
    [
      [x, y],
      [x + 14, y + 70],
      [x + 4, y + 150],
    ],
    [
      [x, y],
      [x - 16, y + 60],
      [x - 12, y + 128],
    ],
  ] as Point[][]) {
    const line = spline(keys);
    castShadow(sheet, open(line), 8, 0.24);
    sheet.path(open(line), { stroke: tone(colour, -0.05), width: 15 });
    sheet.path(open(line), { stroke: tone(colour, 0.04), width: 11 });
  }
  sheet.path(roundedBox(x - 15, y - 12, 30, 26, 8), { fill: tone(colour, 0.05) });
  sheet.path(roundedBox(x - 15, y - 12, 30, 26, 8), { stroke: tone(colour, -0.2), strokeAlpha: 0.6, width: 1.6 });
}

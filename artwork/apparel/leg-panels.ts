import type { ArtSpec } from '#artwork/traits/art.ts';
import { ribLines } from '#artwork/materials/folds.ts';
import { seam, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { offset, type Point, reverse, spline } from '#artwork/pen/line.ts';
import { closed, many, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Dice } from '#artwork/traits/random.ts';
import type { Traits } from '#artwork/traits/traits.ts';
import type { Legs } from './legs.ts';

export function paintPanels(sheet: Sheet, spec: ArtSpec, legs: Legs, traits: Traits): void {
  const { second, accent } = spec.palette;
  if (traits.is('pattern', 'panel')) {
    const edge = legs.leg.line([
      [0.62, 1],
      [0.76, 0.7],
      [0.8, 0.4],
      [0.78, 0],
    ]);
    sheet.path(closed(edge, reverse(offset(legs.outer, 30)).toReversed(), [legs.outer.at(-1)!]), { fill: second });
    sheet.path(
      closed(edge, [
        [900, legs.hemY + 20],
        [900, legs.waistY - 20],
      ]),
      { fill: second },
    );
    seam(sheet, edge, second, 2);
  } else if (traits.is('pattern', 'stripe')) {
    for (const [k, colour] of [
      [0.8, second],
      [0.88, accent],
    ] as const)
      sheet.path(
        open(
          legs.leg.line([
            [k, 1.02],
            [k, 0.5],
            [k, -0.02],
          ]),
        ),
        { stroke: colour, width: 9 },
      );
  } else if (traits.is('pattern', 'knee')) {
    const upper = legs.leg.line([
      [-0.02, 0.56],
      [0.5, 0.545],
      [1.02, 0.56],
    ]);
    const lower = legs.leg.line([
      [-0.02, 0.34],
      [0.5, 0.325],
      [1.02, 0.34],
    ]);
    sheet.path(closed(upper, reverse(lower)), { fill: second });
    for (const line of [upper, lower]) {
      seam(sheet, line, second, 2);
      stitch(sheet, offset(line, 7), second, 1.5, 6);
    }
    const dart = legs.leg.line([
      [0.62, 0.45],
      [0.8, 0.46],
      [1, 0.46],
    ]);
    seam(sheet, dart, second, 1.6);
  }
}

export function paintCamo(sheet: Sheet, legs: Legs, dice: Dice, one: string, two: string): void {
  for (const [count, colour, alpha] of [
    [9, one, 0.9],
    [5, two, 0.55],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const [x, y] = legs.leg.point(dice.share(), dice.share());
      const keys: Point[] = [];
      for (let k = 0; k < 7; k++) {
        const a = (k / 7) * Math.PI * 2;
        const r = dice.between(18, 52);
        keys.push([x + Math.cos(a) * r * 1.4, y + Math.sin(a) * r]);
      }
      d += closed(spline(keys, true));
    }
    sheet.path(d, { fill: colour, alpha });
  }
}

export function paintHems(sheet: Sheet, spec: ArtSpec, legs: Legs, traits: Traits, colour: string): void {
  if (spec.kind === 'trousers' && traits.is('cuff', 'elastic')) {
    const edge = legs.leg.line([
      [-0.02, 0.062],
      [0.5, 0.057],
      [1.02, 0.062],
    ]);
    const foot = legs.leg.line([
      [-0.02, -0.01],
      [0.5, -0.012],
      [1.02, -0.01],
    ]);
    sheet.path(closed(edge, reverse(foot)), { fill: tone(colour, -0.03) });
    sheet.path(many(ribLines(edge, foot, 26)), { stroke: tone(colour, -0.22), strokeAlpha: 0.5, width: 2.2 });
    seam(sheet, edge, colour, 2);
    return;
  }
  for (const by of spec.kind === 'leggings' ? [12, 17] : [20, 26]) stitch(sheet, offset(legs.hem, by), colour, 1.5, 6);
}

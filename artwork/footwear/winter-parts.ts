import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { between, offset, resample, reverse, type Line } from '#artwork/pen/line.ts';
import { circle, closed, many, n } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { ribLines } from '#artwork/materials/folds.ts';
import type { Last } from './last.ts';
import { panelTools } from './panel.ts';
import { paintCollarRoll } from './collar.ts';

/** The warm cuff of a winter boot: pile, knit or a plain padded edge. */
export function paintCuff(sheet: Sheet, spec: ArtSpec, last: Last): void {
  const traits = readTraits(spec);
  const { lining } = spec.palette;
  if (traits.is('cuff', 'plain')) return paintCollarRoll(sheet, last, lining, 28);
  const upper = offset(last.collar, 12, 30);
  const lower = offset(last.collar, -30, 30);
  const d = closed(upper, reverse(lower));
  castShadow(sheet, d, 10, 0.26, 0, 5);
  sheet.path(d, { fill: tone(lining, 0.02) });
  if (traits.is('cuff', 'knit')) {
    sheet.path(many(ribLines(upper, lower, 34)), { stroke: tone(lining, -0.2), strokeAlpha: 0.6, width: 4 });
    sheet.group('translate(3 0)', () => sheet.path(many(ribLines(upper, lower, 34)), { stroke: tone(lining, 0.14), strokeAlpha: 0.6, width: 2.4 }));
    return;
  }
  paintPile(sheet, spec, upper, lower);
}

/** Curly pile: overlapping tufts, each dark below and light above. */
function paintPile(sheet: Sheet, spec: ArtSpec, upper: Line, lower: Line): void {
  const { lining } = spec.palette;
  const dice = createDice(spec.seed, 'pile');
  const tufts: [number, number, number][] = [];
  for (let row = 0; row < 5; row++) {
    for (const [x, y] of resample(between(upper, lower, -0.04 + row * 0.27, 30), 26)) {
      tufts.push([x + dice.between(-5, 5), y + dice.between(-4, 4), dice.between(8, 12)]);
    }
  }
  const dots = (dx: number, dy: number, scale: number) => tufts.map(([x, y, r]) => circle(x + dx, y + dy, r * scale)).join('');
  sheet.path(dots(1, 3, 1.04), { fill: tone(lining, -0.2) });
  sheet.path(dots(0, 0, 1), { fill: tone(lining, 0.01) });
  sheet.path(dots(-2, -2.4, 0.56), { fill: tone(lining, 0.1), alpha: 0.8 });
  const curls = tufts.map(([x, y, r]) => `M${n(x - r * 0.5)},${n(y + r * 0.3)}q${n(r * 0.5)},${n(r * 0.5)} ${n(r)},${n(-r * 0.2)}`).join('');
  sheet.path(curls, { stroke: tone(lining, -0.2), strokeAlpha: 0.5, width: 1.8, cap: 'round' });
}

/** Hook-and-loop straps for small feet, over an elastic lace. */
export function paintStraps(sheet: Sheet, spec: ArtSpec, last: Last): void {
  const { second, accent, lace } = spec.palette;
  const { panel, lineIn } = panelTools(sheet, last);
  const bars: Line[] = [];
  for (const at of [0.56, 0.61, 0.66])
    bars.push(
      lineIn([
        [at - 0.03, 0.84],
        [at - 0.006, 0.96],
        [at + 0.012, 1.05],
      ]),
    );
  sheet.path(many(bars), { stroke: tone(lace, -0.2), width: 12, cap: 'round' });
  sheet.path(many(bars), { stroke: lace, width: 9, cap: 'round' });
  for (const [foot, head, colour] of [
    [0.3, 0.42, accent],
    [0.41, 0.52, second],
  ] as const) {
    const d = panel(
      [
        lineIn([
          [foot, 0.36],
          [foot + 0.04, 0.66],
          [head - 0.01, 1.07],
        ]),
        lineIn([
          [head - 0.01, 1.07],
          [head + 0.03, 1.09],
          [head + 0.065, 1.06],
        ]),
        lineIn([
          [head + 0.065, 1.06],
          [foot + 0.115, 0.62],
          [foot + 0.08, 0.34],
        ]),
        lineIn([
          [foot + 0.08, 0.34],
          [foot + 0.04, 0.29],
          [foot, 0.36],
        ]),
      ],
      colour,
    );
    stitch(
      sheet,
      lineIn([
        [foot + 0.012, 0.38],
        [foot + 0.05, 0.66],
        [head, 1.02],
      ]),
      colour,
      2,
      6,
    );
    sheet.path(d, { stroke: tone(colour, -0.25), strokeAlpha: 0.4, width: 1.4 });
  }
}

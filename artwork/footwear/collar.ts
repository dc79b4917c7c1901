import { castShadow, softStroke } from '#artwork/materials/shading.ts';
import { paintMark } from '#artwork/apparel/logo.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { join, offset, reverse, slice, straight, type Line } from '#artwork/pen/line.ts';
import { closed, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { upperOutline, type Last } from './last.ts';

/** What one sees through the opening: the far side of the lining, dark towards the foot. */
export function paintInside(sheet: Sheet, last: Last, lining: string): void {
  const inside = closed(last.farCollar, reverse(join(slice(last.collar, 0.04, 1))));
  const high = Math.min(...last.farCollar.map(([, y]) => y));
  const low = Math.max(...last.collar.map(([, y]) => y));
  sheet.path(inside, {
    fill: sheet.linear(0, high - 4, 0, low, [
      [0, tone(lining, 0.02)],
      [1, tone(lining, -0.26)],
    ]),
  });
  sheet.within(inside, () => softStroke(sheet, open(last.collar), { colour: '#0b0a12', reach: 34, alpha: 0.55, steps: 6 }));
  sheet.path(open(last.farCollar), { stroke: tone(lining, 0.08), width: 5, cap: 'round' });
}

/** The tongue above the throat, with a sewn label or, where the logo sits there, the mark itself. */
export function paintTongue(sheet: Sheet, last: Last, colour: string, label: string, hasMark = false): void {
  const shape = closed(last.tongueTop, reverse(last.throat));
  const { throatTop, instep, tongue } = last.shape;
  sheet.path(shape, {
    fill: sheet.linear(throatTop - 30, last.heelY - instep - tongue, throatTop + 160, last.heelY - instep + 90, [
      [0, tone(colour, 0.06)],
      [1, tone(colour, -0.12)],
    ]),
  });
  sheet.within(shape, () => {
    softStroke(sheet, open(last.throat), { colour: '#0b0a12', reach: 16, alpha: 0.4, steps: 5 });
    softStroke(sheet, open(slice(last.tongueTop, 0, 0.3)), { colour: tone(colour, -0.3), reach: 14, alpha: 0.3, steps: 5 });
  });
  if (tongue < 20) return;
  const y = last.heelY - instep - tongue;
  if (hasMark) {
    sheet.group(`rotate(12 ${throatTop} ${y + 20})`, () =>
      paintMark(sheet, throatTop, y + 22, 16, { ink: lightness(colour) > 0.58 ? '#1d2a26' : '#f3efe8', blaze: label }),
    );
    return;
  }
  const tag = straight([throatTop - 14, y + 9], [throatTop + 8, y + 11], [throatTop + 14, y + 25], [throatTop - 12, y + 22], [throatTop - 14, y + 9]);
  sheet.path(closed(tag), { fill: label, alpha: 0.95 });
}

/** The padded collar: a rolled edge lit along its crest. */
export function paintCollarRoll(sheet: Sheet, last: Last, colour: string, thick = 19): void {
  const roll = offset(slice(last.collar, 0, 0.97), -thick * 0.37);
  const d = open(roll);
  sheet.within(closed(...upperOutline(last)), () => {
    castShadow(sheet, d, thick * 0.68, 0.26, 0, 4);
    sheet.path(d, { stroke: tone(colour, -0.1), width: thick, cap: 'round' });
    sheet.path(d, { stroke: colour, width: thick * 0.74, cap: 'round' });
    sheet.group('translate(0 -3)', () => sheet.path(d, { stroke: tone(colour, 0.14), strokeAlpha: 0.6, width: thick * 0.26, cap: 'round' }));
  });
}

/** A cloth loop at the back, to pull the shoe on. */
export function paintPullLoop(sheet: Sheet, last: Last, colour: string, size = 30): void {
  const [x, y] = last.collar[0]!;
  const loop: Line = [
    [x + 10, y + 26],
    [x - size * 0.2, y + 8],
    [x - size * 0.3, y - size * 0.5],
    [x + 2, y - size],
    [x + size * 0.42, y - size * 0.6],
    [x + size * 0.46, y],
    [x + 14, y + 22],
  ];
  const d = open(loop);
  castShadow(sheet, d, 6, 0.25);
  sheet.path(d, { stroke: tone(colour, -0.14), width: 10, join: 'round', cap: 'round' });
  sheet.path(d, { stroke: colour, width: 7.6, join: 'round', cap: 'round' });
  sheet.path(d, { stroke: tone(colour, -0.2), strokeAlpha: 0.4, width: 6, dash: '1.6 3' });
}

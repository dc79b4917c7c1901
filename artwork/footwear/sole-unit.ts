import { contrastOf, softStroke } from '#artwork/materials/shading.ts';
import { blend, lightness, tone } from '#artwork/pen/colour.ts';
import { at, between, directionAt, offset, reverse, slice, spline, straight, type Line } from '#artwork/pen/line.ts';
import { closed, many, open, polygon } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Last } from './last.ts';

export interface SoleStyle {
  midsole: 'smooth' | 'sculpted' | 'split' | 'ribbed';
  foam: string;
  /** Colour of the lower half where the midsole is split in two densities. */
  lower: string;
  rubber: string;
  accent: string;
  /** Depth of the lugs in units; 0 to 4 is a road sole. */
  lugs: number;
}

/** Midsole and outsole from the side. Drawn over the upper's lower edge. */
export function paintSoleUnit(sheet: Sheet, last: Last, style: SoleStyle): void {
  const { bite, ground } = last;
  const heelSide = spline([
    bite[0]!,
    [bite[0]![0] - 14 - last.shape.heelFlare * 0.5, bite[0]![1] + 22],
    [ground[0]![0] - last.shape.heelFlare, ground[0]![1] - 24],
    ground[0]!,
  ]);
  const toeSide = spline([
    bite.at(-1)!,
    [bite.at(-1)![0] + 12, bite.at(-1)![1] + 7],
    [bite.at(-1)![0] + 17, (bite.at(-1)![1] + ground.at(-1)![1]) / 2],
    [ground.at(-1)![0] + 8, ground.at(-1)![1] - 5],
    ground.at(-1)!,
  ]);
  const foamBottom = offset(ground, (s) => 9 + 2 * Math.sin(s * Math.PI), 60);

  paintOutsole(sheet, last, style);

  const body = closed(bite, toeSide, reverse(ground), reverse(heelSide));
  const tones = contrastOf(style.foam);
  const top = Math.min(last.heelY, last.foreY) - 30;
  const fill = sheet.linear(0, top, 0, 702, [
    [0, tone(style.foam, 0.05)],
    [0.42, style.foam],
    [0.8, tone(style.foam, -0.08)],
    [1, tone(style.foam, -0.16)],
  ]);
  const outline = closed(bite, toeSide, reverse(foamBottom), reverse(heelSide));
  sheet.path(outline, { fill });
  sheet.within(outline, () => {
    if (style.midsole === 'split') paintSplit(sheet, last, style);
    // Foam rounds away at both ends.
    const ends = sheet.linear(96, 0, 920, 0, [
      [0, tones.shadeColour, 0.42],
      [0.07, tones.shadeColour, 0.1],
      [0.2, tones.shadeColour, 0],
      [0.82, tones.shadeColour, 0],
      [0.95, tones.shadeColour, 0.16],
      [1, tones.shadeColour, 0.42],
    ]);
    sheet.path(body, { fill: ends });
    if (style.midsole === 'sculpted' || style.midsole === 'split') paintSculpting(sheet, last, style.foam);
    if (style.midsole === 'ribbed') paintRibs(sheet, last, style.foam);
    softStroke(sheet, open(foamBottom), { colour: tones.shadeColour, reach: 22, alpha: 0.42, steps: 6 });
    // The rim catches light just under the upper.
    sheet.group('translate(0 6)', () => sheet.path(open(bite), { stroke: tones.gleamColour, strokeAlpha: tones.gleam, width: 5 }));
    softStroke(sheet, open(bite), { colour: tones.gleamColour, reach: 16, alpha: tones.gleam * 0.6, dy: 4, steps: 4 });
  });
  sheet.path(open(bite), { stroke: tone(style.foam, -0.3), strokeAlpha: 0.5, width: 1.6 });
}

function paintOutsole(sheet: Sheet, last: Last, style: SoleStyle): void {
  const rubberTop = offset(last.ground, 14, 60);
  const dark = tone(style.rubber, -0.1);
  const fill = sheet.linear(0, 640, 0, 706, [
    [0, tone(style.rubber, 0.07)],
    [1, dark],
  ]);
  const d = closed(last.ground, reverse(rubberTop));
  if (style.lugs > 5) {
    const count = style.lugs > 12.5 ? 15 : 19;
    const lugs: string[] = [];
    const faces: string[] = [];
    for (let i = 0; i < count; i++) {
      const centre = 0.035 + (i / (count - 1)) * 0.93;
      const half = 0.35 / count;
      const [a, b] = [at(last.ground, centre - half), at(last.ground, centre + half)];
      const dir = directionAt(last.ground, centre);
      const normal = [-dir[1], dir[0]] as const;
      const lean = (centre - 0.5) * 9;
      const depth = style.lugs * (centre < 0.06 || centre > 0.94 ? 0.7 : 1);
      const drop = (p: readonly [number, number], k: number): readonly [number, number] => [
        p[0] + normal[0] * depth + dir[0] * (k + lean * 0.3),
        p[1] + normal[1] * depth + dir[1] * (k + lean * 0.3),
      ];
      lugs.push(polygon([[a[0] - normal[0] * 9, a[1] - normal[1] * 9], [b[0] - normal[0] * 9, b[1] - normal[1] * 9], drop(b, -2.5), drop(a, 2.5)]));
      faces.push(
        polygon([
          [a[0] - normal[0] * 9, a[1] - normal[1] * 9],
          [a[0] - normal[0] * 9 + dir[0] * 5, a[1] - normal[1] * 9 + dir[1] * 5],
          drop([a[0] + dir[0] * 3, a[1] + dir[1] * 3], 2.5),
          drop(a, 2.5),
        ]),
      );
    }
    sheet.path(lugs.join(''), { fill: tone(style.rubber, -0.06) });
    sheet.path(faces.join(''), { fill: tone(style.rubber, 0.16), alpha: 0.5 });
  }
  sheet.path(d, { fill });
  sheet.within(d, () => {
    const flash = closed(slice(last.ground, 0.0, 0.16), reverse(slice(rubberTop, 0.0, 0.16)));
    sheet.path(flash, { fill: style.accent, alpha: 0.92 });
    if (style.lugs <= 5) {
      const cuts: Line[] = [];
      for (let i = 1; i < 26; i++) {
        const s = i / 26;
        const p = at(last.ground, s);
        cuts.push(straight([p[0] - 1.5, p[1] - 9], [p[0] + 1.5, p[1] + 3]));
      }
      sheet.path(many(cuts), { stroke: '#000000', strokeAlpha: 0.34, width: 3 });
    }
    sheet.path(open(rubberTop), { stroke: '#ffffff', strokeAlpha: lightness(style.rubber) > 0.6 ? 0.5 : 0.16, width: 3 });
  });
}

function paintSplit(sheet: Sheet, last: Last, style: SoleStyle): void {
  const line = between(last.bite, last.ground, (s) => 0.5 + 0.13 * Math.sin(s * 6.5 + 0.6), 60);
  const lower = closed(line, reverse(last.ground));
  sheet.path(lower, {
    fill: sheet.linear(0, last.heelY, 0, 700, [
      [0, tone(style.lower, 0.03)],
      [1, tone(style.lower, -0.1)],
    ]),
  });
  softStroke(sheet, open(line), { colour: tone(style.lower, -0.3), reach: 7, alpha: 0.35, dy: 2, steps: 4 });
  sheet.group('translate(0 -1.5)', () => sheet.path(open(line), { stroke: tone(style.foam, 0.2), strokeAlpha: 0.65, width: 2 }));
}

/** Long scooped facets along the sidewall, with light on the lower lip and shade in the scoop. */
function paintSculpting(sheet: Sheet, last: Last, foam: string): void {
  const tones = contrastOf(foam);
  const scoop = (from: number, to: number, depth: number, fat: number) => {
    const base = slice(between(last.bite, last.ground, depth, 60), from, to);
    const upper = offset(base, (s) => fat * Math.sin(s * Math.PI) ** 0.8);
    const d = closed(base, reverse(upper));
    sheet.path(d, { fill: blend(tones.shadeColour, foam, 0.42), alpha: 0.34 });
    sheet.within(d, () => softStroke(sheet, open(upper), { colour: tones.shadeColour, reach: 12, alpha: 0.4, steps: 5 }));
    sheet.group('translate(0 1.5)', () =>
      sheet.path(open(base), { stroke: tones.gleamColour, strokeAlpha: Math.min(0.9, tones.gleam * 1.4), width: 2.4, cap: 'round' }),
    );
  };
  scoop(0.02, 0.3, 0.62, 15);
  scoop(0.24, 0.56, 0.44, 17);
  scoop(0.5, 0.8, 0.66, 12);
}

function paintRibs(sheet: Sheet, last: Last, foam: string): void {
  const tones = contrastOf(foam);
  const lines = [0.28, 0.42, 0.56, 0.7].map((k) => slice(between(last.bite, last.ground, k, 60), 0.015, 0.985));
  sheet.path(many(lines), { stroke: tones.shadeColour, strokeAlpha: 0.42, width: 3 });
  sheet.group('translate(0 2.6)', () => sheet.path(many(lines), { stroke: tones.gleamColour, strokeAlpha: tones.gleam, width: 2 }));
}

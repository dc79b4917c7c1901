import type { ArtSpec } from '../art.ts';
import { castShadow, contrastOf, softStroke, stitch } from '../materials/shading.ts';
import { blend, lightness, tone } from '../pen/colour.ts';
import { at, between, bezier, join, offset, reverse, slice, spline, straight, type Line, type Point } from '../pen/line.ts';
import { closed, many, open } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';
import { createDice } from '../random.ts';
import { readTraits } from '../traits.ts';
import { paintLacing, eyestay, paintBow } from './laces.ts';
import { buildLast, upperOutline, type Last } from './last.ts';
import { paintSoleUnit } from './sole-unit.ts';
import { paintFabric } from './upper-fabric.ts';

export function runnerLast(spec: ArtSpec): Last {
  const traits = readTraits(spec);
  const stack = traits.ratio('stack');
  const trail = spec.kind === 'trail-runner';
  return buildLast({
    heelStack: 84 + stack * 44 + (trail ? -6 : 0),
    foreStack: 58 + stack * 36,
    collar: 158 + traits.ratio('collar') * 26,
    dip: 50 + traits.ratio('collar') * 12,
    flare: 8 + traits.ratio('collar') * 12,
    toeBox: 92 + traits.ratio('toe') * 16,
    spring: 14 + stack * 14,
    throatTop: 392,
    throatEnd: 640,
    instep: 186 + traits.ratio('collar') * 10,
    tongue: 44,
    heelFlare: 6 + stack * 12,
  });
}

export function paintRunnerSide(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const last = runnerLast(spec);
  const { main, second, accent, sole, lace, lining } = spec.palette;
  const outline = closed(...upperOutline(last));

  paintInside(sheet, last, lining);
  paintTongue(sheet, last, blend(main, lining, 0.25), accent);

  const [topY, botY] = [last.heelY - last.shape.collar, last.foreY];
  sheet.path(outline, {
    fill: sheet.linear(380, topY - 10, 440, botY + 20, [
      [0, tone(main, 0.07)],
      [0.45, main],
      [1, tone(main, -0.1)],
    ]),
  });
  sheet.within(outline, () => {
    paintFabric(sheet, last.upper, traits.word('material'), main, createDice(spec.seed, 'fabric'));
  });

  paintOverlays(sheet, spec, last, outline);

  // Eyestay with its stitching, then laces.
  const stay = eyestay(join(last.throat, slice(last.vamp, 0, 0.14)), 42);
  const stayShape = closed(stay.outer, reverse(stay.inner));
  sheet.within(outline, () => {
    castShadow(sheet, open(stay.inner), 9, 0.3);
    sheet.path(stayShape, {
      fill: sheet.linear(430, last.heelY - 170, 470, last.heelY - 40, [
        [0, tone(second, 0.07)],
        [1, tone(second, -0.05)],
      ]),
    });
    stitch(sheet, offset(stay.inner, 7), second);
  });
  paintFormLight(sheet, last, outline);
  sheet.path(open(last.throat), { stroke: tone(second, -0.22), strokeAlpha: 0.8, width: 2 });

  paintCollarRoll(sheet, last, blend(lining, main, 0.35));
  paintLacing(sheet, last.throat, { lace, eyelet: second }, 6, 13);
  paintBow(sheet, [last.shape.throatTop + 10, last.heelY - last.shape.instep - 12], lace, 74, 11);

  paintSoleUnit(sheet, last, {
    midsole: traits.word('midsole') as 'smooth' | 'sculpted' | 'split' | 'ribbed',
    foam: sole,
    lower: blend(sole, second, 0.6),
    rubber: lightness(sole) < 0.35 ? tone(sole, -0.08) : '#2b2a2e',
    accent,
    lugs: spec.kind === 'trail-runner' ? 8 + traits.ratio('lugs') * 7 : 3,
  });
}

/** One light for all pieces of the upper: bright on the shoulders of toe and quarter, dark where it turns away. */
function paintFormLight(sheet: Sheet, last: Last, outline: string): void {
  const dark = '#0a0812';
  const glow = (cx: number, cy: number, r: number, alpha: number, sx: number, sy: number, turn = 0) =>
    sheet.path(outline, {
      fill: sheet.radial(
        cx,
        cy,
        r,
        [
          [0, '#ffffff', alpha],
          [0.5, '#ffffff', alpha * 0.42],
          [1, '#ffffff', 0],
        ],
        { sx, sy, turn },
      ),
    });
  sheet.within(outline, () => {
    softStroke(sheet, open(last.bite), { colour: dark, reach: 70, alpha: 0.4, steps: 8 });
    softStroke(sheet, open(last.bite), { colour: dark, reach: 14, alpha: 0.4, steps: 5 });
    softStroke(sheet, open(last.heel), { colour: dark, reach: 44, alpha: 0.36, steps: 7 });
    softStroke(sheet, open(slice(last.vamp, 0.62, 1)), { colour: dark, reach: 36, alpha: 0.3, steps: 7 });
    glow(770, last.foreY - last.shape.toeBox * 0.74, 120, 0.36, 1.25, 0.34, 15);
    glow(225, last.heelY - last.shape.collar * 0.46, 120, 0.26, 0.8, 0.95);
    glow(520, last.heelY - last.shape.instep * 0.5, 130, 0.16, 1.2, 0.7, 25);
    sheet.group('translate(0 2)', () => sheet.path(open(last.vamp), { stroke: '#ffffff', strokeAlpha: 0.4, width: 2.4 }));
  });
}

/** What one sees through the opening: the far side of the lining, dark towards the foot. */
function paintInside(sheet: Sheet, last: Last, lining: string): void {
  const inside = closed(last.farCollar, reverse(join(slice(last.collar, 0.04, 1))));
  sheet.path(inside, {
    fill: sheet.linear(0, last.heelY - last.shape.collar - 20, 0, last.heelY - last.shape.collar + last.shape.dip + 10, [
      [0, tone(lining, 0.02)],
      [1, tone(lining, -0.26)],
    ]),
  });
  sheet.within(inside, () => softStroke(sheet, open(last.collar), { colour: '#0b0a12', reach: 34, alpha: 0.55, steps: 6 }));
  sheet.path(open(last.farCollar), { stroke: tone(lining, 0.08), width: 5, cap: 'round' });
}

function paintTongue(sheet: Sheet, last: Last, colour: string, accent: string): void {
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
  const y = last.heelY - instep - tongue;
  sheet.path(
    closed(straight([throatTop - 14, y + 8], [throatTop + 12, y + 11], [throatTop + 18, y + 25], [throatTop - 10, y + 21], [throatTop - 14, y + 8])),
    { fill: accent, alpha: 0.95 },
  );
}

/** The padded collar: a rolled edge lit along its crest. */
function paintCollarRoll(sheet: Sheet, last: Last, colour: string): void {
  const roll = offset(slice(last.collar, 0.0, 0.97), -7);
  const d = open(roll);
  sheet.within(closed(...upperOutline(last)), () => {
    castShadow(sheet, d, 13, 0.26, 0, 4);
    sheet.path(d, { stroke: tone(colour, -0.1), width: 19, cap: 'round' });
    sheet.path(d, { stroke: colour, width: 14, cap: 'round' });
    sheet.group('translate(0 -3)', () => sheet.path(d, { stroke: tone(colour, 0.14), strokeAlpha: 0.6, width: 5, cap: 'round' }));
  });
}

function paintOverlays(sheet: Sheet, spec: ArtSpec, last: Last, outline: string): void {
  const traits = readTraits(spec);
  const { second, accent, main } = spec.palette;
  const area = last.upper;
  const panel = (lines: Line[], colour: string, alpha = 1) => {
    const d = closed(...lines);
    castShadow(sheet, d, 7, 0.26);
    sheet.path(d, {
      fill: sheet.linear(0, last.heelY - 150, 0, last.foreY, [
        [0, tone(colour, 0.06)],
        [1, tone(colour, -0.09)],
      ]),
      alpha,
    });
    const tones = contrastOf(colour);
    sheet.within(d, () => {
      sheet.group('translate(0.5 1.6)', () => sheet.path(d, { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.9, width: 2 }));
    });
    return d;
  };
  const lineIn = (keys: Point[]): Line => area.line(keys);

  sheet.within(outline, () => {
    paintSideMark(sheet, traits.word('overlay'), panel, lineIn, { second, accent, main });

    if (traits.is('toecap', 'guard', 'cap')) {
      const high = traits.is('toecap', 'cap');
      const edge = lineIn(
        high
          ? [
              [0.8, 0],
              [0.83, 0.45],
              [0.868, 0.8],
              [0.9, 1],
            ]
          : [
              [0.66, 0],
              [0.72, 0.16],
              [0.8, 0.3],
              [0.88, 0.46],
              [0.945, 0.72],
              [0.97, 1],
            ],
      );
      const reach = slice(last.topline, high ? 0.9 : 0.97, 1);
      panel([edge, reach, reverse(slice(last.bite, high ? 0.8 : 0.66, 1))], second);
      stitch(
        sheet,
        lineIn(
          high
            ? [
                [0.788, 0],
                [0.818, 0.45],
                [0.856, 0.8],
                [0.888, 1],
              ].map(([a, b]) => [a! + 0.02, b!])
            : [
                [0.68, 0],
                [0.735, 0.12],
                [0.81, 0.25],
                [0.887, 0.4],
              ],
        ),
        second,
      );
    }

    const heelEdge = lineIn([
      [0.0, 0.82],
      [0.06, 0.74],
      [0.13, 0.5],
      [0.19, 0.22],
      [0.25, 0],
    ]);
    panel([heelEdge, reverse(slice(last.bite, 0, 0.25)), slice(last.heel, 0, 0.82)], traits.is('heel', 'clip') ? accent : second);
    stitch(
      sheet,
      lineIn([
        [0.0, 0.74],
        [0.05, 0.66],
        [0.112, 0.45],
        [0.168, 0.2],
        [0.225, 0.02],
      ]),
      traits.is('heel', 'clip') ? accent : second,
    );
    if (traits.is('heel', 'tab')) {
      const tab = lineIn([
        [0, 1],
        [0.03, 0.96],
        [0.045, 0.8],
        [0.03, 0.66],
        [0, 0.6],
      ]);
      panel([tab, slice(last.heel, 0.6, 1)], accent);
    }
  });
}

type Panel = (lines: Line[], colour: string, alpha?: number) => string;
type LineIn = (keys: Point[]) => Line;

function paintSideMark(sheet: Sheet, overlay: string, panel: Panel, lineIn: LineIn, colours: { second: string; accent: string; main: string }): void {
  const { second, accent } = colours;
  const bar = (foot: number, head: number, wide: number, low: number, high: number, colour: string) =>
    panel(
      [
        lineIn([
          [foot, low],
          [foot + (head - foot) * 0.45, low + (high - low) * 0.5],
          [head, high],
        ]),
        lineIn([
          [head, high],
          [head + wide * 0.5, high],
          [head + wide * 0.86, high - 0.02],
        ]),
        lineIn([
          [head + wide * 0.86, high - 0.02],
          [foot + (head - foot) * 0.45 + wide, low + (high - low) * 0.48],
          [foot + wide, low],
        ]),
        lineIn([
          [foot + wide, low],
          [foot, low],
        ]),
      ],
      colour,
    );
  if (overlay === 'blaze') {
    bar(0.36, 0.47, 0.06, 0.0, 0.78, second);
    bar(0.47, 0.57, 0.06, 0.0, 0.62, accent);
  } else if (overlay === 'bands') {
    for (const [i, x] of [0.34, 0.42, 0.5].entries()) bar(x, x + 0.1, 0.035, 0, 0.86 - i * 0.05, i === 1 ? accent : second);
  } else if (overlay === 'chevron') {
    for (const [i, x] of [0.36, 0.45, 0.54].entries()) {
      panel(
        [
          lineIn([
            [x, 0.1],
            [x + 0.06, 0.36],
          ]),
          lineIn([
            [x + 0.06, 0.36],
            [x, 0.62],
          ]),
          lineIn([
            [x, 0.62],
            [x + 0.04, 0.62],
          ]),
          lineIn([
            [x + 0.04, 0.62],
            [x + 0.1, 0.36],
          ]),
          lineIn([
            [x + 0.1, 0.36],
            [x + 0.04, 0.1],
          ]),
          lineIn([
            [x + 0.04, 0.1],
            [x, 0.1],
          ]),
        ],
        i === 1 ? accent : second,
      );
    }
  } else if (overlay === 'wave') {
    panel(
      [
        lineIn([
          [0.24, 0.26],
          [0.36, 0.2],
          [0.5, 0.34],
          [0.62, 0.52],
          [0.7, 0.66],
        ]),
        lineIn([
          [0.7, 0.66],
          [0.62, 0.4],
          [0.5, 0.18],
          [0.36, 0.02],
          [0.24, 0.1],
        ]),
        lineIn([
          [0.24, 0.1],
          [0.23, 0.18],
          [0.24, 0.26],
        ]),
      ],
      second,
    );
    panel(
      [
        lineIn([
          [0.3, 0.42],
          [0.4, 0.4],
          [0.52, 0.52],
          [0.6, 0.7],
        ]),
        lineIn([
          [0.6, 0.7],
          [0.5, 0.44],
          [0.4, 0.32],
          [0.3, 0.34],
        ]),
        lineIn([
          [0.3, 0.34],
          [0.3, 0.42],
        ]),
      ],
      accent,
    );
  } else if (overlay === 'ridge') {
    panel(
      [
        lineIn([
          [0.26, 0],
          [0.36, 0.44],
        ]),
        lineIn([
          [0.36, 0.44],
          [0.42, 0.3],
        ]),
        lineIn([
          [0.42, 0.3],
          [0.51, 0.66],
        ]),
        lineIn([
          [0.51, 0.66],
          [0.6, 0.28],
        ]),
        lineIn([
          [0.6, 0.28],
          [0.72, 0],
        ]),
        lineIn([
          [0.72, 0],
          [0.5, 0],
          [0.26, 0],
        ]),
      ],
      second,
    );
  } else if (overlay === 'web') {
    const strands: Line[] = [];
    for (let i = 0; i < 7; i++) {
      strands.push(
        lineIn([
          [0.3 + i * 0.055, 0],
          [0.36 + i * 0.045, 0.4],
          [0.4 + i * 0.042, 0.82],
        ]),
      );
      strands.push(
        lineIn([
          [0.42 + i * 0.04, 0],
          [0.38 + i * 0.05, 0.36],
          [0.36 + i * 0.052, 0.74],
        ]),
      );
    }
    const d = many(strands);
    castShadow(sheet, d, 5, 0.2);
    sheet.path(d, { stroke: tone(second, -0.12), width: 6.4, cap: 'round' });
    sheet.path(d, { stroke: second, width: 4.8, cap: 'round' });
  } else {
    const d = open(
      lineIn([
        [0.2, 0.66],
        [0.34, 0.42],
        [0.5, 0.36],
        [0.66, 0.5],
        [0.74, 0.7],
      ]),
    );
    sheet.path(d, { stroke: accent, width: 5, cap: 'round' });
  }
}

export const runnerParts = { at, between, bezier, spline };

import type { ArtSpec } from '#artwork/traits/art.ts';
import { paintMark, paintWord } from '#artwork/apparel/logo.ts';
import { softStroke } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { type Line, type Point } from '#artwork/pen/line.ts';
import { circle, closed, many, open, polygon } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { detailsFor } from './details.ts';
import { planFor, type Plan } from './plan.ts';

/** One outsole from below, around (0, 0), toe up. */
export function paintShoeBottom(sheet: Sheet, spec: ArtSpec, side: 1 | -1): void {
  const plan = planFor(spec);
  const { sole, accent } = spec.palette;
  const rim = closed(plan.rim);
  const { rubber } = detailsFor(spec);
  sheet.path(rim, {
    fill: sheet.linear(-130, -200, 140, 300, [
      [0, tone(sole, 0.04)],
      [1, tone(sole, -0.12)],
    ]),
  });
  sheet.within(rim, () => softStroke(sheet, rim, { colour: tone(sole, -0.4), reach: 22, alpha: 0.4, steps: 6 }));
  const rugged = ['trail-runner', 'hiking-boot', 'hiking-shoe', 'winter-boot'].includes(spec.kind);
  const flat = ['court-sneaker', 'high-top', 'loafer', 'chelsea-boot', 'clog', 'slip-on', 'sandal'].includes(spec.kind);
  if (rugged) paintLugs(sheet, plan, rubber, accent, readTraits(spec).ratio('lugs'));
  else if (flat) paintHerringbone(sheet, plan, rubber, accent);
  else paintRoadPods(sheet, plan, sole, rubber, accent);
  sheet.group(`scale(${side} 1)`, () => {
    paintMark(sheet, 0, rugged ? 84 : 74, 34, { ink: flat || rugged ? pale(rubber) : pale(sole), blaze: accent });
    if (!rugged && !flat) paintWord(sheet, 0, 128, 92, pale(sole), 0.65);
  });
}

function pale(colour: string): string {
  return lightness(colour) > 0.58 ? '#1d2a26' : '#f3efe8';
}

/** A closed piece given in the plan's own coordinates, with thickness. */
function pad(sheet: Sheet, plan: Plan, keys: Point[], colour: string): string {
  const d = closed(plan.area.line([...keys, keys[0]!]));
  sheet.group('translate(4 7)', () => sheet.path(d, { fill: '#08070c', alpha: 0.34 }));
  sheet.path(d, {
    fill: sheet.linear(-120, -300, 120, 300, [
      [0, tone(colour, 0.08)],
      [1, tone(colour, -0.06)],
    ]),
  });
  sheet.within(d, () => sheet.group('translate(1.5 2)', () => sheet.path(d, { stroke: '#ffffff', strokeAlpha: 0.24, width: 3 })));
  return d;
}

function paintLugs(sheet: Sheet, plan: Plan, rubber: string, accent: string, ratio: number): void {
  const base = closed(plan.outline);
  sheet.path(base, {
    fill: sheet.linear(-120, -300, 120, 300, [
      [0, tone(rubber, 0.02)],
      [1, tone(rubber, -0.06)],
    ]),
  });
  const rows = Math.round(15 - ratio * 3);
  const lugs: string[] = [];
  const bright: string[] = [];
  for (let r = 0; r < rows; r++) {
    const up = 0.045 + (r / (rows - 1)) * 0.9;
    if (up > 0.35 && up < 0.47) continue;
    const flip = up < 0.4 ? -1 : 1;
    for (const [a, b] of [
      [0.05, 0.25],
      [0.29, 0.48],
      [0.52, 0.71],
      [0.75, 0.95],
    ] as const) {
      const h = 0.6 / rows;
      const mid = (a + b) / 2 < 0.5 ? 1 : -1;
      const lean = 0.022 * mid * flip;
      const corners: Point[] = [
        [a, up - lean],
        [b, up + lean],
        [b - 0.012, up + lean + h],
        [a + 0.012, up - lean + h],
      ];
      const d = polygon(corners.map(([x, y]) => plan.area.point(x, Math.min(0.985, y))));
      (r % 5 === 2 ? bright : lugs).push(d);
    }
  }
  for (const [list, colour] of [
    [lugs, tone(rubber, 0.1)],
    [bright, accent],
  ] as const) {
    const d = list.join('');
    sheet.group('translate(4 6)', () => sheet.path(d, { fill: '#050508', alpha: 0.5 }));
    sheet.path(d, { fill: colour });
    sheet.path(d, { stroke: '#ffffff', strokeAlpha: 0.12, width: 1.8 });
    sheet.group('translate(0 0)', () =>
      sheet.path(d, {
        fill: sheet.linear(-120, 0, 120, 0, [
          [0, '#ffffff', 0.14],
          [0.6, '#ffffff', 0],
          [1, '#000000', 0.16],
        ]),
      }),
    );
  }
  sheet.within(base, () => softStroke(sheet, base, { colour: '#050508', reach: 30, alpha: 0.4, steps: 6 }));
}

function paintHerringbone(sheet: Sheet, plan: Plan, rubber: string, accent: string): void {
  const base = closed(plan.outline);
  sheet.path(base, {
    fill: sheet.linear(-120, -300, 120, 300, [
      [0, tone(rubber, 0.06)],
      [1, tone(rubber, -0.06)],
    ]),
  });
  sheet.within(base, () => {
    const lines: Line[] = [];
    for (let up = -0.02; up < 1.02; up += 0.0235) {
      const keys: Point[] = [];
      for (let i = 0; i <= 10; i++) keys.push([i / 10, up + (i % 2 ? 0.018 : 0)]);
      lines.push(keys.map(([a, v]) => plan.area.point(a, v)));
    }
    sheet.path(many(lines), { stroke: '#050508', strokeAlpha: 0.38, width: 5.5, join: 'miter' });
    sheet.group('translate(0 3.4)', () => sheet.path(many(lines), { stroke: '#ffffff', strokeAlpha: 0.26, width: 2 }));
    softStroke(sheet, base, { colour: '#050508', reach: 34, alpha: 0.3, steps: 6 });
  });
  const arch = closed(
    plan.area.line([
      [0.06, 0.37],
      [0.5, 0.35],
      [0.94, 0.37],
      [0.95, 0.45],
      [0.5, 0.47],
      [0.05, 0.45],
      [0.06, 0.37],
    ]),
  );
  sheet.path(arch, { fill: tone(rubber, 0.02) });
  const [x, y] = plan.area.point(0.5, 0.745);
  for (const [r, colour] of [
    [58, tone(rubber, 0.03)],
    [42, tone(rubber, -0.1)],
    [28, tone(rubber, 0.05)],
    [12, accent],
  ] as const) {
    sheet.path(circle(x, y, r), { fill: colour });
    sheet.path(circle(x, y, r), { stroke: '#050508', strokeAlpha: 0.4, width: 2.4 });
  }
}

function paintRoadPods(sheet: Sheet, plan: Plan, foam: string, rubber: string, accent: string): void {
  const base = closed(plan.outline);
  sheet.path(base, {
    fill: sheet.linear(-120, -300, 120, 300, [
      [0, foam],
      [1, tone(foam, -0.07)],
    ]),
  });
  sheet.within(base, () => {
    const channel = plan.area.line([
      [0.52, 0.02],
      [0.54, 0.25],
      [0.5, 0.5],
      [0.48, 0.75],
      [0.46, 0.97],
    ]);
    softStroke(sheet, open(channel), { colour: tone(foam, -0.4), reach: 34, alpha: 0.4, steps: 7 });
  });
  const rows: [number, number, string][] = [
    [0.9, 0.975, accent],
    [0.8, 0.885, rubber],
    [0.7, 0.785, rubber],
    [0.6, 0.685, rubber],
    [0.51, 0.585, rubber],
    [0.2, 0.29, rubber],
    [0.11, 0.185, rubber],
    [0.02, 0.095, accent],
  ];
  for (const [low, high, colour] of rows) {
    const tip = high > 0.95 || low < 0.03 ? 0.012 : 0;
    for (const side of [0, 1] as const) {
      const at = (share: number) => (side ? 1 - share : share);
      const d = pad(
        sheet,
        plan,
        [
          [at(0.06 + tip * 6), low],
          [at(0.25), low + 0.012],
          [at(0.43), low + 0.016],
          [at(0.44), high + 0.012 - tip],
          [at(0.25), high + 0.006 - tip],
          [at(0.06 + tip * 6), high - tip],
        ],
        colour,
      );
      sheet.within(d, () => {
        const cuts: Line[] = [];
        for (let k = 1; k < 4; k++) {
          const up = low + ((high - low) * k) / 4;
          cuts.push(
            plan.area.line([
              [at(0.04), up],
              [at(0.25), up + 0.008],
              [at(0.46), up + 0.012],
            ]),
          );
        }
        sheet.path(many(cuts), { stroke: '#000000', strokeAlpha: 0.36, width: 3 });
      });
    }
  }
}

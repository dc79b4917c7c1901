import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { type Line, offset, spline } from '#artwork/pen/line.ts';
import { circle, closed, many, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import type { Plan } from './plan.ts';

export function paintUpperTop(sheet: Sheet, spec: ArtSpec, plan: Plan): void {
  const traits = readTraits(spec);
  const { main, second, accent } = spec.palette;
  const d = closed(plan.outline);
  softStroke(sheet, d, { colour: '#0a0812', reach: 9, alpha: 0.3, steps: 4 });
  sheet.path(d, {
    fill: sheet.linear(-120, -300, 120, 300, [
      [0, tone(main, 0.06)],
      [0.5, main],
      [1, tone(main, -0.07)],
    ]),
  });
  const tones = contrastOf(main);
  const area = plan.area;
  const row = (up: number, from = 0, to = 1): Line =>
    area.line([
      [from, up],
      [from + (to - from) * 0.5, up + 0.012],
      [to, up],
    ]);
  sheet.within(d, () => {
    if (!traits.is('material', 'leather', 'suede')) {
      const rows: Line[] = [];
      for (let up = 0.02; up < 0.99; up += 0.0115) rows.push(row(up));
      sheet.path(many(rows), {
        stroke: tones.shadeColour,
        strokeAlpha: 0.34,
        width: 2.8,
        dash: traits.is('material', 'knit') ? '6 2.6' : '0.6 8',
        cap: 'round',
      });
    }
    const panel = (lines: Line[], colour: string) => {
      const shape = closed(...lines);
      castShadow(sheet, shape, 7, 0.24);
      sheet.path(shape, {
        fill: sheet.linear(-120, 0, 120, 0, [
          [0, tone(colour, 0.06)],
          [1, tone(colour, -0.07)],
        ]),
      });
    };
    paintSideMarksTop(sheet, traits.word('overlay'), plan, { second, accent }, panel);
    if (traits.is('toecap', 'guard', 'cap', 'rubber', 'wing')) {
      const edge = traits.is('toecap', 'guard')
        ? area.line([
            [0, 0.7],
            [0.1, 0.82],
            [0.3, 0.9],
            [0.5, 0.915],
            [0.7, 0.9],
            [0.9, 0.82],
            [1, 0.7],
          ])
        : area.line([
            [0, 0.78],
            [0.2, 0.82],
            [0.5, 0.845],
            [0.8, 0.82],
            [1, 0.78],
          ]);
      const colour = traits.is('toecap', 'rubber') ? spec.palette.sole : second;
      panel(
        [
          edge,
          [
            [200, -300],
            [200, -420],
            [-200, -420],
            [-200, -300],
          ],
        ],
        colour,
      );
      stitch(sheet, offset(edge, 8), colour);
    }
    const heel = area.line([
      [0, 0.2],
      [0.16, 0.14],
      [0.3, 0.05],
      [0.5, 0.03],
      [0.7, 0.05],
      [0.84, 0.14],
      [1, 0.2],
    ]);
    panel(
      [
        heel,
        [
          [200, 300],
          [200, 420],
          [-200, 420],
          [-200, 300],
        ],
      ],
      traits.is('heel', 'clip') ? accent : second,
    );
    stitch(sheet, offset(heel, -8), second);
    // Domed form: edges fall away, the toe box and the instep catch the light.
    softStroke(sheet, d, { colour: '#0a0812', reach: 56, alpha: 0.42, steps: 9 });
    sheet.path(d, {
      fill: sheet.radial(
        -22,
        -262,
        120,
        [
          [0, '#ffffff', 0.42],
          [1, '#ffffff', 0],
        ],
        { sx: 0.62, sy: 0.8 },
      ),
    });
    sheet.path(d, {
      fill: sheet.radial(
        -58,
        -40,
        150,
        [
          [0, '#ffffff', 0.2],
          [1, '#ffffff', 0],
        ],
        { sx: 0.32, sy: 1 },
      ),
    });
    if (spec.kind === 'loafer' || traits.is('toecap', 'perforated')) paintVampTop(sheet, spec, plan);
  });
}

function paintVampTop(sheet: Sheet, spec: ArtSpec, plan: Plan): void {
  const { main, second } = spec.palette;
  const traits = readTraits(spec);
  const area = plan.area;
  if (spec.kind === 'loafer') {
    const apron = area.line([
      [0.2, 0.56],
      [0.17, 0.74],
      [0.26, 0.88],
      [0.5, 0.925],
      [0.74, 0.88],
      [0.83, 0.74],
      [0.8, 0.56],
    ]);
    seam(sheet, apron, main, 5);
    sheet.path(open(apron), { stroke: tone(main, -0.2), strokeAlpha: 0.5, width: 9, dash: '2 6' });
    if (traits.is('overlay', 'penny')) {
      const strap = closed(
        area.line([
          [0, 0.52],
          [0.5, 0.6],
          [1, 0.52],
        ]),
        area.line([
          [1, 0.62],
          [0.5, 0.69],
          [0, 0.62],
        ]),
      );
      castShadow(sheet, strap, 8, 0.3);
      sheet.path(strap, { fill: second });
      sheet.path(
        closed(
          spline(
            [
              [-24, -84],
              [0, -92],
              [24, -84],
              [18, -72],
              [-18, -72],
            ],
            true,
          ),
        ),
        { fill: tone(second, -0.3) },
      );
    }
    return;
  }
  let d = '';
  for (let r = 0; r < 5; r++) for (let k = -3; k <= 3; k++) d += circle(-10 + k * 13 + (r % 2) * 6.5, -322 + r * 17 + Math.abs(k) * 4, 3);
  sheet.path(d, { fill: tone(main, -0.4), alpha: 0.75 });
}

function paintSideMarksTop(
  sheet: Sheet,
  overlay: string,
  { area }: Plan,
  { second, accent }: { second: string; accent: string },
  panel: (lines: Line[], colour: string) => void,
): void {
  const bar = (up: number, height: number, reach: number, colour: string) => {
    for (const [edge, inward] of [
      [0, reach],
      [1, 1 - reach],
    ] as const) {
      panel(
        [
          area.line([
            [edge, up],
            [(edge + inward) / 2, up + 0.03],
            [inward, up + 0.075],
          ]),
          area.line([
            [inward, up + 0.075 + height],
            [(edge + inward) / 2, up + 0.03 + height],
            [edge, up + height],
          ]),
        ],
        colour,
      );
    }
  };
  if (overlay === 'blaze') {
    bar(0.4, 0.05, 0.24, second);
    bar(0.49, 0.05, 0.2, accent);
  } else if (overlay === 'bands' || overlay === 'chevron') {
    for (const [i, up] of [0.4, 0.47, 0.54].entries()) bar(up, 0.03, 0.22, i === 1 ? accent : second);
  } else if (overlay === 'ridge' || overlay === 'wave' || overlay === 'panelled' || overlay === 'classic') {
    bar(0.36, 0.26, 0.1, second);
  } else if (overlay === 'web') {
    const strands: Line[] = [];
    for (let i = 0; i < 8; i++) {
      for (const [a, b] of [
        [0, 0.3],
        [1, 0.7],
      ] as const)
        strands.push(
          area.line([
            [a, 0.34 + i * 0.045],
            [(a + b) / 2, 0.38 + i * 0.04],
            [b, 0.44 + i * 0.036],
          ]),
        );
    }
    sheet.path(many(strands), { stroke: second, width: 5, cap: 'round' });
  }
}

import type { ArtSpec } from '../art.ts';
import { paintMark } from '../apparel/logo.ts';
import { castShadow, stitch } from '../materials/shading.ts';
import { lightness, tone } from '../pen/colour.ts';
import { offset, reverse, slice, type Line, type Point } from '../pen/line.ts';
import { circle, closed, many, open } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';
import { readTraits } from '../traits.ts';
import { upperOutline, type Last } from './last.ts';
import { panelTools, type PanelTools } from './panel.ts';

/** Everything sewn or printed on the upper: side mark, toe piece, heel piece. */
export function paintOverlays(sheet: Sheet, spec: ArtSpec, last: Last): void {
  const traits = readTraits(spec);
  const { second, accent, main } = spec.palette;
  const tools = panelTools(sheet, last);
  sheet.within(closed(...upperOutline(last)), () => {
    if (spec.kind === 'winter-boot') paintShell(sheet, last, tools, second);
    paintSideMark(sheet, traits.word('overlay'), tools, { second, accent, main });
    paintToePiece(sheet, traits.word('toecap'), last, tools, spec);
    paintHeelPiece(sheet, traits.word('heel'), last, tools, { second, accent });
  });
  paintLogo(sheet, spec, last);
}

/** The waterproof rubber shell around the foot of a winter boot. */
function paintShell(sheet: Sheet, last: Last, { panel, lineIn }: PanelTools, colour: string): void {
  const edge = lineIn([
    [-0.01, 0.2],
    [0.14, 0.19],
    [0.3, 0.15],
    [0.46, 0.2],
    [0.6, 0.36],
    [0.7, 0.6],
    [0.76, 1.02],
  ]);
  panel([edge, slice(last.topline, 0.79, 1), reverse(last.bite)], colour);
  for (const by of [-8, -15]) stitch(sheet, offset(edge, by), colour);
  const ribs = [0.05, 0.09, 0.13].map((up) =>
    lineIn([
      [0.7, up],
      [0.84, up * 1.6],
      [0.95, up * 2.4],
    ]),
  );
  sheet.path(many(ribs), { stroke: tone(colour, -0.18), strokeAlpha: 0.6, width: 3 });
}

function paintLogo(sheet: Sheet, spec: ArtSpec, last: Last): void {
  const traits = readTraits(spec);
  const { main, second, accent } = spec.palette;
  const place = traits.word('logo');
  const pale = (colour: string) => (lightness(colour) > 0.58 ? '#1d2a26' : '#f3efe8');
  if (place === 'heel') {
    const p = last.upper.point(0.075, 0.34);
    const ground = traits.is('heel', 'clip') ? accent : second;
    paintMark(sheet, p[0], p[1], 17, { ink: pale(ground), blaze: ground === accent ? pale(accent) : accent });
  } else if (place === 'side' && traits.is('overlay', 'clean', 'gore', 'classic', 'panelled', 'wave')) {
    const p = last.upper.point(0.31, 0.5);
    paintMark(sheet, p[0], p[1], 24, { ink: pale(main), blaze: accent });
  }
}

function paintToePiece(sheet: Sheet, word: string, last: Last, { panel, lineIn }: PanelTools, spec: ArtSpec): void {
  const { second, main } = spec.palette;
  if (word === 'guard') {
    const edge = lineIn([
      [0.66, 0],
      [0.72, 0.16],
      [0.8, 0.3],
      [0.88, 0.46],
      [0.945, 0.72],
      [0.97, 1],
    ]);
    panel([edge, slice(last.topline, 0.97, 1), reverse(slice(last.bite, 0.66, 1))], second);
    stitch(
      sheet,
      lineIn([
        [0.68, 0],
        [0.735, 0.12],
        [0.81, 0.25],
        [0.887, 0.4],
        [0.95, 0.66],
      ]),
      second,
    );
  } else if (word === 'cap') {
    const edge = lineIn([
      [0.78, 0],
      [0.8, 0.35],
      [0.84, 0.75],
      [0.88, 1],
    ]);
    panel([edge, slice(last.topline, 0.88, 1), reverse(slice(last.bite, 0.78, 1))], second);
    stitch(
      sheet,
      lineIn([
        [0.79, 0],
        [0.811, 0.35],
        [0.85, 0.75],
        [0.889, 1],
      ]),
      second,
    );
  } else if (word === 'wing') {
    const edge = lineIn([
      [0.62, 0],
      [0.7, 0.3],
      [0.79, 0.52],
      [0.8, 0.72],
      [0.84, 1],
    ]);
    panel([edge, slice(last.topline, 0.84, 1), reverse(slice(last.bite, 0.62, 1))], second);
    stitch(
      sheet,
      lineIn([
        [0.635, 0],
        [0.712, 0.28],
        [0.803, 0.5],
        [0.813, 0.72],
        [0.852, 1],
      ]),
      second,
    );
    perforate(sheet, last, second);
  } else if (word === 'perforated') {
    stitch(
      sheet,
      lineIn([
        [0.64, 0],
        [0.68, 0.4],
        [0.72, 0.76],
        [0.79, 1],
      ]),
      main,
    );
    perforate(sheet, last, main);
  } else if (word === 'rubber') {
    const edge = lineIn([
      [0.76, -0.02],
      [0.79, 0.4],
      [0.83, 0.8],
      [0.868, 1.02],
    ]);
    panel([edge, slice(last.topline, 0.87, 1), reverse(slice(last.bite, 0.76, 1))], spec.palette.sole);
    stitch(
      sheet,
      lineIn([
        [0.745, 0],
        [0.775, 0.4],
        [0.815, 0.8],
        [0.853, 1],
      ]),
      main,
    );
  }
}

function perforate(sheet: Sheet, last: Last, colour: string): void {
  let d = '';
  for (let i = 0; i < 5; i++) {
    for (let k = 0; k < 4; k++) {
      const [x, y] = last.upper.point(0.79 + k * 0.026 + (i % 2) * 0.013, 0.62 + i * 0.075);
      d += circle(x, y, 3.1);
    }
  }
  sheet.path(d, { fill: tone(colour, -0.4), alpha: 0.8 });
  sheet.group('translate(0.5 1.4)', () => sheet.path(d, { stroke: '#ffffff', strokeAlpha: 0.3, width: 0.9 }));
}

function paintHeelPiece(
  sheet: Sheet,
  word: string,
  last: Last,
  { panel, lineIn }: PanelTools,
  { second, accent }: { second: string; accent: string },
): void {
  const tall = last.shape.collar > 230 ? 0.62 : 1;
  const colour = word === 'clip' ? accent : second;
  const edge = lineIn([
    [0, 0.82 * tall],
    [0.06, 0.74 * tall],
    [0.13, 0.5 * tall],
    [0.19, 0.22 * tall],
    [0.25, 0],
  ]);
  panel([edge, reverse(slice(last.bite, 0, 0.25)), slice(last.heel, 0, 0.82 * tall)], colour);
  stitch(
    sheet,
    lineIn([
      [0, 0.75 * tall],
      [0.05, 0.67 * tall],
      [0.114, 0.46 * tall],
      [0.17, 0.2 * tall],
      [0.227, 0.02],
    ]),
    colour,
  );
  if (word === 'tab') {
    const tab = lineIn([
      [0, 1],
      [0.03, 0.97],
      [0.045, 0.84],
      [0.03, 0.72],
      [0, 0.68],
    ]);
    panel([tab, slice(last.heel, 0.68, 1)], accent);
  }
}

function paintSideMark(
  sheet: Sheet,
  overlay: string,
  { panel, lineIn }: PanelTools,
  { second, accent }: { second: string; accent: string; main: string },
): void {
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
    bar(0.36, 0.47, 0.06, 0, 0.78, second);
    bar(0.47, 0.57, 0.06, 0, 0.62, accent);
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
    const peaks: Point[] = [
      [0.26, 0],
      [0.36, 0.44],
      [0.42, 0.3],
      [0.51, 0.66],
      [0.6, 0.28],
      [0.72, 0],
    ];
    panel(
      [
        ...peaks.slice(1).map((p, i) => lineIn([peaks[i]!, p])),
        lineIn([
          [0.72, 0],
          [0.5, 0],
          [0.26, 0],
        ]),
      ],
      second,
    );
    sheet.path(
      many(
        peaks.slice(2, 5).map((p, i) =>
          lineIn([
            [peaks[i + 1]![0], peaks[i + 1]![1] + 0.07],
            [p[0], p[1] + 0.07],
          ]),
        ),
      ),
      { stroke: accent, width: 4, cap: 'round' },
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
  } else if (overlay === 'gore') {
    // Elastic at the throat's side, so that the foot slips in.
    panel(
      [
        lineIn([
          [0.31, 1.02],
          [0.33, 0.76],
          [0.365, 0.6],
        ]),
        lineIn([
          [0.365, 0.6],
          [0.42, 0.74],
          [0.455, 1.02],
        ]),
      ],
      second,
    );
    const ribs = [0, 1, 2, 3, 4, 5, 6].map((i) =>
      lineIn([
        [0.318 + i * 0.021, 1.02],
        [0.34 + i * 0.012, 0.78],
        [0.36 + i * 0.003, 0.62],
      ]),
    );
    sheet.path(many(ribs), { stroke: tone(second, -0.2), strokeAlpha: 0.6, width: 2.4 });
  } else if (overlay === 'panelled' || overlay === 'classic') {
    const low = overlay === 'panelled' ? 0.3 : 0.22;
    const edge = lineIn([
      [0.2, 0],
      [0.26, low * 0.8],
      [0.4, low],
      [0.54, low * 0.86],
      [0.66, low * 0.5],
      [0.7, 0],
    ]);
    panel(
      [
        edge,
        lineIn([
          [0.7, 0],
          [0.45, 0],
          [0.2, 0],
        ]),
      ],
      second,
    );
    stitch(
      sheet,
      lineIn([
        [0.225, 0],
        [0.275, low * 0.66],
        [0.4, low * 0.84],
        [0.54, low * 0.7],
        [0.645, low * 0.38],
        [0.675, 0],
      ]),
      second,
    );
    if (overlay === 'panelled') {
      const seamLine = lineIn([
        [0.3, low],
        [0.36, 0.6],
        [0.38, 0.92],
      ]);
      stitch(sheet, seamLine, accent);
    }
  } else {
    sheet.path(
      open(
        lineIn([
          [0.2, 0.66],
          [0.34, 0.42],
          [0.5, 0.36],
          [0.66, 0.5],
          [0.74, 0.7],
        ]),
      ),
      { stroke: accent, width: 4, cap: 'round' },
    );
  }
}

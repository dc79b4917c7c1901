import type { ArtSpec } from '#artwork/traits/art.ts';
import { stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { offset, reverse, slice } from '#artwork/pen/line.ts';
import { circle, many } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Last } from './last.ts';
import type { PanelTools } from './panel.ts';

/** The waterproof rubber shell around the foot of a winter boot. */
export function paintShell(sheet: Sheet, last: Last, { panel, lineIn }: PanelTools, colour: string): void {
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

export function paintToePiece(sheet: Sheet, word: string, last: Last, { panel, lineIn }: PanelTools, spec: ArtSpec): void {
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

export function paintHeelPiece(
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

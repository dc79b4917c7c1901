import { castShadow, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { type Line, type Point } from '#artwork/pen/line.ts';
import { many } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { PanelTools } from './panel.ts';

export function paintSideMark(
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
  }
}

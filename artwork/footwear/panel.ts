import { castShadow, contrastOf } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import type { Line, Point } from '#artwork/pen/line.ts';
import { closed } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Last } from './last.ts';

export interface PanelTools {
  /** A raised piece of material: shadow below, body, light along its cut edge. Answers its outline. */
  panel(lines: Line[], colour: string): string;
  /** A line in the upper's own coordinates. */
  lineIn(keys: Point[]): Line;
}

export function panelTools(sheet: Sheet, last: Last): PanelTools {
  return {
    lineIn: (keys) => last.upper.line(keys),
    panel(lines, colour) {
      const d = closed(...lines);
      castShadow(sheet, d, 7, 0.26);
      sheet.path(d, {
        fill: sheet.linear(0, last.heelY - 150, 0, last.foreY, [
          [0, tone(colour, 0.06)],
          [1, tone(colour, -0.09)],
        ]),
      });
      const tones = contrastOf(colour);
      sheet.within(d, () =>
        sheet.group('translate(0.5 1.6)', () => sheet.path(d, { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.9, width: 2 })),
      );
      return d;
    },
  };
}

import { contrastOf } from '#artwork/materials/shading.ts';
import { n } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';

/** The window of a close-up, in drawing units. */
export interface CloseUp {
  x: number;
  y: number;
  size: number;
}

/** The structure of the cloth, drawn only where a close-up looks. */
export function paintWeave(sheet: Sheet, { x, y, size }: CloseUp, colour: string, cloth: 'jersey' | 'twill' | 'rip'): void {
  const tones = contrastOf(colour);
  if (cloth === 'jersey') {
    // Columns of stitches: two strokes leaning together, over and over.
    let left = '';
    let right = '';
    for (let cx = x; cx < x + size; cx += 5.2) {
      left += `M${n(cx)},${n(y)}v${n(size)}`;
      right += `M${n(cx + 2.6)},${n(y + 2)}v${n(size)}`;
    }
    sheet.path(left, { stroke: tones.shadeColour, strokeAlpha: 0.2, width: 1.9, dash: '3.6 1.4' });
    sheet.path(right, { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.34, width: 1.5, dash: '3.6 1.4', dashOffset: 2.4 });
    return;
  }
  if (cloth === 'twill') {
    let d = '';
    for (let k = -size; k < size; k += 4.6) d += `M${n(x + k)},${n(y + size)}l${n(size)},${n(-size)}`;
    sheet.path(d, { stroke: tones.shadeColour, strokeAlpha: 0.2, width: 1.7, dash: '6 1' });
    sheet.group('translate(1.4 1.4)', () => sheet.path(d, { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.26, width: 1.1 }));
    return;
  }
  let grid = '';
  for (let k = 0; k < size; k += 13) grid += `M${n(x + k)},${n(y)}v${n(size)}M${n(x)},${n(y + k)}h${n(size)}`;
  sheet.path(grid, { stroke: tones.shadeColour, strokeAlpha: 0.22, width: 1.4 });
  sheet.group('translate(1 1)', () => sheet.path(grid, { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.3, width: 1 }));
}

import type { Sheet } from '#artwork/pen/sheet.ts';
import { markShapes, wordShapes } from '#artwork/traits/brand.ts';

/** The brand's mark, sewn or printed, centred on a point. */
export function paintMark(sheet: Sheet, x: number, y: number, height: number, colours: { ink: string; blaze: string }, alpha = 1): void {
  const { strokes, blaze, width: w, height: h } = markShapes;
  const k = height / h;
  sheet.group(`translate(${(x - (w * k) / 2).toFixed(1)} ${(y - height / 2).toFixed(1)}) scale(${k.toFixed(4)})`, () => {
    sheet.path(strokes, { fill: colours.ink, alpha });
    sheet.path(blaze, { fill: colours.blaze, alpha });
  });
}

/** The brand's word, centred on a point. */
export function paintWord(sheet: Sheet, x: number, y: number, width: number, ink: string, alpha = 1): void {
  const k = width / wordShapes.width;
  sheet.group(`translate(${(x - width / 2).toFixed(1)} ${(y - (wordShapes.height * k) / 2).toFixed(1)}) scale(${k.toFixed(4)})`, () => {
    sheet.path(wordShapes.letters, { fill: ink, alpha });
  });
}

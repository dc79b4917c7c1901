import { contrastOf, softStroke } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { n, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';

export interface FoldedBox {
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far the drawing may rise above the box: hoods and collars. */
  above: number;
}

/** A garment folded flat: its own front, cut to the folded shape, over the layers beneath. */
export function paintFolded(sheet: Sheet, box: FoldedBox, colours: { body: string; under: string }, drawFront: () => void): void {
  const { x, y, w, h, above } = box;
  const d = roundedBox(x, y, w, h, 22);
  const tones = contrastOf(colours.body);
  const layers = [
    [10, 22],
    [6, 13],
    [3, 5],
  ] as const;
  softStroke(sheet, roundedBox(x, y + 20, w, h, 24), { colour: '#3a2f26', reach: 44, alpha: 0.26, dx: 10, dy: 16, steps: 8 });
  for (const [dx, dy] of layers) {
    const layer = roundedBox(x + dx * 0.4, y + dy, w - dx * 0.2, h, 24);
    sheet.path(layer, { fill: tone(dx === 6 ? colours.under : colours.body, -0.09 - dx * 0.008) });
    sheet.path(layer, { stroke: tone(colours.body, -0.34), strokeAlpha: 0.4, width: 1.6 });
  }
  const cut = above > 0 ? `${d}M${n(x + 60)},${n(y - above)}h${n(w - 120)}v${n(above + 40)}h${n(120 - w)}Z` : d;
  sheet.within(cut, drawFront);
  sheet.within(d, () => {
    // The folded edges roll under.
    for (const [line, alpha] of [
      [`M${n(x + w)},${n(y)}v${n(h)}`, 0.5],
      [`M${n(x)},${n(y)}v${n(h)}`, 0.3],
      [`M${n(x)},${n(y + h)}h${n(w)}`, 0.5],
    ] as const) {
      softStroke(sheet, line, { colour: tones.shadeColour, reach: 30, alpha: alpha * tones.shade * 1.6, steps: 7 });
    }
    sheet.path(
      open([
        [x + 3, y + 14],
        [x + 3, y + h - 20],
      ]),
      { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.6, width: 4, cap: 'round' },
    );
  });
}

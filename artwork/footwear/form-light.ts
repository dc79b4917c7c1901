import { softStroke } from '#artwork/materials/shading.ts';
import { blend, lightness, tone } from '#artwork/pen/colour.ts';
import { slice } from '#artwork/pen/line.ts';
import { open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Last } from './last.ts';

/**
 * One light for all pieces of the upper: bright on the shoulders of toe and quarter, dark where it turns away. Gloss is
 * 0 for suede and knit, 1 for polished leather and rubber.
 */
export function paintFormLight(sheet: Sheet, last: Last, outline: string, colour: string, gloss = 0.3): void {
  // Pale cloth turns warm and pale in its shadows, dark cloth turns black.
  const pale = Math.max(0, lightness(colour) - 0.6) / 0.4;
  const dark = blend(tone(colour, -0.5), '#0a0812', 0.6 - pale * 0.35);
  const k = 1 - pale * 0.36;
  const boot = last.shape.collar > 230;
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
    softStroke(sheet, open(last.bite), { colour: dark, reach: 70, alpha: 0.38 * k, steps: 8 });
    softStroke(sheet, open(last.bite), { colour: dark, reach: 14, alpha: 0.42 * k, steps: 5 });
    softStroke(sheet, open(last.heel), { colour: dark, reach: boot ? 54 : 44, alpha: 0.38 * k, steps: 7 });
    softStroke(sheet, open(slice(last.vamp, 0.6, 1)), { colour: dark, reach: 38, alpha: 0.3 * k, steps: 7 });
    if (boot) softStroke(sheet, open(last.throat), { colour: dark, reach: 40, alpha: 0.24 * k, steps: 6 });
    const lift = 1 + pale * 0.5;
    glow(764, last.foreY - last.shape.toeBox * 0.76, 128, (0.24 + gloss * 0.3) * lift, 1.25, 0.34, 15);
    glow(225, last.heelY - last.shape.collar * (boot ? 0.3 : 0.46), 120, (0.18 + gloss * 0.2) * lift, 0.8, 0.95);
    glow(500, last.heelY - Math.min(150, last.shape.instep * 0.5), 140, (0.12 + gloss * 0.12) * lift, 1.2, 0.7, 25);
    if (boot) glow(250, last.heelY - last.shape.collar * 0.72, 120, (0.16 + gloss * 0.16) * lift, 0.6, 1.1);
    if (gloss > 0.5) {
      // A window reflected in polished leather.
      glow(812, last.foreY - last.shape.toeBox * 0.7, 52, 0.4 * gloss, 1, 0.32, 22);
      glow(178, last.heelY - 60, 60, 0.24 * gloss, 0.34, 1);
    }
    sheet.group('translate(0 2)', () => sheet.path(open(last.vamp), { stroke: '#ffffff', strokeAlpha: 0.36, width: 2.4 }));
  });
}

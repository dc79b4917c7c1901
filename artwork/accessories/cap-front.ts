import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { mirrored, offset, reverse, spline } from '#artwork/pen/line.ts';
import { circle, closed, open, oval } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { paintGroundShadow } from '#artwork/pen/studio.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { capOutline, clothOf, net, paintCrown, paintDome, paintPatch, panelSeam, twill } from './cap-cloth.ts';

export function paintCapFront(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const { accent } = spec.palette;
  const { front, rest, brim } = clothOf(spec);
  const top = 300 - traits.ratio('crown') * 46;
  const base = 576;
  const outline = capOutline(top, base, 748, 42);
  const { right, left, dome } = outline;
  paintGroundShadow(sheet, 500, 716, 330);
  paintCrown(sheet, outline, top, base, rest);
  sheet.within(dome, () => {
    twill(sheet, 200, top - 20, 640, 400, rest);
    if (traits.is('panels', 'trucker')) net(sheet, outline, [500, top], rest);
    const seamAt = traits.is('panels', 'six') ? 6 : 132;
    const panelEdge = spline([
      [500 + seamAt * 0.2, top],
      [500 + seamAt * 1.05, top + 120],
      [500 + seamAt * 1.3, base + 50],
    ]);
    if (seamAt > 50) {
      const d = closed(panelEdge, [[500, base + 90]], reverse(mirrored(panelEdge)));
      sheet.path(d, {
        fill: sheet.linear(360, top, 620, base, [
          [0, tone(front, 0.06)],
          [1, tone(front, -0.04)],
        ]),
      });
      sheet.within(d, () => twill(sheet, 300, top - 20, 440, 400, front));
    }
    for (const line of [panelEdge, mirrored(panelEdge)]) panelSeam(sheet, line, front);
    for (const x of [374, 626]) {
      sheet.path(circle(x, top + 108, 6), { fill: tone(front, -0.2) });
      sheet.path(circle(x, top + 108, 3), { fill: '#0b0a12' });
    }
  });
  paintDome(sheet, dome, front, [430, top + 90], [right, left]);
  sheet.path(oval(500, top + 2, 19, 8), { fill: tone(front, -0.08) });
  sheet.path(oval(500, top - 2, 17, 8), { fill: tone(front, 0.05) });
  const curve = 60 + traits.ratio('brim') * 50;
  const tip = spline([
    [236, base + 4],
    [214, base + 62],
    [300, base + 104],
    [500, base + 122],
    [700, base + 104],
    [786, base + 62],
    [764, base + 4],
  ]);
  const seat = spline([
    [764, base + 4],
    [650, base + 30 - curve * 0.25],
    [500, base + 36 - curve * 0.4],
    [350, base + 30 - curve * 0.25],
    [236, base + 4],
  ]);
  const peak = closed(tip, seat);
  castShadow(sheet, peak, 16, 0.34, 0, 8);
  sheet.path(peak, {
    fill: sheet.linear(0, base - 10, 0, base + 124, [
      [0, tone(brim, -0.06)],
      [0.4, tone(brim, 0.05)],
      [1, tone(brim, -0.08)],
    ]),
  });
  sheet.within(peak, () => {
    twill(sheet, 200, base - 60, 640, 200, brim);
    for (let k = 1; k <= 6; k++) stitch(sheet, offset(tip, k * 13), brim, 1.6, 7);
    softStroke(sheet, open(seat), { colour: '#0b0a12', reach: 34, alpha: 0.42, steps: 6 });
    sheet.path(peak, {
      fill: sheet.radial(
        420,
        base + 62,
        200,
        [
          [0, '#ffffff', 0.26],
          [1, '#ffffff', 0],
        ],
        { sy: 0.24 },
      ),
    });
  });
  sheet.group('translate(0 -2)', () => sheet.path(open(tip), { stroke: tone(brim, 0.16), strokeAlpha: 0.6, width: 3 }));
  paintPatch(sheet, spec, 500, (top + base) / 2 + 8, accent, front);
}

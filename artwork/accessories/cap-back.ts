import { paintWord } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, softStroke, stitch } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { offset, spline, straight } from '#artwork/pen/line.ts';
import { closed, open, oval, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { paintGroundShadow } from '#artwork/pen/studio.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { capOutline, clothOf, net, paintCrown, paintDome, panelSeam, twill } from './cap-cloth.ts';

export function paintCapBack(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const { second, lining } = spec.palette;
  const { rest } = clothOf(spec);
  const top = 300 - traits.ratio('crown') * 46;
  const base = 610;
  const outline = capOutline(top, base, 750, 34);
  const { right, left, dome } = outline;
  paintGroundShadow(sheet, 500, 668, 290);
  paintCrown(sheet, outline, top, base, rest);
  const arch = spline([
    [392, base + 40],
    [402, base - 70],
    [500, base - 128],
    [598, base - 70],
    [608, base + 40],
  ]);
  const hole = closed(arch);
  sheet.within(dome, () => {
    twill(sheet, 200, top - 20, 640, 400, rest);
    if (traits.is('panels', 'trucker')) net(sheet, outline, [500, top], rest);
    const middle = straight([500, top], [500, base - 128]);
    for (const line of [
      middle,
      spline([
        [500, top],
        [616, top + 120],
        [640, base + 40],
      ]),
      spline([
        [500, top],
        [384, top + 120],
        [360, base + 40],
      ]),
    ])
      panelSeam(sheet, line, rest);
  });
  paintDome(sheet, dome, rest, [430, top + 90], [right, left]);
  sheet.within(dome, () => {
    sheet.path(hole, {
      fill: sheet.linear(0, base - 128, 0, base + 44, [
        [0, tone(lining, -0.26)],
        [1, tone(lining, -0.1)],
      ]),
    });
    sheet.within(hole, () => softStroke(sheet, open(arch), { colour: '#0b0a12', reach: 40, alpha: 0.6, steps: 7 }));
    sheet.path(open(arch), { stroke: tone(second, 0.02), width: 15 });
    stitch(sheet, offset(arch, 3), second, 1.6, 6);
    const strap = spline([
      [384, base + 4],
      [500, base + 16],
      [616, base + 4],
    ]);
    castShadow(sheet, open(strap), 26, 0.3, 0, 6);
    sheet.path(open(strap), { stroke: tone(second, -0.08), width: 40 });
    sheet.path(open(strap), { stroke: second, width: 35 });
    stitch(sheet, offset(strap, 12), second, 1.6, 6);
    stitch(sheet, offset(strap, -12), second, 1.6, 6);
  });
  sheet.path(roundedBox(474, base - 12, 52, 52, 8), {
    fill: sheet.linear(474, base - 12, 526, base + 40, [
      [0, '#e3e4e6'],
      [0.5, '#a6a8ab'],
      [1, '#76787b'],
    ]),
  });
  sheet.path(roundedBox(484, base - 2, 32, 32, 4), { fill: second });
  sheet.path(roundedBox(497, base - 6, 6, 40, 2), { fill: '#d9dadc' });
  paintWord(sheet, 500, base - 152, 96, lightness(rest) > 0.6 ? '#1d2a26' : '#f3efe8', 0.9);
  sheet.path(oval(500, top, 18, 8), { fill: tone(rest, 0.05) });
}

import { paintMark } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, softStroke, stitch } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { offset, reverse, slice, spline } from '#artwork/pen/line.ts';
import { circle, closed, open, oval } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { paintGroundShadow } from '#artwork/pen/studio.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { clothOf, net, paintDome, panelSeam, twill } from './cap-cloth.ts';

export function paintCapSide(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const { accent } = spec.palette;
  const { front, rest, brim } = clothOf(spec);
  const top = 318 - traits.ratio('crown') * 40;
  const base = 600;
  const back = spline([
    [470, top],
    [350, top + 20],
    [250, top + 110],
    [216, base - 70],
    [214, base + 4],
  ]);
  const face = spline([
    [470, top],
    [570, top + 12],
    [650, top + 92],
    [684, base - 100],
    [690, base - 8],
  ]);
  const foot = spline([
    [214, base + 4],
    [330, base + 30],
    [500, base + 30],
    [690, base - 8],
  ]);
  const dome = closed(face, reverse(foot), reverse(back));
  paintGroundShadow(sheet, 540, 668, 380);
  const reach = 116 + traits.ratio('brim') * 30;
  const upper = spline([
    [560, base - 2],
    [680, base - 34],
    [780, base - 18],
    [830 + reach * 0.4, base + 46],
  ]);
  const lower = spline([
    [830 + reach * 0.4, base + 46],
    [780, base + 34],
    [680, base + 22],
    [560, base + 30],
  ]);
  const peak = closed(upper, lower);
  sheet.path(dome, {
    fill: sheet.linear(280, top, 560, base, [
      [0, tone(rest, 0.05)],
      [0.5, rest],
      [1, tone(rest, -0.08)],
    ]),
  });
  sheet.within(dome, () => {
    twill(sheet, 160, top - 20, 640, 400, rest);
    if (traits.is('panels', 'trucker')) net(sheet, { foot, left: back, right: face }, [470, top], rest);
    const edge = spline([
      [470, top],
      [560, top + 110],
      [566, base + 40],
    ]);
    sheet.path(
      closed(edge, [
        [760, base],
        [760, top - 20],
        [470, top - 20],
      ]),
      {
        fill: sheet.linear(520, top, 690, base, [
          [0, tone(front, 0.07)],
          [1, tone(front, -0.04)],
        ]),
      },
    );
    const rear = spline([
      [470, top],
      [368, top + 120],
      [352, base + 40],
    ]);
    for (const line of [edge, rear]) panelSeam(sheet, line, rest);
    for (const [x, y] of [
      [430, top + 100],
      [604, top + 116],
      [316, top + 118],
    ] as const) {
      sheet.path(circle(x, y, 6), { fill: tone(rest, -0.2) });
      sheet.path(circle(x, y, 3), { fill: '#0b0a12' });
    }
    stitch(sheet, offset(foot, 14), rest, 1.6, 6);
  });
  paintDome(sheet, dome, front, [520, top + 84], [back, face]);
  castShadow(sheet, peak, 10, 0.3);
  sheet.path(peak, {
    fill: sheet.linear(0, base - 30, 0, base + 50, [
      [0, tone(brim, 0.07)],
      [0.6, brim],
      [1, tone(brim, -0.14)],
    ]),
  });
  sheet.within(peak, () => {
    for (let k = 1; k < 5; k++) stitch(sheet, offset(upper, -k * 9), brim, 1.5, 6);
    softStroke(sheet, open(slice(upper, 0, 0.24)), { colour: '#0b0a12', reach: 26, alpha: 0.3 });
  });
  sheet.path(oval(470, top, 17, 7), { fill: tone(front, 0.05) });
  paintMark(sheet, 300, base - 40, 26, { ink: lightness(rest) > 0.6 ? '#1d2a26' : '#f3efe8', blaze: accent });
}

import { paintWord } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, contrastOf, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { type Line, mirrored, offset, reverse, spline } from '#artwork/pen/line.ts';
import { closed, many, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { floor, half, inkOn } from './pack-shape.ts';

export function paintPackBack(sheet: Sheet, spec: ArtSpec): void {
  const { main, second, accent, lining, lace } = spec.palette;
  const right = half(spec);
  const foot = spline([mirrored(right).at(-1)!, [500, floor + 8], right.at(-1)!]);
  const body = closed(right, reverse(foot), reverse(mirrored(right)));
  sheet.path(body, {
    fill: sheet.linear(330, 200, 680, 850, [
      [0, tone(main, 0.03)],
      [1, tone(main, -0.08)],
    ]),
  });
  sheet.within(body, () => {
    softStroke(sheet, body, { colour: contrastOf(main).shadeColour, reach: 80, alpha: 0.4, steps: 9 });
    const pad = roundedBox(372, 300, 256, 480, 46);
    castShadow(sheet, pad, 14, 0.3);
    sheet.path(pad, { fill: tone(lining, 0.02) });
    sheet.within(pad, () => {
      const rows: Line[] = [];
      for (let y = 306; y < 780; y += 11)
        rows.push([
          [372, y],
          [628, y],
        ]);
      sheet.path(many(rows), { stroke: tone(lining, -0.22), strokeAlpha: 0.7, width: 6, dash: '1.4 10', cap: 'round' });
      for (const y of [420, 560, 690])
        softStroke(
          sheet,
          open(
            spline([
              [372, y],
              [500, y + 20],
              [628, y],
            ]),
          ),
          { colour: '#0b0a12', reach: 16, alpha: 0.36 },
        );
      softStroke(sheet, pad, { colour: '#0b0a12', reach: 30, alpha: 0.34 });
      softStroke(sheet, 'M500,300V780', { colour: '#0b0a12', reach: 22, alpha: 0.4 });
    });
  });
  const loop = spline([
    [452, 232],
    [456, 176],
    [500, 160],
    [544, 176],
    [548, 232],
  ]);
  sheet.path(open(loop), { stroke: tone(second, -0.1), width: 20 });
  sheet.path(open(loop), { stroke: second, width: 15 });
  for (const side of [1, -1]) {
    const outer = spline([
      [500 + side * 36, 256],
      [500 + side * 118, 280],
      [500 + side * 172, 420],
      [500 + side * 168, 600],
    ]);
    const inner = spline([
      [500 + side * 118, 604],
      [500 + side * 110, 440],
      [500 + side * 74, 340],
      [500 + side * 20, 300],
    ]);
    const d = closed(outer, inner);
    castShadow(sheet, d, 16, 0.4, 2, 6);
    sheet.path(d, {
      fill: sheet.linear(500 + side * 40, 260, 500 + side * 170, 600, [
        [0, tone(second, 0.08)],
        [1, tone(second, -0.06)],
      ]),
    });
    stitch(sheet, offset(outer, side * -9), second, 1.8, 7);
    stitch(sheet, offset(inner, side * -9), second, 1.8, 7);
    const webbing = spline([
      [500 + side * 143, 600],
      [500 + side * 150, 700],
      [500 + side * 196, 800],
    ]);
    sheet.path(open(webbing), { stroke: tone(lace, -0.16), width: 22 });
    sheet.path(open(webbing), { stroke: lace, width: 18 });
    sheet.path(open(webbing), { stroke: tone(lace, -0.2), strokeAlpha: 0.4, width: 15, dash: '2 3' });
    sheet.path(roundedBox(500 + side * 146 - 22, 606, 44, 30, 6), { fill: '#26272b' });
    const chest: Line = [
      [500 + side * 100, 420],
      [500 + side * 8, 424],
    ];
    sheet.path(open(chest), { stroke: lace, width: 13 });
  }
  sheet.path(roundedBox(476, 408, 48, 32, 7), { fill: accent });
  sheet.path(roundedBox(480, 411, 40, 7, 3), { fill: '#ffffff', alpha: 0.3 });
  paintWord(sheet, 500, 270, 70, inkOn(main), 0.8);
}

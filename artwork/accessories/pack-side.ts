import { paintMark } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { fold } from '#artwork/materials/folds.ts';
import { castShadow, contrastOf, softStroke } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { type Line, reverse, spline, straight } from '#artwork/pen/line.ts';
import { closed, many, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { floor, inkOn } from './pack-shape.ts';

export function paintPackSide(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const { main, second, accent, lace } = spec.palette;
  const deep = 110 + traits.ratio('volume') * 40;
  const back = spline([
    [410, 230],
    [392, 330],
    [400, 500],
    [388, 680],
    [396, floor - 2],
  ]);
  const front = spline([
    [410, 230],
    [480, 206],
    [500 + deep * 0.7, 262],
    [500 + deep, 420],
    [520 + deep, 560],
    [548 + deep, 690],
    [520 + deep, 810],
    [490 + deep, floor],
  ]);
  const foot = straight([396, floor - 2], [490 + deep, floor]);
  const d = closed(front, reverse(foot), reverse(back));
  const strap = spline([
    [420, 262],
    [330, 320],
    [288, 470],
    [310, 620],
    [352, 720],
    [396, 800],
  ]);
  castShadow(sheet, open(strap), 16, 0.26);
  sheet.path(open(strap), { stroke: tone(second, -0.14), width: 32 });
  sheet.path(open(strap), { stroke: second, width: 25 });
  sheet.path(d, {
    fill: sheet.linear(390, 220, 640, 840, [
      [0, tone(main, 0.05)],
      [0.5, main],
      [1, tone(main, -0.08)],
    ]),
  });
  sheet.within(d, () => {
    if (traits.is('pattern', 'base')) sheet.path('M300,692H900V900H300Z', { fill: second });
    if (traits.is('pattern', 'block')) sheet.path('M300,100H900V526H300Z', { fill: second });
    softStroke(sheet, open(front), { colour: contrastOf(main).shadeColour, reach: 90, alpha: 0.5, steps: 9 });
    softStroke(sheet, open(back), { colour: contrastOf(main).shadeColour, reach: 50, alpha: 0.4, steps: 7 });
    softStroke(sheet, open(foot), { colour: '#0b0a12', reach: 50, alpha: 0.4 });
    sheet.path(d, {
      fill: sheet.radial(
        480,
        420,
        160,
        [
          [0, '#ffffff', 0.26],
          [1, '#ffffff', 0],
        ],
        { sx: 0.5, sy: 1.5 },
      ),
    });
    fold(
      sheet,
      [
        [400, 360],
        [470, 400],
        [560, 390],
      ],
      14,
      main,
    );
    fold(
      sheet,
      [
        [396, 560],
        [470, 540],
        [560, 566],
      ],
      13,
      main,
      0.8,
    );
    const pocket = closed(
      spline([
        [372, 640],
        [470, 660],
        [570, 700],
      ]),
      [
        [570, 880],
        [372, 880],
      ],
    );
    castShadow(sheet, pocket, 12, 0.34, 0, -3);
    sheet.path(pocket, { fill: tone(second, 0.02) });
    sheet.within(pocket, () => {
      const rows: Line[] = [];
      for (let y = 640; y < 860; y += 10)
        rows.push([
          [372, y],
          [580, y + 20],
        ]);
      sheet.path(many(rows), { stroke: tone(second, -0.3), strokeAlpha: 0.8, width: 5.6, dash: '1.4 9', cap: 'round' });
    });
    sheet.path(
      open(
        spline([
          [372, 640],
          [470, 660],
          [570, 700],
        ]),
      ),
      { stroke: lace, width: 12 },
    );
  });
  for (const y of [330, 470]) {
    const line: Line = spline([
      [398, y],
      [480, y + 14],
      [500 + deep * 0.86, y + 2],
    ]);
    castShadow(sheet, open(line), 11, 0.3);
    sheet.path(open(line), { stroke: tone(lace, -0.16), width: 16 });
    sheet.path(open(line), { stroke: lace, width: 13 });
    sheet.path(open(line), { stroke: tone(lace, -0.2), strokeAlpha: 0.4, width: 11, dash: '2 3' });
    sheet.path(roundedBox(500, y - 6, 34, 30, 6), { fill: '#26272b' });
  }
  const pocketFront = spline([
    [512 + deep, 566],
    [556 + deep, 640],
    [570 + deep, 740],
    [536 + deep, 818],
  ]);
  sheet.path(
    closed(pocketFront, [
      [510 + deep, 800],
      [520 + deep, 690],
    ]),
    { fill: tone(main, -0.06) },
  );
  sheet.path(roundedBox(430, 214, 70, 14, 6), { fill: tone(second, -0.04) });
  paintMark(sheet, 470, 590, 30, { ink: inkOn(main), blaze: accent });
}

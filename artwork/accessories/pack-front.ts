import { paintMark } from '#artwork/apparel/logo.ts';
import { paintWeave } from '#artwork/apparel/weave.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { fold } from '#artwork/materials/folds.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { type Line, mirrored, offset, reverse, spline } from '#artwork/pen/line.ts';
import { closed, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { paintFrontPocket, paintTopClosure } from './pack-closures.ts';
import { floor, half, inkOn } from './pack-shape.ts';

export function paintPackFront(sheet: Sheet, spec: ArtSpec, closeUp: boolean): void {
  const traits = readTraits(spec);
  const { main, second, accent, lace } = spec.palette;
  const right = half(spec);
  const foot = spline([mirrored(right).at(-1)!, [500, floor + 8], right.at(-1)!]);
  const body = closed(right, reverse(foot), reverse(mirrored(right)));
  const tones = contrastOf(main);
  // Shoulder straps and haul loop peep out behind.
  for (const side of [1, -1]) {
    const strap = spline([
      [500 + side * 90, 236],
      [500 + side * 196, 300],
      [500 + side * 262, 470],
      [500 + side * 248, 680],
      [500 + side * 190, 800],
    ]);
    sheet.path(open(strap), { stroke: tone(second, -0.1), width: 34 });
    sheet.path(open(strap), { stroke: tone(second, 0.02), width: 27 });
  }
  const loop = spline([
    [452, 222],
    [456, 168],
    [500, 152],
    [544, 168],
    [548, 222],
  ]);
  sheet.path(open(loop), { stroke: tone(second, -0.14), width: 20 });
  sheet.path(open(loop), { stroke: second, width: 15 });
  sheet.path(body, {
    fill: sheet.linear(330, 200, 680, 850, [
      [0, tone(main, 0.05)],
      [0.5, main],
      [1, tone(main, -0.07)],
    ]),
  });
  sheet.within(body, () => {
    if (closeUp) paintWeave(sheet, { x: 300, y: 180, size: 430 }, main, 'rip');
    if (traits.is('pattern', 'base')) {
      const edge = spline([
        [200, 690],
        [500, 706],
        [800, 690],
      ]);
      sheet.path(
        closed(edge, [
          [820, 900],
          [180, 900],
        ]),
        { fill: second },
      );
      seam(sheet, edge, second, 2);
      stitch(sheet, offset(edge, -9), second, 1.8, 7);
    } else if (traits.is('pattern', 'block')) {
      const edge = spline([
        [200, 520],
        [500, 536],
        [800, 520],
      ]);
      sheet.path(
        closed(edge, [
          [820, 100],
          [180, 100],
        ]),
        { fill: second },
      );
      seam(sheet, edge, second, 2);
    }
    softStroke(sheet, open(right), { colour: tones.shadeColour, reach: 110, alpha: tones.shade * 1.1, steps: 10 });
    softStroke(sheet, open(mirrored(right)), { colour: tones.shadeColour, reach: 70, alpha: tones.shade * 0.75, steps: 8 });
    softStroke(sheet, open(foot), { colour: '#0b0a12', reach: 60, alpha: 0.4, steps: 7 });
    sheet.path(body, {
      fill: sheet.radial(
        420,
        400,
        240,
        [
          [0, '#ffffff', 0.24],
          [1, '#ffffff', 0],
        ],
        { sy: 1.2 },
      ),
    });
    for (const side of [1, -1]) {
      fold(
        sheet,
        [
          [500 + side * 190, 360],
          [500 + side * 130, 390],
          [500 + side * 70, 380],
        ],
        12,
        main,
      );
      fold(
        sheet,
        [
          [500 + side * 206, 600],
          [500 + side * 170, 640],
          [500 + side * 160, 720],
        ],
        13,
        main,
        0.8,
      );
    }
  });
  paintTopClosure(sheet, spec, traits.word('style'));
  paintFrontPocket(sheet, spec, traits.word('pocket'));
  // Side compression straps end at the seam.
  const reach = Math.max(...right.map(([x]) => x)) - 500;
  for (const y of [470, 770]) {
    for (const side of [1, -1]) {
      const line: Line = spline([
        [500 + side * (reach - 4), y - 4],
        [500 + side * 190, y + 2],
        [500 + side * 152, y + 6],
      ]);
      castShadow(sheet, open(line), 12, 0.3);
      sheet.path(open(line), { stroke: tone(lace, -0.18), width: 16 });
      sheet.path(open(line), { stroke: lace, width: 13 });
      sheet.path(open(line), { stroke: tone(lace, -0.2), strokeAlpha: 0.4, width: 11, dash: '2 3' });
      sheet.path(roundedBox(500 + side * 168 - 14, y - 10, 28, 26, 5), { fill: '#26272b' });
      sheet.path(roundedBox(500 + side * 168 - 10, y - 7, 20, 5, 2), { fill: '#ffffff', alpha: 0.24 });
    }
  }
  paintMark(sheet, 500, traits.is('style', 'lid') ? 262 : 330, 42, { ink: inkOn(traits.is('pattern', 'block') ? second : main), blaze: accent });
}

import type { ArtSpec } from '#artwork/traits/art.ts';
import { fold } from '#artwork/materials/folds.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { type Line, mirrored, type Point, reverse, spline } from '#artwork/pen/line.ts';
import { circle, closed, many, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { half } from './pack-shape.ts';

export function paintTopClosure(sheet: Sheet, spec: ArtSpec, style: string): void {
  const { main, second, accent, lace } = spec.palette;
  const r = half(spec);
  const wide = r[Math.floor(r.length * 0.5)]![0] - 500;
  if (style === 'roll-top') {
    const d = roundedBox(500 - wide * 0.86, 186, wide * 1.72, 82, 34);
    castShadow(sheet, d, 16, 0.34);
    sheet.path(d, {
      fill: sheet.linear(0, 186, 0, 268, [
        [0, tone(main, 0.1)],
        [0.4, tone(main, 0.02)],
        [1, tone(main, -0.12)],
      ]),
    });
    const rolls: Line[] = [214, 236].map((y): Line =>
      spline([
        [500 - wide * 0.84, y],
        [500, y + 6],
        [500 + wide * 0.84, y],
      ]),
    );
    for (const line of rolls) seam(sheet, line, main, 2.4);
    for (const side of [1, -1]) {
      const x = 500 + side * wide * 0.66;
      sheet.path(roundedBox(x - 9, 180, 18, 150, 4), { fill: lace });
      sheet.path(roundedBox(x - 20, 286, 40, 46, 7), { fill: '#26272b' });
      sheet.path(roundedBox(x - 14, 290, 28, 7, 3), { fill: '#ffffff', alpha: 0.26 });
    }
    return;
  }
  if (style === 'lid') {
    const lid = spline([
      [500 - wide * 1.02, 330],
      [500 - wide * 0.98, 244],
      [500 - wide * 0.6, 200],
      [500, 192],
      [500 + wide * 0.6, 200],
      [500 + wide * 0.98, 244],
      [500 + wide * 1.02, 330],
      [500, 352],
      [500 - wide * 1.02, 330],
    ]);
    const d = closed(lid);
    castShadow(sheet, d, 18, 0.36, 0, 6);
    sheet.path(d, {
      fill: sheet.linear(400, 190, 600, 350, [
        [0, tone(main, 0.09)],
        [0.5, tone(main, 0.01)],
        [1, tone(main, -0.1)],
      ]),
    });
    sheet.within(d, () => softStroke(sheet, d, { colour: contrastOf(main).shadeColour, reach: 40, alpha: 0.36, steps: 7 }));
    stitch(
      sheet,
      spline([
        [500 - wide * 0.94, 318],
        [500, 338],
        [500 + wide * 0.94, 318],
      ]),
      main,
      1.8,
      7,
    );
    for (const side of [1, -1]) {
      const x = 500 + side * wide * 0.52;
      castShadow(sheet, roundedBox(x - 10, 320, 20, 130, 3), 7, 0.3);
      sheet.path(roundedBox(x - 10, 320, 20, 130, 3), { fill: lace });
      sheet.path(roundedBox(x - 19, 410, 38, 44, 7), { fill: '#26272b' });
      sheet.path(roundedBox(x - 13, 414, 26, 7, 3), { fill: '#ffffff', alpha: 0.26 });
    }
    return;
  }
  const zip = spline([
    [500 - wide * 1, 470],
    [500 - wide * 0.9, 310],
    [500 - wide * 0.56, 256],
    [500, 246],
    [500 + wide * 0.56, 256],
    [500 + wide * 0.9, 310],
    [500 + wide * 1, 470],
  ]);
  paintTrackZip(sheet, zip, second, accent);
}

function paintTrackZip(sheet: Sheet, line: Line, tape: string, pull: string): void {
  const d = open(line);
  softStroke(sheet, d, { colour: '#0b0a12', reach: 16, alpha: 0.34, dy: 4, steps: 4 });
  sheet.path(d, { stroke: tone(tape, -0.06), width: 17 });
  sheet.path(d, { stroke: tone(tape, -0.3), width: 6 });
  sheet.path(d, { stroke: tone(tape, 0.2), strokeAlpha: 0.9, width: 4, dash: '2.4 2.2' });
  const [x, y] = line[Math.floor(line.length * 0.62)]!;
  sheet.path(roundedBox(x - 7, y - 8, 14, 18, 4), { fill: '#c9cbce' });
  castShadow(sheet, roundedBox(x - 5, y + 8, 10, 46, 4), 5, 0.3);
  sheet.path(roundedBox(x - 5, y + 8, 10, 46, 4), { fill: pull });
}

export function paintFrontPocket(sheet: Sheet, spec: ArtSpec, kind: string): void {
  const { main, second, accent, lace } = spec.palette;
  const top = spline([
    [356, 560],
    [500, 574],
    [644, 560],
  ]);
  const side = spline([
    [644, 560],
    [664, 640],
    [660, 770],
    [630, 822],
  ]);
  const low = spline([
    [370, 822],
    [500, 832],
    [630, 822],
  ]);
  const d = closed(top, side, reverse(low), reverse(mirrored(side)));
  const cloth = kind === 'mesh' ? second : tone(main, 0.01);
  castShadow(sheet, d, 16, 0.34);
  sheet.path(d, {
    fill: sheet.linear(400, 560, 600, 830, [
      [0, tone(cloth, 0.05)],
      [1, tone(cloth, -0.07)],
    ]),
  });
  sheet.within(d, () => {
    if (kind === 'mesh') {
      const rows: Line[] = [];
      for (let y = 566; y < 836; y += 10)
        rows.push(
          spline([
            [330, y],
            [500, y + 10],
            [670, y],
          ]),
        );
      sheet.path(many(rows), { stroke: tone(cloth, -0.3), strokeAlpha: 0.8, width: 6, dash: '1.4 9.6', cap: 'round' });
    }
    softStroke(sheet, d, { colour: contrastOf(cloth).shadeColour, reach: 44, alpha: 0.34, steps: 7 });
    fold(
      sheet,
      [
        [380, 640],
        [440, 690],
        [470, 780],
      ],
      13,
      cloth,
    );
    fold(
      sheet,
      [
        [620, 630],
        [560, 700],
        [548, 790],
      ],
      13,
      cloth,
      0.8,
    );
  });
  if (kind === 'zip')
    paintTrackZip(
      sheet,
      spline([
        [372, 604],
        [500, 618],
        [628, 604],
      ]),
      second,
      accent,
    );
  else if (kind === 'mesh') {
    sheet.path(open(top), { stroke: tone(lace, -0.1), width: 17 });
    sheet.path(open(top), { stroke: lace, width: 13 });
    stitch(sheet, top, lace, 1.8, 6);
  } else {
    const left: Point[] = [
      [392, 600],
      [380, 664],
      [384, 728],
      [396, 792],
    ];
    const right: Point[] = left.map(([x, y]) => [1000 - x, y]);
    const cord: Line = [left[0]!, right[1]!, left[2]!, right[3]!, left[3]!, right[2]!, left[1]!, right[0]!];
    castShadow(sheet, open(cord), 7, 0.3);
    sheet.path(open(cord), { stroke: tone(accent, -0.14), width: 8, join: 'round' });
    sheet.path(open(cord), { stroke: accent, width: 6, join: 'round' });
    for (const [x, y] of [...left, ...right]) {
      sheet.path(circle(x, y, 10), { fill: '#26272b' });
      sheet.path(circle(x, y, 4), { fill: '#6b6d72' });
    }
  }
  seam(sheet, side, cloth, 2);
  seam(sheet, mirrored(side), cloth, 2);
}

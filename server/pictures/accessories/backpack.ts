import type { PictureAngle } from '#contract/pictures.ts';
import { paintMark, paintWord } from '../apparel/logo.ts';
import { paintWeave } from '../apparel/weave.ts';
import type { ArtSpec } from '../art.ts';
import { fold } from '../materials/folds.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '../materials/shading.ts';
import { lightness, tone } from '../pen/colour.ts';
import { mirrored, offset, reverse, spline, straight, type Line, type Point } from '../pen/line.ts';
import { circle, closed, many, open, roundedBox } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';
import { paintFloor, paintGroundShadow } from '../studio.ts';
import { readTraits } from '../traits.ts';

const floor = 846;

/** Backpacks, standing on the floor. */
export function paintBackpack(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  paintFloor(sheet, floor);
  paintGroundShadow(sheet, 500, floor + 4, angle === 'side' ? 200 : 260);
  if (angle === 'back') paintPackBack(sheet, spec);
  else if (angle === 'side') paintPackSide(sheet, spec);
  else paintPackFront(sheet, spec, angle === 'detail');
}

function half(spec: ArtSpec): Line {
  const wide = 196 + readTraits(spec).ratio('volume') * 34;
  return spline([
    [500, 216],
    [500 + wide * 0.62, 226],
    [500 + wide * 0.94, 290],
    [500 + wide, 430],
    [500 + wide * 1.06, 640],
    [500 + wide, 800],
    [500 + wide * 0.9, floor - 4],
  ]);
}

function inkOn(colour: string): string {
  return lightness(colour) > 0.6 ? '#1d2a26' : '#f3efe8';
}

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
  // Side compression straps.
  for (const y of [470, 770]) {
    for (const side of [1, -1]) {
      const line: Line = spline([
        [500 + side * 246, y - 10],
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

function paintTopClosure(sheet: Sheet, spec: ArtSpec, style: string): void {
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

function paintFrontPocket(sheet: Sheet, spec: ArtSpec, kind: string): void {
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

function paintPackBack(sheet: Sheet, spec: ArtSpec): void {
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

function paintPackSide(sheet: Sheet, spec: ArtSpec): void {
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

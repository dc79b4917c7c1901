import type { PictureAngle } from '#contract/pictures.ts';
import { paintMark, paintWord } from '../apparel/logo.ts';
import type { ArtSpec } from '../art.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '../materials/shading.ts';
import { ribLines } from '../materials/folds.ts';
import { lightness, tone } from '../pen/colour.ts';
import { mirrored, patch, resample, reverse, slice, spline, type Line, type Patch, type Point } from '../pen/line.ts';
import { closed, many, n, open, roundedBox } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';
import { createDice, type Dice } from '../random.ts';
import { paintFloor, paintGroundShadow } from '../studio.ts';
import { readTraits } from '../traits.ts';

/** Columns of knitting: a groove between two rounded ribs, again and again. */
function paintRibs(sheet: Sheet, area: Patch, count: number, colour: string, cable = false): void {
  const tones = contrastOf(colour);
  const grooves: Line[] = [];
  const crests: Line[] = [];
  for (let i = 0; i <= count; i++) {
    const k = i / count;
    const sway = cable ? 0.22 / count : 0;
    const line = (shift: number): Line => {
      const keys: Point[] = [];
      for (let v = 0; v <= 12; v++) keys.push([k + shift / count + Math.sin(v * 1.9 + i) * sway, v / 12]);
      return area.line(keys);
    };
    grooves.push(line(0));
    crests.push(line(0.5));
  }
  sheet.path(many(grooves), { stroke: tones.shadeColour, strokeAlpha: 0.5, width: 5 });
  sheet.path(many(grooves), { stroke: tones.shadeColour, strokeAlpha: 0.4, width: 2 });
  sheet.path(many(crests), { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.5, width: 5 });
  sheet.path(many(crests), { stroke: tones.shadeColour, strokeAlpha: 0.3, width: 8, dash: '1.6 6.4' });
}

/** Beanies. */
export function paintBeanie(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  const traits = readTraits(spec);
  const { main, second, accent } = spec.palette;
  if (angle === 'folded') return paintBeanieFlat(sheet, spec);
  const tilt = angle === 'side' ? -7 : 0;
  const deep = traits.is('cuff', 'deep');
  paintFloor(sheet, 730);
  paintGroundShadow(sheet, 500, 752, 250);
  sheet.group(`rotate(${tilt} 500 740)`, () => {
    const cuffTop = deep ? 560 : 620;
    const right = spline([
      [500, 262],
      [590, 278],
      [676, 362],
      [722, 486],
      [732, cuffTop + 10],
    ]);
    const left = mirrored(right);
    const foot = spline([
      [268, cuffTop + 10],
      [500, cuffTop + 44],
      [732, cuffTop + 10],
    ]);
    const dome = closed(right, reverse(foot), reverse(left));
    if (traits.is('pompom', 'yes')) paintPompom(sheet, createDice(spec.seed, 'pompom'), 500, 232, 84, accent);
    sheet.path(dome, { fill: main });
    const count = traits.is('rib', 'fine') ? 34 : traits.is('rib', 'cable') ? 14 : 20;
    const area = patch(
      foot,
      [
        [470, 268],
        [500, 262],
        [530, 268],
      ],
      left.toReversed(),
      right.toReversed(),
    );
    sheet.within(dome, () => {
      if (traits.is('pattern', 'stripes')) {
        for (const [a, b, colour] of [
          [0.24, 0.38, second],
          [0.44, 0.5, accent],
          [0.56, 0.7, second],
        ] as const) {
          sheet.path(
            closed(
              area.line([
                [-0.02, a],
                [0.5, a],
                [1.02, a],
              ]),
              area.line([
                [1.02, b],
                [0.5, b],
                [-0.02, b],
              ]),
            ),
            { fill: colour },
          );
        }
      } else if (traits.is('pattern', 'block'))
        sheet.path(
          closed(
            area.line([
              [-0.02, 0.46],
              [0.5, 0.46],
              [1.02, 0.46],
            ]),
            [
              [900, 120],
              [100, 120],
            ],
          ),
          { fill: second },
        );
      paintRibs(sheet, area, count, main, traits.is('rib', 'cable'));
      shadeRound(sheet, dome, right, left, main, [420, 400]);
    });
    const cuffLow = 742;
    const cr = spline([
      [738, cuffTop],
      [746, (cuffTop + cuffLow) / 2],
      [736, cuffLow],
    ]);
    const top = spline([
      [262, cuffTop],
      [500, cuffTop + 32],
      [738, cuffTop],
    ]);
    const low = spline([
      [264, cuffLow],
      [500, cuffLow + 30],
      [736, cuffLow],
    ]);
    const cuff = closed(top, cr, reverse(low), reverse(mirrored(cr)));
    castShadow(sheet, cuff, 18, 0.34, 0, -4);
    sheet.path(cuff, { fill: traits.is('pattern', 'block') ? main : tone(main, 0.01) });
    sheet.within(cuff, () => {
      paintRibs(sheet, patch(low, top, mirrored(cr).toReversed(), cr.toReversed()), count + 2, main);
      shadeRound(sheet, cuff, cr, mirrored(cr), main, [430, cuffTop + 70]);
      softStroke(sheet, open(low), { colour: '#0b0a12', reach: 26, alpha: 0.34 });
      sheet.group('translate(0 4)', () => sheet.path(open(top), { stroke: contrastOf(main).gleamColour, strokeAlpha: 0.4, width: 6 }));
    });
    paintTag(sheet, spec, angle === 'side' ? 640 : 500, (cuffTop + cuffLow) / 2 + (angle === 'side' ? 10 : 22));
  });
}

function shadeRound(sheet: Sheet, outline: string, right: Line, left: Line, colour: string, glow: Point): void {
  const tones = contrastOf(colour);
  softStroke(sheet, open(right), { colour: tones.shadeColour, reach: 120, alpha: tones.shade * 1.1, steps: 10 });
  softStroke(sheet, open(left), { colour: tones.shadeColour, reach: 80, alpha: tones.shade * 0.8, steps: 9 });
  sheet.path(outline, {
    fill: sheet.radial(glow[0], glow[1], 180, [
      [0, '#ffffff', 0.26],
      [1, '#ffffff', 0],
    ]),
  });
}

function paintTag(sheet: Sheet, spec: ArtSpec, x: number, y: number): void {
  const traits = readTraits(spec);
  const { second, accent } = spec.palette;
  if (traits.is('patch', 'none')) return;
  const wide = traits.is('patch', 'word') ? 150 : 84;
  const d = roundedBox(x - wide / 2, y - 36, wide, 72, 6);
  castShadow(sheet, d, 8, 0.34);
  sheet.path(d, {
    fill: sheet.linear(0, y - 36, 0, y + 36, [
      [0, tone(second, 0.05)],
      [1, tone(second, -0.03)],
    ]),
  });
  const ink = lightness(second) > 0.6 ? '#1d2a26' : '#f3efe8';
  if (traits.is('patch', 'word')) paintWord(sheet, x, y, 116, ink);
  else paintMark(sheet, x, y, 38, { ink, blaze: accent });
  sheet.path(roundedBox(x - wide / 2 + 5, y - 31, wide - 10, 62, 4), { stroke: tone(second, 0.22), strokeAlpha: 0.8, width: 1.6, dash: '6 4' });
}

function paintPompom(sheet: Sheet, dice: Dice, x: number, y: number, r: number, colour: string): void {
  for (const [k, shade, count] of [
    [1, -0.14, 220],
    [0.94, -0.03, 220],
    [0.8, 0.09, 160],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = dice.between(0, Math.PI * 2);
      const reach = r * k * Math.sqrt(dice.share());
      const [px, py] = [x + Math.cos(a) * reach - (1 - k) * 60, y + Math.sin(a) * reach - (1 - k) * 70];
      d += `M${n(px)},${n(py)}q${n(Math.cos(a) * 8)},${n(Math.sin(a) * 8)} ${n(Math.cos(a) * 15 + dice.between(-5, 5))},${n(Math.sin(a) * 15 + dice.between(-5, 5))}`;
    }
    sheet.path(d, { stroke: tone(colour, shade), width: 6, cap: 'round' });
  }
}

function paintBeanieFlat(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const { main } = spec.palette;
  sheet.group('rotate(-14 500 500)', () => {
    const right = spline([
      [500, 232],
      [620, 246],
      [690, 330],
      [702, 480],
      [704, 610],
    ]);
    const left = mirrored(right);
    const foot: Line = spline([
      [296, 610],
      [500, 614],
      [704, 610],
    ]);
    const dome = closed(right, reverse(foot), reverse(left));
    softStroke(
      sheet,
      closed(
        right,
        [
          [706, 760],
          [294, 760],
        ],
        reverse(left),
      ),
      { colour: '#3a2f26', reach: 44, alpha: 0.3, dx: 12, dy: 20, steps: 8 },
    );
    sheet.path(dome, { fill: main });
    const area = patch(
      foot,
      spline([
        [430, 244],
        [500, 232],
        [570, 244],
      ]),
      left.toReversed(),
      right.toReversed(),
    );
    const count = traits.is('rib', 'fine') ? 34 : 20;
    sheet.within(dome, () => {
      paintRibs(sheet, area, count, main, traits.is('rib', 'cable'));
      softStroke(sheet, open(right), { colour: contrastOf(main).shadeColour, reach: 50, alpha: 0.34, steps: 7 });
    });
    const cuff = roundedBox(288, 574, 424, 178, 14);
    castShadow(sheet, cuff, 14, 0.3);
    sheet.path(cuff, { fill: tone(main, 0.015) });
    sheet.within(cuff, () => {
      paintRibs(
        sheet,
        patch(
          spline([
            [288, 752],
            [500, 752],
            [712, 752],
          ]),
          spline([
            [288, 574],
            [500, 574],
            [712, 574],
          ]),
          [
            [288, 752],
            [288, 660],
            [288, 574],
          ],
          [
            [712, 752],
            [712, 660],
            [712, 574],
          ],
        ),
        count + 2,
        main,
      );
      softStroke(sheet, cuff, { colour: contrastOf(main).shadeColour, reach: 22, alpha: 0.4, steps: 5 });
    });
    paintTag(sheet, spec, 500, 664);
  });
}

/** Socks: one from the side, a pair, or rolled together. */
export function paintSocks(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  if (angle === 'folded') return paintSockStack(sheet, spec);
  if (angle === 'pair') {
    sheet.group('translate(118 -34)', () => paintSock(sheet, spec, true));
    sheet.group('translate(-84 34)', () => paintSock(sheet, spec, false));
  } else paintSock(sheet, spec, false);
}

const sockTop: Readonly<Record<string, number>> = { 'no-show': 560, quarter: 470, crew: 300, knee: 150 };

function paintSock(sheet: Sheet, spec: ArtSpec, behind: boolean): void {
  const traits = readTraits(spec);
  const { main, second, accent, sole } = spec.palette;
  const height = traits.word('height');
  const top = sockTop[height] ?? 300;
  const low = height === 'no-show';
  const back = low
    ? spline([
        [316, top - 20],
        [300, 590],
        [292, 650],
      ])
    : spline([
        [312, top],
        [326, (top + 560) / 2],
        [320, 560],
        [294, 630],
      ]);
  const heel = spline([back.at(-1)!, [286, 700], [310, 752], [372, 772]]);
  const bottom = spline([
    [372, 772],
    [480, 768],
    [600, 772],
    [700, 776],
  ]);
  const toe = spline([
    [700, 776],
    [762, 768],
    [786, 728],
    [764, 682],
    [706, 660],
  ]);
  const instep = low
    ? spline([
        [706, 660],
        [640, 640],
        [560, 616],
        [520, 596],
      ])
    : spline([
        [706, 660],
        [620, 636],
        [546, 590],
        [508, 530],
        [500, 470],
        [504, (top + 470) / 2],
        [514, top],
      ]);
  const mouth = low
    ? spline([
        [520, 596],
        [450, 610],
        [380, 600],
        [316, top - 20],
      ])
    : spline([
        [514, top],
        [412, top + 12],
        [312, top],
      ]);
  const d = closed(back, heel, bottom, toe, instep, mouth);
  const tones = contrastOf(main);
  softStroke(sheet, d, { colour: '#3a2f26', reach: 36, alpha: behind ? 0.26 : 0.22, dx: 10, dy: 18, steps: 7 });
  if (low)
    sheet.path(
      closed(
        mouth,
        spline([
          [316, top - 20],
          [400, 560],
          [520, 596],
        ]),
      ),
      { fill: tone(main, -0.2) },
    );
  sheet.path(d, {
    fill: sheet.linear(300, top, 600, 780, [
      [0, tone(main, 0.04)],
      [1, tone(main, -0.05)],
    ]),
  });
  sheet.within(d, () => {
    const right = [...reverse(instep), ...reverse(toe)];
    const left = [...back, ...heel, ...bottom.slice(0, 20)];
    const rows: Line[] = [];
    for (let k = 0.012; k < 1; k += 0.0155) {
      const [a, b] = [resample(left, 80)[Math.floor(k * 79)]!, resample(right, 80)[Math.floor(k * 79)]!];
      rows.push([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 10], b]);
    }
    sheet.path(many(rows.map((row) => spline(row))), { stroke: tones.shadeColour, strokeAlpha: 0.24, width: 2.2, dash: '5 2.4' });
    const leg = 540 - top;
    const band = (y0: number, y1: number, colour: string) =>
      sheet.path(
        closed(
          spline([
            [270, y0],
            [412, y0 + 12],
            [560, y0],
          ]),
          spline([
            [560, y1],
            [412, y1 + 12],
            [270, y1],
          ]),
        ),
        { fill: colour },
      );
    if (!low && traits.is('pattern', 'stripes')) {
      band(top + leg * 0.26, top + leg * 0.36, second);
      band(top + leg * 0.42, top + leg * 0.48, accent);
      band(top + leg * 0.54, top + leg * 0.64, second);
    } else if (!low && traits.is('pattern', 'block')) band(top, top + leg * 0.56, second);
    else if (!low && traits.is('pattern', 'ridge')) {
      const y = top + leg * 0.62;
      sheet.path(
        closed(
          spline([
            [270, y + 60],
            [270, y + 20],
          ]),
          [
            [330, y - 30],
            [360, y - 6],
            [410, y - 66],
            [456, y - 12],
            [480, y - 30],
            [560, y + 30],
            [560, y + 60],
          ],
        ),
        { fill: second },
      );
      sheet.path(
        open([
          [286, y + 8],
          [330, y - 44],
          [360, y - 20],
          [410, y - 80],
          [456, y - 26],
          [480, y - 44],
          [540, y + 6],
        ]),
        { stroke: accent, width: 6 },
      );
    }
    const heelPad = spline([
      [260, 610],
      [340, 640],
      [392, 700],
      [400, 800],
    ]);
    sheet.path(
      closed(heelPad, [
        [240, 820],
        [240, 600],
      ]),
      { fill: tone(second, -0.01) },
    );
    const toePad = spline([
      [690, 620],
      [668, 690],
      [676, 740],
      [690, 800],
    ]);
    sheet.path(
      closed(toePad, [
        [840, 800],
        [840, 620],
      ]),
      { fill: tone(second, -0.01) },
    );
    for (const line of [heelPad, toePad]) seam(sheet, line, second, 2.2);
    const ribCount = 4 + Math.round(traits.ratio('ribs') * 4);
    const arch = Array.from({ length: ribCount }, (_, i) => (i * 5) / (ribCount - 1)).map((i) =>
      spline([
        [486 + i * 17, 580],
        [470 + i * 19, 680],
        [476 + i * 19, 790],
      ]),
    );
    sheet.path(many(arch), { stroke: tones.shadeColour, strokeAlpha: 0.4, width: 3.4 });
    sheet.group('translate(3 0)', () => sheet.path(many(arch), { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.5, width: 2 }));
    softStroke(sheet, open([...heel, ...bottom]), { colour: tones.shadeColour, reach: 66, alpha: tones.shade * 1.1, steps: 9 });
    softStroke(sheet, open(back), { colour: tones.shadeColour, reach: 46, alpha: tones.shade * 0.8, steps: 7 });
    softStroke(sheet, open(slice(instep, 0.3, 1)), { colour: tones.shadeColour, reach: 46, alpha: tones.shade * 0.7, steps: 7 });
    sheet.path(d, {
      fill: sheet.radial(
        600,
        676,
        130,
        [
          [0, '#ffffff', 0.3],
          [1, '#ffffff', 0],
        ],
        { sy: 0.34, turn: 12 },
      ),
    });
    if (!low)
      sheet.path(d, {
        fill: sheet.radial(
          392,
          (top + 540) / 2,
          150,
          [
            [0, '#ffffff', 0.24],
            [1, '#ffffff', 0],
          ],
          { sx: 0.34, sy: 1.2 },
        ),
      });
  });
  if (low) {
    sheet.path(open(mouth), { stroke: tone(sole, 0.02), width: 18 });
    sheet.path(open(mouth), { stroke: tone(sole, -0.2), strokeAlpha: 0.5, width: 15, dash: '2 4' });
  } else {
    const upper = spline([
      [308, top - 8],
      [412, top + 4],
      [518, top - 8],
    ]);
    const lower = spline([
      [311, top + 56],
      [412, top + 70],
      [513, top + 56],
    ]);
    const cuff = closed(upper, reverse(lower));
    castShadow(sheet, cuff, 6, 0.22);
    sheet.path(cuff, { fill: tone(sole, 0) });
    sheet.within(cuff, () => {
      const ribs = ribLines(upper, lower, 30);
      sheet.path(many(ribs), { stroke: tone(sole, -0.22), strokeAlpha: 0.5, width: 3 });
      for (const x of [308, 518]) softStroke(sheet, `M${x},${top - 20}v110`, { colour: '#0b0a12', reach: 40, alpha: 0.3, steps: 6 });
    });
    paintMark(sheet, 412, top + 34 + 56, 24, {
      ink: lightness(traits.is('pattern', 'block') ? second : main) > 0.6 ? '#1d2a26' : '#f3efe8',
      blaze: accent,
    });
  }
}

function paintSockStack(sheet: Sheet, spec: ArtSpec): void {
  const { main, second, accent } = spec.palette;
  const folds: [number, string][] = [
    [0, tone(main, -0.04)],
    [1, main],
  ];
  softStroke(sheet, roundedBox(352, 270, 300, 500, 60), { colour: '#3a2f26', reach: 44, alpha: 0.34, dx: 12, dy: 20, steps: 8 });
  for (const [i, colour] of folds) {
    const x = 340 + (1 - i) * 16;
    const d = roundedBox(x, 262 + (1 - i) * 14, 300, 500, 54);
    castShadow(sheet, d, 10, 0.26);
    sheet.path(d, {
      fill: sheet.linear(x, 0, x + 300, 0, [
        [0, tone(colour, 0.02)],
        [0.4, tone(colour, 0.05)],
        [1, tone(colour, -0.1)],
      ]),
    });
    sheet.within(d, () => {
      const rows: Line[] = [];
      for (let y = 270; y < 780; y += 8)
        rows.push(
          spline([
            [x, y],
            [x + 150, y + 8],
            [x + 300, y],
          ]),
        );
      sheet.path(many(rows), { stroke: contrastOf(colour).shadeColour, strokeAlpha: 0.24, width: 2.2, dash: '5 2.4' });
      softStroke(sheet, d, { colour: contrastOf(colour).shadeColour, reach: 50, alpha: 0.4, steps: 8 });
      sheet.path(roundedBox(x, 640, 300, 140, 40), { fill: second, alpha: 0.95 });
      softStroke(sheet, `M${x},${768}h300`, { colour: '#0b0a12', reach: 40, alpha: 0.4 });
    });
  }
  const wrap = roundedBox(328, 430, 324, 150, 6);
  castShadow(sheet, wrap, 12, 0.3);
  sheet.path(wrap, {
    fill: sheet.linear(328, 0, 652, 0, [
      [0, '#e9e3d8'],
      [0.4, '#fbf8f2'],
      [1, '#d8d1c4'],
    ]),
  });
  paintWord(sheet, 490, 490, 190, '#1d2a26');
  sheet.path(`M328,538H652V550H328Z`, { fill: accent });
  stitch(
    sheet,
    [
      [340, 440],
      [640, 440],
    ],
    '#d8d1c4',
    1.2,
    5,
  );
}

import type { ArtSpec } from '../art.ts';
import { fold, ribLines, swell } from '../materials/folds.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '../materials/shading.ts';
import { lightness, tone } from '../pen/colour.ts';
import { at, mirrored, offset, reverse, slice, spline, type Point } from '../pen/line.ts';
import { circle, closed, many, open, roundedBox } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';
import { createDice, type Dice } from '../random.ts';
import { readTraits, type Traits } from '../traits.ts';
import { bothLegs, legOutline, legsFor, type Legs } from './legs.ts';
import { paintMark } from './logo.ts';
import { axis } from './torso.ts';
import { paintWeave, type CloseUp } from './weave.ts';

/** Shorts, trousers and leggings from the front or the back. */
export function paintBottom(sheet: Sheet, spec: ArtSpec, view: 'front' | 'back', closeUp?: CloseUp): void {
  const traits = readTraits(spec);
  const legs = legsFor(spec);
  const { main, lining } = spec.palette;
  if (view === 'front') {
    // The back of the waistband, seen over the front one.
    const rise = spec.kind === 'leggings' ? 10 : 16;
    const back = spline([legs.waist[0]!, [axis, legs.waistY - rise], legs.waist.at(-1)!]);
    const d = closed(back, reverse(legs.waist));
    sheet.path(d, {
      fill: sheet.linear(0, legs.waistY - rise, 0, legs.waistY + 14, [
        [0, tone(lining, -0.02)],
        [1, tone(lining, -0.22)],
      ]),
    });
    sheet.path(open(back), { stroke: tone(main, 0.08), width: 3 });
    sheet.path(roundedBox(axis - 13, legs.waistY - 4, 26, 12, 2), { fill: '#f4f1ea' });
  }
  for (const flip of [true, false]) {
    const paint = () => paintLeg(sheet, spec, legs, traits, view, flip, closeUp);
    if (flip) sheet.group('translate(1000 0) scale(-1 1)', paint);
    else paint();
  }
  paintRise(sheet, legs, main, view, spec);
  paintWaistband(sheet, spec, legs, traits, view);
  paintLogo(sheet, spec, legs, traits, view);
}

/** The shadow of the whole garment on the wall behind. */
export function bottomShadow(spec: ArtSpec): string {
  return bothLegs(legsFor(spec))
    .map((lines) => closed(...lines))
    .join('');
}

function paintLeg(
  sheet: Sheet,
  spec: ArtSpec,
  legs: Legs,
  traits: Traits,
  view: 'front' | 'back',
  flip: boolean,
  closeUp: CloseUp | undefined,
): void {
  const { main, second, accent } = spec.palette;
  const colour = traits.is('pattern', 'split') && flip ? second : main;
  const d = closed(...legOutline(legs));
  const tones = contrastOf(colour);
  const dice = createDice(spec.seed, flip ? 'left leg' : 'right leg');
  const tight = spec.kind === 'leggings';
  sheet.path(d, {
    fill: sheet.linear(axis - 10, legs.waistY, axis + 190, legs.hemY, [
      [0, tone(colour, 0.04)],
      [0.5, colour],
      [1, tone(colour, -0.06)],
    ]),
  });
  sheet.within(d, () => {
    if (closeUp) paintWeave(sheet, closeUp, colour, tight ? 'jersey' : 'twill');
    if (traits.is('pattern', 'print')) paintCamo(sheet, legs, dice, second, accent);
    paintPanels(sheet, spec, legs, traits);
    // Each leg is a column: light a third of the way in, dark at both seams.
    const middle = (up: number) => legs.leg.point(0.4, up);
    swell(sheet, [middle(0.98), middle(0.5), middle(0.03)], tight ? 46 : 58, '#ffffff', lightness(colour) > 0.8 ? 0.3 : 0.15);
    softStroke(sheet, open(legs.outer), { colour: tones.shadeColour, reach: tight ? 54 : 46, alpha: tones.shade * 0.9, steps: 8 });
    softStroke(sheet, open(legs.inner), { colour: tones.shadeColour, reach: tight ? 50 : 58, alpha: tones.shade * (flip ? 0.6 : 1), steps: 8 });
    softStroke(sheet, open(legs.front), { colour: tones.shadeColour, reach: 30, alpha: tones.shade * 0.5, steps: 6 });
    if (!tight) paintLegFolds(sheet, spec, legs, colour, dice);
    else paintTightFolds(sheet, legs, colour);
    softStroke(sheet, open(legs.hem), { colour: tones.shadeColour, reach: 22, alpha: tones.shade * 0.5, steps: 5 });
    paintHems(sheet, spec, legs, traits, colour);
    if (view === 'front') paintFrontPocket(sheet, spec, legs, traits, colour);
    else paintSeatPocket(sheet, spec, legs, colour);
  });
  sheet.path(d, { stroke: tone(colour, -0.3), strokeAlpha: 0.4, width: 1.5 });
}

function paintPanels(sheet: Sheet, spec: ArtSpec, legs: Legs, traits: Traits): void {
  const { second, accent } = spec.palette;
  if (traits.is('pattern', 'panel')) {
    const edge = legs.leg.line([
      [0.62, 1],
      [0.76, 0.7],
      [0.8, 0.4],
      [0.78, 0],
    ]);
    sheet.path(closed(edge, reverse(offset(legs.outer, 30)).toReversed(), [legs.outer.at(-1)!]), { fill: second });
    sheet.path(
      closed(edge, [
        [900, legs.hemY + 20],
        [900, legs.waistY - 20],
      ]),
      { fill: second },
    );
    seam(sheet, edge, second, 2);
  } else if (traits.is('pattern', 'stripe')) {
    for (const [k, colour] of [
      [0.8, second],
      [0.88, accent],
    ] as const)
      sheet.path(
        open(
          legs.leg.line([
            [k, 1.02],
            [k, 0.5],
            [k, -0.02],
          ]),
        ),
        { stroke: colour, width: 9 },
      );
  } else if (traits.is('pattern', 'knee')) {
    const upper = legs.leg.line([
      [-0.02, 0.56],
      [0.5, 0.545],
      [1.02, 0.56],
    ]);
    const lower = legs.leg.line([
      [-0.02, 0.34],
      [0.5, 0.325],
      [1.02, 0.34],
    ]);
    sheet.path(closed(upper, reverse(lower)), { fill: second });
    for (const line of [upper, lower]) {
      seam(sheet, line, second, 2);
      stitch(sheet, offset(line, 7), second, 1.5, 6);
    }
    const dart = legs.leg.line([
      [0.62, 0.45],
      [0.8, 0.46],
      [1, 0.46],
    ]);
    seam(sheet, dart, second, 1.6);
  }
}

function paintCamo(sheet: Sheet, legs: Legs, dice: Dice, one: string, two: string): void {
  for (const [count, colour, alpha] of [
    [9, one, 0.9],
    [5, two, 0.55],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const [x, y] = legs.leg.point(dice.share(), dice.share());
      const keys: Point[] = [];
      for (let k = 0; k < 7; k++) {
        const a = (k / 7) * Math.PI * 2;
        const r = dice.between(18, 52);
        keys.push([x + Math.cos(a) * r * 1.4, y + Math.sin(a) * r]);
      }
      d += closed(spline(keys, true));
    }
    sheet.path(d, { fill: colour, alpha });
  }
}

function paintLegFolds(sheet: Sheet, spec: ArtSpec, legs: Legs, colour: string, dice: Dice): void {
  const f = (keys: Point[], width: number, strength: number) =>
    fold(
      sheet,
      keys.map(([a, b]) => legs.leg.point(a, b)),
      width,
      colour,
      strength,
    );
  const j = (v: number, by = 0.015) => v + dice.between(-by, by);
  const short = spec.kind === 'shorts';
  f(
    [
      [0.02, j(short ? 0.44 : 0.66)],
      [0.3, j(short ? 0.5 : 0.685)],
      [0.62, j(short ? 0.6 : 0.72)],
    ],
    11,
    1,
  );
  f(
    [
      [0.02, j(short ? 0.4 : 0.62)],
      [0.26, j(short ? 0.4 : 0.62)],
      [0.5, j(short ? 0.43 : 0.635)],
    ],
    9,
    0.9,
  );
  f(
    [
      [j(0.3), 0.9],
      [j(0.34), 0.76],
      [j(0.42, 0.03), short ? 0.5 : 0.66],
    ],
    9,
    0.6,
  );
  if (short) {
    f(
      [
        [j(0.3), 0.03],
        [j(0.34), 0.2],
        [j(0.42, 0.03), 0.38],
      ],
      12,
      0.9,
    );
    f(
      [
        [j(0.7), 0.03],
        [j(0.68), 0.16],
        [j(0.62, 0.03), 0.34],
      ],
      11,
      0.8,
    );
    return;
  }
  for (const up of [0.44, 0.4, 0.35]) {
    f(
      [
        [0.03, j(up)],
        [0.26, j(up - 0.012)],
        [0.55, j(up + 0.012)],
      ],
      8,
      0.8,
    );
    f(
      [
        [0.97, j(up + 0.02)],
        [0.74, j(up + 0.012)],
        [0.46, j(up + 0.03)],
      ],
      8,
      0.8,
    );
  }
  for (const up of [0.1, 0.065, 0.15])
    f(
      [
        [0.04, j(up)],
        [0.4, j(up - 0.02)],
        [0.86, j(up + 0.015)],
      ],
      9,
      0.95,
    );
  f(
    [
      [j(0.5), 0.84],
      [j(0.52), 0.6],
      [j(0.5), 0.47],
    ],
    9,
    0.4,
  );
}

function paintTightFolds(sheet: Sheet, legs: Legs, colour: string): void {
  for (const up of [0.47, 0.44])
    fold(
      sheet,
      [
        [0.06, up],
        [0.3, up - 0.006],
        [0.6, up + 0.004],
      ].map(([a, b]) => legs.leg.point(a!, b!)),
      5,
      colour,
      0.6,
    );
  for (const up of [0.035, 0.06])
    fold(
      sheet,
      [
        [0.08, up],
        [0.5, up - 0.008],
        [0.9, up],
      ].map(([a, b]) => legs.leg.point(a!, b!)),
      5,
      colour,
      0.7,
    );
  fold(
    sheet,
    [
      [0.02, 0.66],
      [0.24, 0.69],
      [0.5, 0.75],
    ].map(([a, b]) => legs.leg.point(a!, b!)),
    7,
    colour,
    0.7,
  );
}

function paintHems(sheet: Sheet, spec: ArtSpec, legs: Legs, traits: Traits, colour: string): void {
  if (spec.kind === 'trousers' && traits.is('cuff', 'elastic')) {
    const edge = legs.leg.line([
      [-0.02, 0.062],
      [0.5, 0.057],
      [1.02, 0.062],
    ]);
    const foot = legs.leg.line([
      [-0.02, -0.01],
      [0.5, -0.012],
      [1.02, -0.01],
    ]);
    sheet.path(closed(edge, reverse(foot)), { fill: tone(colour, -0.03) });
    sheet.path(many(ribLines(edge, foot, 26)), { stroke: tone(colour, -0.22), strokeAlpha: 0.5, width: 2.2 });
    seam(sheet, edge, colour, 2);
    return;
  }
  for (const by of spec.kind === 'leggings' ? [12, 17] : [20, 26]) stitch(sheet, offset(legs.hem, by), colour, 1.5, 6);
}

function paintFrontPocket(sheet: Sheet, spec: ArtSpec, legs: Legs, traits: Traits, colour: string): void {
  const { accent, lace } = spec.palette;
  const pocket = traits.word('pocket');
  if (spec.kind === 'leggings') {
    if (pocket === 'phone') {
      const edge = legs.leg.line([
        [0.58, 0.72],
        [0.8, 0.73],
        [1, 0.74],
      ]);
      seam(sheet, edge, colour, 2);
      stitch(sheet, offset(edge, -7), colour, 1.5, 5);
      stitch(
        sheet,
        legs.leg.line([
          [0.58, 0.72],
          [0.58, 0.6],
          [0.62, 0.54],
          [1, 0.54],
        ]),
        colour,
        1.5,
        5,
      );
    }
    return;
  }
  const short = spec.kind === 'shorts';
  const [low, high] = short ? [0.66, 0.9] : [0.79, 0.93];
  const mouth = legs.leg.line([
    [0.58, high + 0.06],
    [0.72, high - 0.02],
    [0.86, (low + high) / 2],
    [1.02, low],
  ]);
  softStroke(sheet, open(mouth), { colour: '#0b0a12', reach: 9, alpha: 0.34, dx: 3, dy: 2, steps: 4 });
  seam(sheet, mouth, colour, 2);
  stitch(sheet, offset(mouth, -8), colour, 1.6, 6);
  if (pocket === 'zip') {
    const line = slice(mouth, 0.3, 0.95);
    sheet.path(open(line), { stroke: tone(lace, -0.1), width: 10 });
    sheet.path(open(line), { stroke: tone(lace, 0.2), strokeAlpha: 0.8, width: 3, dash: '2 2' });
    const p = at(line, 0.04);
    sheet.path(open([p, at(line, 0.24)]), { stroke: accent, width: 7, cap: 'round' });
  } else if (pocket === 'cargo') {
    const [a, b] = short ? [0.2, 0.44] : [0.5, 0.64];
    const box = closed(
      legs.leg.line([
        [0.5, b],
        [0.75, b + 0.004],
        [1.04, b],
      ]),
      legs.leg.line([
        [1.04, b],
        [1.04, a],
      ]),
      legs.leg.line([
        [1.04, a],
        [0.75, a - 0.004],
        [0.5, a],
      ]),
      legs.leg.line([
        [0.5, a],
        [0.5, b],
      ]),
    );
    castShadow(sheet, box, 9, 0.3);
    sheet.path(box, { fill: tone(colour, 0.02) });
    stitch(
      sheet,
      legs.leg.line([
        [0.53, b],
        [0.53, (a + b) / 2],
        [0.53, a + 0.005],
      ]),
      colour,
      1.6,
      6,
    );
    const flapLow = b - (b - a) * 0.28;
    const flap = closed(
      legs.leg.line([
        [0.48, b + 0.012],
        [1.05, b + 0.012],
      ]),
      legs.leg.line([
        [1.05, flapLow],
        [0.74, flapLow - 0.012],
        [0.48, flapLow],
      ]),
    );
    castShadow(sheet, flap, 7, 0.32);
    sheet.path(flap, { fill: tone(colour, 0.035) });
    stitch(
      sheet,
      legs.leg.line([
        [0.5, flapLow + 0.008],
        [0.74, flapLow - 0.003],
        [1.04, flapLow + 0.008],
      ]),
      colour,
      1.6,
      6,
    );
    const [x, y] = legs.leg.point(0.74, flapLow + 0.012);
    sheet.path(circle(x, y, 6.5), { fill: tone(lace, -0.1) });
    sheet.path(circle(x - 1, y - 1, 4.4), { fill: tone(lace, 0.1) });
  }
}

function paintSeatPocket(sheet: Sheet, spec: ArtSpec, legs: Legs, colour: string): void {
  if (spec.kind === 'leggings') return;
  const [low, high] = spec.kind === 'shorts' ? [0.56, 0.82] : [0.73, 0.88];
  const keys: Point[] = [
    [0.3, high],
    [0.76, high - 0.015],
    [0.76, low + 0.02],
    [0.53, low],
    [0.3, low + 0.035],
    [0.3, high],
  ];
  const line = keys.slice(1).flatMap((p, i) => [...legs.leg.line([keys[i]!, p])]);
  const d = closed(line);
  castShadow(sheet, d, 7, 0.26);
  sheet.path(d, { fill: tone(colour, 0.015) });
  stitch(sheet, slice(line, 0.22, 1), colour, 1.6, 6);
  stitch(
    sheet,
    legs.leg.line([
      [0.31, high - 0.02],
      [0.76, high - 0.035],
    ]),
    colour,
    1.6,
    6,
  );
}

/** Centre front: fly on woven cloth, a plain seam on stretch, the yoke behind. */
function paintRise(sheet: Sheet, legs: Legs, colour: string, view: 'front' | 'back', spec: ArtSpec): void {
  const top = legs.waistY + 13 + legs.bandHeight;
  const crotch = legs.front[0]!;
  seam(sheet, spline([crotch, [axis, (crotch[1] + top) / 2], [axis, top]]), colour, 2.2);
  if (view === 'front' && spec.kind !== 'leggings') {
    const fly = spline([
      [axis + 30, top],
      [axis + 30, top + (crotch[1] - top) * 0.5],
      [axis + 22, top + (crotch[1] - top) * 0.72],
      [axis + 2, top + (crotch[1] - top) * 0.84],
    ]);
    stitch(sheet, fly, colour, 1.7, 6);
    stitch(sheet, offset(fly, 6), colour, 1.7, 6);
  } else if (view === 'back' && spec.kind !== 'leggings') {
    const wide = legs.waist.at(-1)![0] - axis;
    const yoke = spline([
      [axis - wide * 1.1, top + 26],
      [axis, top + 54],
      [axis + wide * 1.1, top + 26],
    ]);
    seam(sheet, yoke, colour, 1.8);
    stitch(sheet, offset(yoke, -7), colour, 1.5, 6);
  }
  for (const side of [1, -1]) {
    const tight = spec.kind === 'leggings' ? 0.6 : 1;
    fold(
      sheet,
      [
        [axis + side * 4, crotch[1] - 6],
        [axis + side * 40, crotch[1] - 34],
        [axis + side * 86, crotch[1] - 50],
      ],
      8,
      colour,
      tight,
    );
    fold(
      sheet,
      [
        [axis + side * 4, crotch[1] + 8],
        [axis + side * 30, crotch[1] + 26],
        [axis + side * 70, crotch[1] + 34],
      ],
      8,
      colour,
      tight,
    );
  }
}

function paintWaistband(sheet: Sheet, spec: ArtSpec, legs: Legs, traits: Traits, view: 'front' | 'back'): void {
  const { main, second, lace } = spec.palette;
  const lower = legs.waist.map(([x, y]): Point => [axis + (x - axis) * 1.045, y + legs.bandHeight]);
  const d = closed(legs.waist, reverse(lower));
  const stretch = spec.kind === 'leggings';
  const colour = stretch && traits.is('pattern', 'panel', 'stripe') ? second : main;
  castShadow(sheet, d, 7, 0.24);
  sheet.path(d, {
    fill: sheet.linear(axis - 140, 0, axis + 140, 0, [
      [0, tone(colour, -0.04)],
      [0.35, tone(colour, 0.06)],
      [1, tone(colour, -0.08)],
    ]),
  });
  sheet.within(d, () => {
    softStroke(sheet, open(slice(legs.waist, 0, 1)), { colour: '#ffffff', reach: 5, alpha: 0.3, dy: 3, steps: 3 });
    for (const x of [legs.waist[0]![0], legs.waist.at(-1)![0]])
      softStroke(sheet, `M${x},${legs.waistY - 20}v${legs.bandHeight + 50}`, { colour: '#0b0a12', reach: 34, alpha: 0.36, steps: 6 });
    if (!stretch && traits.is('waist', 'drawcord')) {
      const ribs = ribLines(legs.waist, lower, 56);
      sheet.path(many(ribs), { stroke: tone(colour, -0.22), strokeAlpha: 0.42, width: 2.4 });
      sheet.path(
        many(
          [0.34, 0.66].map((k) =>
            lower.map(([x, y], i): Point => [legs.waist[i]![0] + (x - legs.waist[i]![0]) * k, legs.waist[i]![1] + (y - legs.waist[i]![1]) * k]),
          ),
        ),
        { stroke: tone(colour, -0.24), strokeAlpha: 0.5, width: 2, dash: '5 4' },
      );
    }
  });
  seam(sheet, lower, colour, 1.8);
  stitch(sheet, offset(lower, 6), colour, 1.5, 6);
  if (stretch) return;
  if (traits.is('waist', 'belt')) {
    for (const k of [0.16, 0.36, 0.64, 0.84]) {
      const [a, b] = [at(legs.waist, k), at(lower, k)];
      const loop = roundedBox(a[0] - 6, a[1] - 4, 12, b[1] - a[1] + 12, 2);
      castShadow(sheet, loop, 5, 0.34);
      sheet.path(loop, { fill: tone(colour, 0.04) });
    }
    if (view === 'front') {
      const y = legs.waistY + 13 + legs.bandHeight / 2;
      sheet.path(circle(axis + 15, y + 1.5, 10), { fill: '#000000', alpha: 0.3 });
      sheet.path(circle(axis + 15, y, 9.5), { fill: tone(lace, -0.06) });
      sheet.path(circle(axis + 15, y, 6), { stroke: tone(lace, -0.3), width: 1.4 });
    }
  } else if (view === 'front') {
    const y = legs.waistY + 13 + legs.bandHeight * 0.55;
    for (const side of [-1, 1]) {
      sheet.path(circle(axis + side * 20, y, 5.5), { fill: '#8b8b8b' });
      const cord = spline([
        [axis + side * 20, y],
        [axis + side * 26, y + 60],
        [axis + side * 14, y + 120],
        [axis + side * 22, y + 150 + side * 8],
      ]);
      castShadow(sheet, open(cord), 6, 0.3, 2, 4);
      sheet.path(open(cord), { stroke: tone(lace, -0.18), width: 7.6, cap: 'round' });
      sheet.path(open(cord), { stroke: lace, width: 5.6, cap: 'round' });
      sheet.path(open(slice(cord, 0.9, 1)), { stroke: tone(lace, -0.34), width: 8.4 });
    }
  }
}

function paintLogo(sheet: Sheet, spec: ArtSpec, legs: Legs, traits: Traits, view: 'front' | 'back'): void {
  const { main, accent } = spec.palette;
  const ink = { ink: lightness(main) > 0.6 ? '#1d2a26' : '#f3efe8', blaze: accent };
  if (view === 'back') return paintMark(sheet, axis + 74, legs.waistY + legs.bandHeight * 0.56 + 8, 16, ink);
  const [x, y] = traits.is('logo', 'hip')
    ? legs.leg.point(0.36, spec.kind === 'shorts' ? 0.62 : 0.79)
    : legs.leg.point(0.76, spec.kind === 'shorts' ? 0.11 : 0.1);
  const k = traits.is('logo', 'hip') ? mirrored([[x, y]], axis)[0]! : ([x, y] as Point);
  paintMark(sheet, k[0], k[1], 22, ink);
}

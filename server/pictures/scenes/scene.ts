import type { PictureAngle } from '#contract/pictures.ts';
import type { ArtSpec } from '../art.ts';
import { tone } from '../pen/colour.ts';
import { reverse, spline, type Point } from '../pen/line.ts';
import { closed, n, polygon } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';
import { createDice, type Dice } from '../random.ts';
import { readTraits } from '../traits.ts';
import { atDistance, lightOf, type Light, type Time } from './light.ts';
import {
  footpath,
  forest,
  grass,
  heightAt,
  paintClouds,
  paintFaces,
  paintLand,
  paintMist,
  paintPost,
  paintSky,
  pine,
  ridge,
  summits,
  type Frame,
} from './land.ts';

/** Drawing units of a scene; the ratio is that of the contract. */
export function sceneFrame(angle: PictureAngle): Frame {
  if (angle === 'card') return { width: 1200, height: 900 };
  if (angle === 'tall') return { width: 880, height: 1100 };
  return { width: 1600, height: 900 };
}

interface View {
  sheet: Sheet;
  frame: Frame;
  light: Light;
  dice: Dice;
  blaze: string;
}

/** A wide, quiet landscape. */
export function paintScene(sheet: Sheet, spec: ArtSpec, frame: Frame): void {
  const traits = readTraits(spec);
  const place = traits.word('place');
  const time = traits.word('time') as Time;
  const light = lightOf(time, place === 'rain' || (place === 'forest' && time === 'day'));
  const view: View = { sheet, frame, light, dice: createDice(spec.seed, `scene/${place}`), blaze: spec.palette.accent };
  const painters: Readonly<Record<string, (view: View) => void>> = {
    mountain: paintMountain,
    lake: paintLake,
    coast: paintCoast,
    forest: paintForest,
    rain: paintCity,
    desert: paintDesert,
    snow: paintSnow,
    meadow: paintMeadow,
  };
  painters[place]!(view);
}

const pineDark = '#20392f';
const rock = '#5d6b7a';

function paintRanges({ sheet, frame, light, dice }: View, horizon: number): void {
  const { height } = frame;
  for (const [k, far] of [0.84, 0.72, 0.6].entries()) {
    const top = ridge(dice, frame, horizon - height * (0.1 - k * 0.035), height * (0.13 - k * 0.02), 0.52);
    paintLand(sheet, frame, top, atDistance('#44607a', far, light), light.haze, horizon + height * 0.06);
  }
}

function mainMassif({ frame, dice }: View, horizon: number, peak: number): Point[] {
  const { width: w, height: h } = frame;
  const top = horizon - h * peak;
  return summits(
    dice,
    [
      [-20, horizon - h * 0.06],
      [w * 0.16, horizon - h * dice.between(0.12, 0.2)],
      [w * dice.between(0.27, 0.31), horizon - h * 0.13],
      [w * dice.between(0.42, 0.47), top],
      [w * 0.56, horizon - h * peak * 0.55],
      [w * dice.between(0.64, 0.69), horizon - h * peak * dice.between(0.72, 0.84)],
      [w * 0.82, horizon - h * 0.14],
      [w * 0.93, horizon - h * dice.between(0.16, 0.24)],
      [w + 20, horizon - h * 0.08],
    ],
    h * 0.075,
  );
}

function paintMountain(view: View): void {
  const { sheet, frame, light, dice } = view;
  const { width: w, height: h } = frame;
  const horizon = h * 0.64;
  paintSky(sheet, frame, light, horizon);
  paintClouds(sheet, frame, dice, light.sun, horizon * 0.62);
  paintRanges(view, horizon);
  const massif = mainMassif(view, horizon, 0.44);
  const d = paintLand(sheet, frame, massif, atDistance(rock, 0.24, light), light.haze, horizon + h * 0.04);
  paintFaces(sheet, d, massif, dice, { snow: atDistance('#fbfcff', 0.1, light), shade: atDistance('#2d3d52', 0.12, light) }, horizon - h * 0.14);
  paintMist(sheet, frame, horizon - h * 0.02, h * 0.09, light.haze, 0.72);
  for (const [y, far, tall, count] of [
    [0.655, 0.5, 0.06, 70],
    [0.71, 0.3, 0.09, 52],
  ] as const) {
    const hill = ridge(dice, frame, h * y, h * 0.025, 0.42, 4);
    const colour = atDistance(pineDark, far, light);
    sheet.path(forest(dice, heightAt(hill), frame, count, h * tall), { fill: colour });
    paintLand(sheet, frame, hill, colour, light.haze, h * (y + 0.16), true);
    paintMist(sheet, frame, h * (y + 0.05), h * 0.045, light.haze, 0.4);
  }
  paintForeground(view, h * 0.8, '#5a6a3c');
  const near = (x: number) => h * 0.84 + Math.sin(x / 150) * 10;
  let trees = '';
  for (const share of [0.015, 0.07, 0.115, 0.9, 0.955, 1]) trees += pine(dice, share * w, near(share * w) + h * 0.05, h * dice.between(0.3, 0.5));
  sheet.path(trees, { fill: atDistance(pineDark, 0.03, light) });
}

/** Grassland at one's feet with the trail through it. */
function paintForeground({ sheet, frame, light, dice, blaze }: View, y: number, colour: string, withPath = true): void {
  const { width: w, height: h } = frame;
  const top = ridge(dice, frame, y, h * 0.02, 0.4, 3);
  const ground = atDistance(colour, 0.08, light);
  const line = spline(top);
  const d = closed(line, [top.at(-1)!, [w + 10, h + 10], [-10, h + 10], top[0]!]);
  sheet.path(d, {
    fill: sheet.linear(0, y, 0, h, [
      [0, atDistance(colour, 0.32, light)],
      [0.4, ground],
      [1, tone(ground, -0.14)],
    ]),
  });
  sheet.within(d, () => {
    if (withPath) {
      const path = footpath(frame, w * 0.58, [w * 0.47, y - 4], w * 0.075, w * 0.05);
      const trail = closed(path.left, reverse(path.right));
      sheet.path(trail, {
        fill: sheet.linear(0, y, 0, h, [
          [0, atDistance('#d3bd98', 0.3, light)],
          [1, atDistance('#a98d66', 0, light)],
        ]),
      });
      sheet.path(trail, { stroke: tone(ground, -0.14), strokeAlpha: 0.35, width: 3 });
    }
    sheet.path(
      grass(dice, frame, () => y + 6, h - y, 420, h * 0.026),
      { stroke: tone(ground, 0.1), strokeAlpha: 0.55, width: 2, cap: 'round' },
    );
    sheet.path(
      grass(dice, frame, () => y + 6, h - y, 420, h * 0.028),
      { stroke: tone(ground, -0.14), strokeAlpha: 0.55, width: 2.2, cap: 'round' },
    );
  });
  if (withPath) paintPost(sheet, w * 0.405, y + h * 0.075, h * 0.11, { wood: atDistance('#7d6248', 0.05, light), blaze });
}

function paintLake(view: View): void {
  const { sheet, frame, light, dice } = view;
  const { width: w, height: h } = frame;
  const shore = h * 0.6;
  const above = () => {
    paintSky(sheet, frame, light, shore);
    const massif = mainMassif({ ...view, dice: createDice(7, `massif/${view.blaze}`) }, shore, 0.42);
    paintClouds(sheet, frame, createDice(3, 'lake clouds'), light.sun, shore * 0.6);
    const far = ridge(createDice(9, `far/${view.blaze}`), frame, shore - h * 0.08, h * 0.1, 0.5);
    paintLand(sheet, frame, far, atDistance('#44607a', 0.72, light), light.haze, shore);
    const d = paintLand(sheet, frame, massif, atDistance(rock, 0.26, light), light.haze, shore + h * 0.03);
    paintFaces(
      sheet,
      d,
      massif,
      createDice(5, 'faces'),
      { snow: atDistance('#fbfcff', 0.1, light), shade: atDistance('#2d3d52', 0.14, light) },
      shore - h * 0.15,
    );
    const trees = createDice(11, 'lake trees');
    sheet.path(
      forest(trees, () => shore + 2, frame, 84, h * 0.07),
      { fill: atDistance(pineDark, 0.36, light) },
    );
    paintMist(sheet, frame, shore - h * 0.01, h * 0.04, light.haze, 0.5);
  };
  above();
  const water = `M0,${n(shore)}H${w}V${h}H0Z`;
  sheet.within(water, () => {
    sheet.group(`translate(0 ${n(shore * 2)}) scale(1 -1)`, above);
    sheet.path(water, {
      fill: sheet.linear(0, shore, 0, h, [
        [0, '#2b4a5c', 0.12],
        [1, '#16303f', 0.62],
      ]),
    });
    let ripples = '';
    for (let i = 0; i < 150; i++) {
      const depth = dice.share() ** 1.4;
      const [x, y] = [dice.between(-0.05, 1) * w, shore + 4 + depth * (h - shore)];
      ripples += `M${n(x)},${n(y)}h${n(dice.between(0.02, 0.1) * w * (0.3 + depth))}`;
    }
    sheet.path(ripples, { stroke: light.sun, strokeAlpha: 0.26, width: 2, cap: 'round' });
    paintMist(sheet, frame, shore, h * 0.02, light.haze, 0.6);
  });
  let stones = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = [dice.between(0, 1) * w, h - dice.between(0, 0.07) * h];
    const r = dice.between(0.012, 0.045) * w;
    stones += closed(
      spline(
        [
          [x - r, y + r * 0.3],
          [x - r * 0.6, y - r * 0.3],
          [x + r * 0.1, y - r * 0.44],
          [x + r * 0.8, y - r * 0.1],
          [x + r, y + r * 0.3],
        ],
        true,
      ),
    );
  }
  sheet.path(stones, {
    fill: sheet.linear(0, h * 0.9, 0, h, [
      [0, atDistance('#6f7478', 0.1, light)],
      [1, atDistance('#2c3033', 0, light)],
    ]),
  });
  sheet.path(
    grass(dice, frame, () => h * 0.985, h * 0.02, 90, h * 0.12),
    { stroke: atDistance('#39492b', 0, light), width: 2.4, cap: 'round' },
  );
}

function paintCoast(view: View): void {
  const { sheet, frame, light, dice } = view;
  const { width: w, height: h } = frame;
  const horizon = h * 0.47;
  paintSky(sheet, frame, light, horizon);
  paintClouds(sheet, frame, dice, light.sun, horizon * 0.9, 12);
  const sea = `M0,${n(horizon)}H${w}V${h}H0Z`;
  sheet.path(sea, {
    fill: sheet.linear(0, horizon, 0, h * 0.86, [
      [0, atDistance('#3f7286', 0.6, light)],
      [0.35, atDistance('#2f6d80', 0.25, light)],
      [1, atDistance('#5fa3a4', 0.1, light)],
    ]),
  });
  sheet.path(sea, {
    fill: sheet.radial(
      light.sunX * w,
      horizon,
      w * 0.5,
      [
        [0, light.sun, 0.62],
        [0.3, light.sun, 0.2],
        [1, light.sun, 0],
      ],
      { sy: 0.4 },
    ),
  });
  let glints = '';
  for (let i = 0; i < 260; i++) {
    const depth = dice.share() ** 1.7;
    const y = horizon + 2 + depth * h * 0.34;
    const x = dice.between(-0.05, 1) * w;
    glints += `M${n(x)},${n(y)}h${n(dice.between(0.008, 0.05) * w * (0.25 + depth))}`;
  }
  sheet.path(glints, { stroke: '#ffffff', strokeAlpha: 0.26, width: 1.8, cap: 'round' });
  for (const [x0, far, rise, reach] of [
    [1, 0.66, 0.14, 0.34],
    [1, 0.36, 0.24, 0.26],
    [1, 0.14, 0.36, 0.16],
  ] as const) {
    const foot = horizon + h * (0.66 - far) * 0.34;
    const keys: Point[] = [[w * (x0 - reach * 2), foot]];
    for (let k = 0; k <= 5; k++)
      keys.push([w * (x0 - reach * 2 + (reach * 2.3 * (k + 0.35)) / 5), foot - h * rise * (0.22 + 0.78 * (k / 5) ** 0.7) * dice.between(0.86, 1.12)]);
    const cliff = summits(dice, keys, h * 0.03);
    const colour = atDistance('#5f5a4c', far, light);
    const d = polygon([...cliff, [w + 20, foot + 4], [w * (x0 - reach * 2) - 10, foot + 4]]);
    sheet.path(d, {
      fill: sheet.linear(0, foot - h * rise, 0, foot, [
        [0, atDistance('#6b7a48', far, light)],
        [0.24, atDistance('#7a7550', far, light)],
        [0.34, colour],
        [1, tone(colour, -0.1)],
      ]),
    });
    sheet.within(d, () => {
      for (let k = 0; k < 26; k++) {
        const [x, y] = [w * (x0 - reach * 2) + dice.share() * w * reach * 2.2, foot - dice.share() * h * rise];
        sheet.path(
          polygon([
            [x, y],
            [x + dice.between(6, 20), y + dice.between(30, 90)],
            [x - dice.between(2, 10), y + dice.between(40, 110)],
          ]),
          { fill: k % 2 ? '#1b1f24' : '#ffffff', alpha: k % 2 ? 0.13 : 0.08 },
        );
      }
    });
    sheet.path(`M${n(w * (x0 - reach * 2) - 16)},${n(foot + 4)}q${n(w * reach)},8 ${n(w * reach * 2.3)},2`, {
      stroke: '#ffffff',
      strokeAlpha: 0.6,
      width: 4 - far * 3,
    });
  }
  for (let k = 0; k < 5; k++) {
    const y = h * (0.72 + k * 0.036);
    const wave = spline([
      [-10, y + dice.between(-4, 8)],
      [w * 0.22, y + dice.between(-10, 12)],
      [w * 0.46, y + dice.between(-10, 14)],
      [w * 0.7, y + dice.between(-12, 10)],
      [w + 10, y + dice.between(-6, 8)],
    ]);
    sheet.path(closed(wave, [wave.at(-1)!, [w + 10, h + 10], [-10, h + 10], wave[0]!]), {
      fill: k === 4 ? atDistance('#d9c7a3', 0.06, light) : atDistance(k % 2 ? '#86bdb8' : '#74b1b0', 0.1, light),
      alpha: k === 4 ? 1 : 0.55,
    });
    sheet.path(closed(wave, reverse(wave.map(([x, yy], i): Point => [x, yy + 6 + 7 * Math.abs(Math.sin(i * 0.31 + k))]))), {
      fill: '#ffffff',
      alpha: 0.85,
    });
  }
  sheet.path(`M0,${n(h * 0.86)}H${w}V${h}H0Z`, {
    fill: sheet.linear(0, h * 0.86, 0, h, [
      [0, '#7b6a4c', 0.28],
      [0.3, '#7b6a4c', 0],
      [1, '#3c2f1c', 0.34],
    ]),
  });
  sheet.path(
    grass(dice, frame, (x) => h * (0.97 + 0.04 * Math.sin(x / 260)), h * 0.06, 300, h * 0.12),
    { stroke: atDistance('#6d7745', 0, light), strokeAlpha: 0.9, width: 2.2, cap: 'round' },
  );
}

function paintForest(view: View): void {
  const { sheet, frame, light, dice, blaze } = view;
  const { width: w, height: h } = frame;
  const horizon = h * 0.68;
  const glow = tone(light.low, 0.04);
  sheet.path(`M0,0H${w}V${h}H0Z`, {
    fill: sheet.linear(0, 0, 0, h, [
      [0, atDistance('#6f8a78', 0.42, light)],
      [0.6, glow],
      [1, glow],
    ]),
  });
  sheet.path(`M0,0H${w}V${h}H0Z`, {
    fill: sheet.radial(w * 0.5, h * 0.42, w * 0.45, [
      [0, '#fffbea', 0.85],
      [1, '#fffbea', 0],
    ]),
  });
  for (const [far, count, thick] of [
    [0.78, 34, 0.005],
    [0.58, 24, 0.008],
    [0.38, 15, 0.013],
  ] as const) {
    const colour = atDistance('#2c4035', far, { ...light, haze: glow });
    let trunks = '';
    let boughs = '';
    for (let i = 0; i < count; i++) {
      const x = ((i + dice.share()) / count) * w;
      const half = w * thick * dice.between(0.6, 1.3);
      const lean = dice.between(-0.012, 0.012) * w;
      const foot = horizon + h * (0.8 - far) * 0.22;
      trunks += polygon([
        [x - half * 0.7 + lean, -10],
        [x + half * 0.7 + lean, -10],
        [x + half, foot],
        [x + half * 1.7, foot + 8],
        [x - half * 1.7, foot + 8],
        [x - half, foot],
      ]);
      for (let k = 0; k < 5; k++) {
        const y = dice.between(-0.02, 0.4) * h;
        const reach = dice.between(0.03, 0.09) * w * (k % 2 ? 1 : -1) * (1.2 - far);
        boughs += closed(
          spline([
            [x, y],
            [x + reach * 0.6, y + 6],
            [x + reach, y + h * 0.03],
          ]),
          spline([
            [x + reach, y + h * 0.03],
            [x + reach * 0.4, y + h * 0.026],
            [x, y + h * 0.02],
          ]),
        );
      }
    }
    sheet.path(trunks, {
      fill: sheet.linear(0, 0, 0, horizon + 40, [
        [0, tone(colour, -0.05)],
        [1, colour],
      ]),
    });
    sheet.path(boughs, { fill: colour, alpha: 0.8 });
    paintMist(sheet, frame, horizon, h * 0.14, glow, 0.42);
  }
  for (const [x, wide] of [
    [0.3, 0.05],
    [0.47, 0.09],
    [0.66, 0.06],
  ] as const) {
    sheet.path(
      polygon([
        [w * x, -10],
        [w * (x + wide), -10],
        [w * (x + wide - 0.17), h * 0.92],
        [w * (x - wide - 0.2), h * 0.92],
      ]),
      {
        fill: sheet.linear(0, 0, 0, h * 0.9, [
          [0, '#fff9df', 0.34],
          [1, '#fff9df', 0],
        ]),
      },
    );
  }
  const floor = atDistance('#4a5733', 0.1, light);
  sheet.path(
    closed(
      spline([
        [-10, horizon + 20],
        [w * 0.3, horizon + 6],
        [w * 0.6, horizon + 14],
        [w + 10, horizon],
      ]),
      [
        [w + 10, horizon],
        [w + 10, h + 10],
        [-10, h + 10],
        [-10, horizon + 20],
      ],
    ),
    {
      fill: sheet.linear(0, horizon, 0, h, [
        [0, atDistance('#7c8a4e', 0.4, { ...light, haze: glow })],
        [0.4, floor],
        [1, tone(floor, -0.16)],
      ]),
    },
  );
  const path = footpath(frame, w * 0.46, [w * 0.52, horizon + 8], w * 0.11, w * 0.045);
  sheet.path(closed(path.left, reverse(path.right)), {
    fill: sheet.linear(0, horizon, 0, h, [
      [0, '#efdcb8', 0.95],
      [0.5, atDistance('#a3835a', 0.04, light)],
      [1, atDistance('#6d5236', 0, light)],
    ]),
  });
  for (let i = 0; i < 34; i++) {
    const side = i % 2 ? 1 : -1;
    const depth = dice.share();
    const x = w * 0.5 + side * w * (0.06 + depth * 0.16 + dice.between(0, 0.34));
    const y = horizon + 24 + depth * (h - horizon);
    paintFern(sheet, dice, x, y, h * (0.035 + depth * 0.07), atDistance(i % 3 ? '#54703a' : '#3c5a32', 0.2 - depth * 0.2, light));
  }
  for (const [x, half] of [
    [0.06, 0.034],
    [0.9, 0.042],
    [0.2, 0.017],
  ] as const) {
    const bark = atDistance('#3b3027', 0.02, light);
    const foot = h * (half > 0.03 ? 1.02 : 0.86);
    const d = closed(
      spline([
        [w * (x - half * 0.8), -10],
        [w * (x - half * 0.86), h * 0.5],
        [w * (x - half), foot - h * 0.06],
        [w * (x - half * 1.9), foot + 6],
      ]),
      spline([
        [w * (x + half * 2), foot + 6],
        [w * (x + half * 1.05), foot - h * 0.07],
        [w * (x + half * 0.86), h * 0.5],
        [w * (x + half * 0.8), -10],
      ]),
    );
    sheet.path(d, {
      fill: sheet.linear(w * (x - half), 0, w * (x + half), 0, [
        [0, tone(bark, x < 0.5 ? -0.06 : 0.12)],
        [0.5, bark],
        [1, tone(bark, x < 0.5 ? 0.12 : -0.06)],
      ]),
    });
    sheet.within(d, () => {
      let grain = '';
      for (let k = 0; k < 70; k++)
        grain += `M${n(w * (x + dice.between(-half, half)))},${n(dice.share() * h)}q${n(dice.between(-6, 6))},20 0,${n(dice.between(20, 70))}`;
      sheet.path(grain, { stroke: '#0d0906', strokeAlpha: 0.36, width: 2.4, cap: 'round' });
    });
    if (half > 0.04)
      sheet.path(
        polygon([
          [w * (x - 0.014), h * 0.34],
          [w * (x + 0.012), h * 0.34],
          [w * (x + 0.012), h * 0.46],
          [w * (x - 0.014), h * 0.46],
        ]),
        { fill: blaze },
      );
  }
}

function paintFern(sheet: Sheet, dice: Dice, x: number, y: number, size: number, colour: string): void {
  let d = '';
  for (let k = 0; k < 7; k++) {
    const a = -Math.PI / 2 + (k - 3) * 0.36 + dice.between(-0.1, 0.1);
    const [ex, ey] = [x + Math.cos(a) * size * 1.3, y + Math.sin(a) * size + size * 0.25];
    const [mx, my] = [x + Math.cos(a) * size * 0.7, y + Math.sin(a) * size * 1.05];
    d += `M${n(x)},${n(y)}Q${n(mx - size * 0.1)},${n(my)} ${n(ex)},${n(ey)}Q${n(mx + size * 0.1)},${n(my + size * 0.2)} ${n(x)},${n(y)}Z`;
  }
  sheet.path(d, { fill: colour });
}

function paintCity(view: View): void {
  const { sheet, frame, light, dice, blaze } = view;
  const { width: w, height: h } = frame;
  const street = h * 0.68;
  sheet.path(`M0,0H${w}V${h}H0Z`, {
    fill: sheet.linear(0, 0, 0, street, [
      [0, light.high],
      [0.6, light.middle],
      [1, light.low],
    ]),
  });
  const windows = ['#ffd48a', '#ffe9bd', '#cfe3ef'];
  const skyline = () => {
    const local = createDice(21, `city/${view.blaze}`);
    for (const [far, count, low, high] of [
      [0.72, 15, 0.22, 0.5],
      [0.48, 11, 0.2, 0.52],
      [0.22, 7, 0.16, 0.6],
    ] as const) {
      const colour = atDistance('#28323f', far, light);
      for (let i = 0; i < count; i++) {
        const wide = (w / count) * local.between(0.72, 1.16);
        const x = (i / count) * w + local.between(-0.2, 0.2) * wide;
        // Keep the middle low: the street opens there.
        const gap = Math.min(1, Math.abs((x + wide / 2) / w - 0.5) * 2.6 + 0.16);
        const tall = h * local.between(low, high) * gap;
        sheet.path(`M${n(x)},${n(street)}v${n(-tall)}h${n(wide)}v${n(tall)}Z`, {
          fill: sheet.linear(0, street - tall, 0, street, [
            [0, tone(colour, -0.03)],
            [1, blendUp(colour, light)],
          ]),
        });
        if (far < 0.6) {
          let lit = '';
          const cell = far < 0.3 ? 24 : 17;
          for (let cx = x + cell * 0.6; cx < x + wide - cell * 0.7; cx += cell) {
            for (let cy = street - tall + cell; cy < street - cell * 1.4; cy += cell * 1.3)
              if (local.share() < 0.2) lit += `M${n(cx)},${n(cy)}h${n(cell * 0.44)}v${n(cell * 0.62)}h${n(-cell * 0.44)}Z`;
          }
          sheet.path(lit, { fill: windows[i % 3]!, alpha: 0.72 });
        }
      }
      paintMist(sheet, frame, street, h * 0.12, light.haze, 0.4);
    }
  };
  skyline();
  const road = `M0,${n(street)}H${w}V${h}H0Z`;
  sheet.within(road, () => {
    sheet.group(`translate(0 ${n(street * 2)}) scale(1 -1)`, skyline);
    sheet.path(road, {
      fill: sheet.linear(0, street, 0, h, [
        [0, '#3c4650', 0.42],
        [1, '#1d2329', 0.86],
      ]),
    });
    for (let i = 0; i < 22; i++) {
      const x = dice.share() * w;
      const long = dice.between(0.1, 0.3) * h;
      const colour = i % 4 === 0 ? blaze : windows[i % 3]!;
      sheet.path(`M${n(x - 5)},${n(street)}h10v${n(long)}h-10Z`, {
        fill: sheet.linear(0, street, 0, street + long, [
          [0, colour, 0.5],
          [1, colour, 0],
        ]),
      });
    }
    let puddles = '';
    for (let i = 0; i < 60; i++) {
      const depth = dice.share();
      const rx = (0.006 + depth * 0.018) * w;
      const [x, y] = [dice.share() * w, street + 12 + depth * (h - street)];
      puddles += `M${n(x - rx)},${n(y)}a${n(rx)},${n(rx * 0.24)} 0 1 0 ${n(rx * 2)},0a${n(rx)},${n(rx * 0.24)} 0 1 0 ${n(-rx * 2)},0Z`;
    }
    sheet.path(puddles, { stroke: '#dfe7ea', strokeAlpha: 0.34, width: 1.8 });
  });
  for (let i = 0; i < 16; i++) {
    const [x, y, r] = [dice.share() * w, street - dice.between(0.01, 0.16) * h, dice.between(0.008, 0.024) * w];
    const colour = i % 4 === 0 ? blaze : windows[i % 3]!;
    sheet.path(`M${n(x - r)},${n(y)}a${n(r)},${n(r)} 0 1 0 ${n(r * 2)},0a${n(r)},${n(r)} 0 1 0 ${n(-r * 2)},0Z`, { fill: colour, alpha: 0.3 });
  }
  let rain = '';
  for (let i = 0; i < 420; i++) {
    const [x, y, long] = [dice.between(0, 1.1) * w, dice.between(-0.05, 1) * h, dice.between(0.02, 0.07) * h];
    rain += `M${n(x)},${n(y)}l${n(-long * 0.2)},${n(long)}`;
  }
  sheet.path(rain, { stroke: '#f2f6f8', strokeAlpha: 0.3, width: 1.6, cap: 'round' });
}

function blendUp(colour: string, light: Light): string {
  return atDistance(colour, 0.2, light);
}

function paintDesert(view: View): void {
  const { sheet, frame, light, dice } = view;
  const { width: w, height: h } = frame;
  const horizon = h * 0.56;
  paintSky(sheet, frame, light, horizon);
  paintClouds(sheet, frame, dice, light.sun, horizon * 0.5, 6);
  for (const [far, rise] of [
    [0.72, 0.12],
    [0.5, 0.2],
  ] as const) {
    const colour = atDistance('#a85a3c', far, light);
    for (let i = 0; i < 4; i++) {
      const x = (i + dice.between(0, 0.7)) * 0.28 * w;
      const half = w * dice.between(0.04, 0.11);
      const top = horizon - h * rise * dice.between(0.5, 1.15);
      const d = polygon(
        summits(
          dice,
          [
            [x - half * 1.5, horizon + 6],
            [x - half * 1.06, horizon - (horizon - top) * 0.5],
            [x - half, top + 6],
            [x - half * 0.4, top],
            [x + half * 0.6, top + 2],
            [x + half, top + 8],
            [x + half * 1.1, horizon - (horizon - top) * 0.46],
            [x + half * 1.6, horizon + 6],
          ],
          h * 0.012,
        ),
      );
      sheet.path(d, {
        fill: sheet.linear(x - half, 0, x + half, 0, [
          [0, tone(colour, 0.05)],
          [0.55, colour],
          [1, tone(colour, -0.12)],
        ]),
      });
      sheet.within(d, () => {
        for (let k = 0; k < 6; k++)
          sheet.path(`M${n(x - half * 2)},${n(top + (k + 0.5) * (horizon - top) * 0.16)}h${n(half * 4)}v${n(3 + k)}h${n(-half * 4)}Z`, {
            fill: '#5a2a1c',
            alpha: 0.12,
          });
      });
    }
    paintMist(sheet, frame, horizon, h * 0.06, light.haze, 0.6);
  }
  for (let k = 0; k < 5; k++) {
    const y = horizon + h * (0.01 + k * 0.088);
    const far = 0.5 - k * 0.12;
    const keys: Point[] = [
      [-20, y + dice.between(-0.02, 0.05) * h],
      [w * 0.2, y + dice.between(-0.03, 0.05) * h],
      [w * dice.between(0.4, 0.55), y + dice.between(-0.05, 0.01) * h],
      [w * 0.76, y + dice.between(0, 0.06) * h],
      [w + 20, y + dice.between(-0.03, 0.03) * h],
    ];
    const crest = spline(keys);
    const colour = atDistance(k % 2 ? '#cf8b58' : '#d89a66', far, light);
    const d = closed(crest, [crest.at(-1)!, [w + 20, h + 10], [-20, h + 10], crest[0]!]);
    sheet.path(d, {
      fill: sheet.linear(0, y - h * 0.05, 0, y + h * 0.26, [
        [0, tone(colour, 0.06)],
        [1, tone(colour, -0.08)],
      ]),
    });
    sheet.within(d, () => {
      // The lee side of the crest lies in shade.
      const lee = closed(
        crest.slice(Math.floor(crest.length * 0.5)),
        spline([crest.at(-1)!, [w * 0.86, y + h * 0.14], [w * 0.66, y + h * 0.12], [w * 0.55, y + h * 0.05], crest[Math.floor(crest.length * 0.5)]!]),
      );
      sheet.path(lee, { fill: tone(colour, -0.2), alpha: 0.4 });
      let rippled = '';
      for (let i = 0; i < 12; i++) {
        const yy = y + h * (0.05 + i * 0.022);
        rippled += `M${n(-20)},${n(yy + i * 4)}q${n(w * 0.16)},${n(-16 - i)} ${n(w * 0.3)},0t${n(w * 0.26)},${n(4 + i)}`;
      }
      if (k > 1) sheet.path(rippled, { stroke: tone(colour, -0.16), strokeAlpha: 0.22, width: 2 });
    });
    sheet.path(closed(crest, reverse(crest.map(([x, yy]): Point => [x, yy + 3]))), { fill: tone(colour, 0.14), alpha: 0.6 });
  }
  sheet.path(
    grass(dice, frame, () => h * 0.93, h * 0.07, 70, h * 0.09),
    { stroke: atDistance('#6b5a2f', 0, light), width: 2.2, cap: 'round' },
  );
}

function paintSnow(view: View): void {
  const { sheet, frame, light, dice, blaze } = view;
  const { width: w, height: h } = frame;
  const horizon = h * 0.6;
  paintSky(sheet, frame, light, horizon);
  const massif = mainMassif(view, horizon, 0.36);
  const d = paintLand(sheet, frame, massif, atDistance('#7f92a8', 0.3, light), light.haze, horizon);
  paintFaces(sheet, d, massif, dice, { snow: atDistance('#ffffff', 0.08, light), shade: atDistance('#5f7796', 0.1, light) }, horizon - h * 0.02);
  paintMist(sheet, frame, horizon, h * 0.1, light.haze, 0.8);
  for (const [k, far] of [0.42, 0.24, 0.06].entries()) {
    const y = horizon + h * (0.03 + k * 0.09);
    const crest = ridge(dice, frame, y, h * 0.028, 0.4, 3);
    const bank = atDistance('#f2f6fb', far * 0.7, light);
    const trees = forest(dice, heightAt(crest), frame, 26 - k * 6, h * (0.1 + k * 0.07), 0.55);
    if (k < 2) {
      sheet.path(trees, { fill: atDistance('#2d4648', far, light) });
      sheet.group('translate(-2.5 -3)', () => sheet.path(trees, { fill: '#ffffff', alpha: 0.3 }));
    }
    const line = spline(crest);
    const field = closed(line, [crest.at(-1)!, [w + 10, h + 10], [-10, h + 10], crest[0]!]);
    sheet.path(field, {
      fill: sheet.linear(0, y, 0, y + h * 0.3, [
        [0, bank],
        [1, tone(bank, -0.07)],
      ]),
    });
    sheet.within(field, () => {
      const shade = sheet.linear(0, y, w, y + h * 0.2, [
        [0, '#6d86ad', 0],
        [0.6, '#6d86ad', 0.26],
        [1, '#6d86ad', 0.02],
      ]);
      sheet.path(field, { fill: shade });
    });
  }
  let tall = '';
  for (const share of [0.04, 0.1, 0.88, 0.95]) tall += pine(dice, share * w, h * 0.93, h * dice.between(0.36, 0.56));
  sheet.path(tall, { fill: atDistance('#263c3c', 0.04, light) });
  sheet.group('translate(-4 -5)', () => sheet.path(tall, { fill: '#f7fafc', alpha: 0.42 }));
  const track = footpath(frame, w * 0.56, [w * 0.46, horizon + h * 0.22], w * 0.03, w * 0.04);
  let steps = '';
  for (let i = 2; i < 25; i++) {
    const [a, b] = [track.left[i]!, track.right[i]!];
    const p = i % 2 ? a : b;
    const r = (b[0] - a[0]) * 0.3;
    steps += `M${n(p[0] - r)},${n(p[1])}a${n(r)},${n(r * 0.5)} 0 1 0 ${n(r * 2)},0a${n(r)},${n(r * 0.5)} 0 1 0 ${n(-r * 2)},0Z`;
  }
  sheet.path(steps, { fill: '#7389ab', alpha: 0.5 });
  paintPost(sheet, w * 0.64, h * 0.9, h * 0.13, { wood: atDistance('#6c5440', 0, light), blaze });
  let flakes = '';
  for (let i = 0; i < 190; i++) {
    const r = dice.between(1.2, 4.2);
    flakes += `M${n(dice.share() * w - r)},${n(dice.share() * h)}a${n(r)},${n(r)} 0 1 0 ${n(r * 2)},0a${n(r)},${n(r)} 0 1 0 ${n(-r * 2)},0Z`;
  }
  sheet.path(flakes, { fill: '#ffffff', alpha: 0.75 });
}

function paintMeadow(view: View): void {
  const { sheet, frame, light, dice, blaze } = view;
  const { width: w, height: h } = frame;
  const horizon = h * 0.55;
  paintSky(sheet, frame, light, horizon);
  paintClouds(sheet, frame, dice, '#ffffff', horizon * 0.8, 13);
  paintRanges(view, horizon);
  for (let k = 0; k < 4; k++) {
    const y = horizon + h * (0.01 + k * 0.07);
    const far = 0.56 - k * 0.14;
    const crest = ridge(dice, frame, y, h * 0.05, 0.34, 2);
    const colour = atDistance(k % 2 ? '#7c8f45' : '#6c8244', far, light);
    const line = spline(crest);
    const hill = closed(line, [crest.at(-1)!, [w + 10, h + 10], [-10, h + 10], crest[0]!]);
    sheet.path(hill, {
      fill: sheet.linear(0, y - h * 0.04, 0, y + h * 0.2, [
        [0, tone(colour, 0.06)],
        [1, tone(colour, -0.07)],
      ]),
    });
    let copse = '';
    const at = heightAt(line);
    for (let i = 0; i < 5 - k; i++) {
      const x0 = dice.share() * w;
      for (let j = 0; j < 6; j++) {
        const x = x0 + (j - 3) * w * 0.011;
        const r = h * (0.012 + k * 0.008) * dice.between(0.8, 1.3);
        copse += `M${n(x - r)},${n(at(x) - r * 0.7)}a${n(r)},${n(r)} 0 1 1 ${n(r * 2)},0a${n(r)},${n(r * 0.8)} 0 1 1 ${n(-r * 2)},0Z`;
      }
    }
    sheet.path(copse, { fill: atDistance('#35502f', far, light) });
  }
  paintForeground(view, h * 0.82, '#7b8c3f');
  const blooms = [blaze, '#f4efe2', '#e2b93b'];
  for (const [k, colour] of blooms.entries()) {
    let d = '';
    for (let i = 0; i < 44; i++) {
      const depth = dice.share();
      const [x, y, r] = [dice.share() * w, h * (0.85 + depth * 0.14), 1.8 + depth * 5];
      d += `M${n(x - r)},${n(y)}a${n(r)},${n(r * 0.8)} 0 1 0 ${n(r * 2)},0a${n(r)},${n(r * 0.8)} 0 1 0 ${n(-r * 2)},0Z`;
    }
    sheet.path(d, { fill: colour, alpha: k === 1 ? 0.95 : 0.85 });
  }
}

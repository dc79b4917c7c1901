import { tone } from '#artwork/pen/colour.ts';
import { type Point, reverse, spline } from '#artwork/pen/line.ts';
import { circle, closed, n } from '#artwork/pen/path.ts';
import { createDice } from '#artwork/traits/random.ts';
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
} from '#artwork/landscape/land.ts';
import { atDistance } from '#artwork/landscape/light.ts';
import type { View } from './view.ts';

const pineDark = '#20392f';

const rock = '#5d6b7a';

function paintRanges({ sheet, frame, light, dice }: View, horizon: number): void {
  const { height } = frame;
  for (const [k, far] of [0.84, 0.72, 0.6].entries()) {
    const top = ridge(dice, frame, horizon - height * (0.1 - k * 0.035), height * (0.13 - k * 0.02), 0.52);
    paintLand(sheet, frame, top, atDistance('#44607a', far, light), light.haze, horizon + height * 0.06);
  }
}

export function mainMassif({ frame, dice }: View, horizon: number, peak: number): Point[] {
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

export function paintMountain(view: View): void {
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
    [0.655, 0.5, 0.062, 130],
    [0.71, 0.3, 0.1, 84],
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

export function paintLake(view: View): void {
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

export function paintMeadow(view: View): void {
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
    // Small woods along the hill: crowns of many sizes, lit from above.
    let shade = '';
    let crowns = '';
    const at = heightAt(line);
    for (let i = 0; i < 6 - k; i++) {
      const x0 = dice.share() * w;
      const size = h * (0.008 + k * 0.005);
      for (let j = 0; j < 16; j++) {
        const x = x0 + dice.between(-1, 1) * size * 6;
        const r = size * dice.between(0.55, 1.15) * (1.25 - Math.abs(x - x0) / (size * 9));
        const y = at(x) - r * dice.between(0.3, 1.1);
        shade += circle(x, y, r);
        crowns += circle(x - r * 0.22, y - r * 0.26, r * 0.62);
      }
    }
    sheet.path(shade, { fill: atDistance('#33502f', far, light) });
    sheet.path(crowns, { fill: atDistance('#5b7a3f', far, light), alpha: 0.55 });
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

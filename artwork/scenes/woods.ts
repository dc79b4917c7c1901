import { tone } from '#artwork/pen/colour.ts';
import { reverse, spline } from '#artwork/pen/line.ts';
import { closed, n, polygon } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Dice } from '#artwork/traits/random.ts';
import { footpath, paintMist } from '#artwork/landscape/land.ts';
import { atDistance } from '#artwork/landscape/light.ts';
import type { View } from './view.ts';

export function paintForest(view: View): void {
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

import { tone } from '#artwork/pen/colour.ts';
import { type Point, reverse, spline } from '#artwork/pen/line.ts';
import { closed, n, polygon } from '#artwork/pen/path.ts';
import { grass, paintClouds, paintSky, summits } from '#artwork/landscape/land.ts';
import { atDistance } from '#artwork/landscape/light.ts';
import type { View } from './view.ts';

export function paintCoast(view: View): void {
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
    // Foam swells and runs out along the crest; nearer waves carry more of it.
    const foam = (i: number) =>
      (1.2 + k * 1.5) * (0.25 + Math.max(0, Math.sin(i * 0.16 + k * 1.9)) ** 1.6 * 1.9 + 0.35 * Math.abs(Math.sin(i * 0.61 + k)));
    sheet.path(closed(wave, reverse(wave.map(([x, yy], i): Point => [x, yy + foam(i)]))), { fill: '#ffffff', alpha: 0.72 + k * 0.05 });
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

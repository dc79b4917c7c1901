import { tone } from '#artwork/pen/colour.ts';
import { type Point, reverse, spline } from '#artwork/pen/line.ts';
import { closed, n, polygon } from '#artwork/pen/path.ts';
import { grass, paintClouds, paintMist, paintSky, summits } from '#artwork/landscape/land.ts';
import { atDistance } from '#artwork/landscape/light.ts';
import type { View } from './view.ts';

export function paintDesert(view: View): void {
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

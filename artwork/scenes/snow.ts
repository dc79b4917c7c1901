import { tone } from '#artwork/pen/colour.ts';
import { spline } from '#artwork/pen/line.ts';
import { closed, n } from '#artwork/pen/path.ts';
import { mainMassif } from './heights.ts';
import { footpath, forest, heightAt, paintFaces, paintLand, paintMist, paintPost, paintSky, pine, ridge } from '#artwork/landscape/land.ts';
import { atDistance } from '#artwork/landscape/light.ts';
import type { View } from './view.ts';

export function paintSnow(view: View): void {
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

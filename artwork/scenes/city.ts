import { tone } from '#artwork/pen/colour.ts';
import { n } from '#artwork/pen/path.ts';
import { createDice } from '#artwork/traits/random.ts';
import { paintMist } from '#artwork/landscape/land.ts';
import { atDistance, type Light } from '#artwork/landscape/light.ts';
import type { View } from './view.ts';

export function paintCity(view: View): void {
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

import { tone } from '#artwork/pen/colour.ts';
import { spline, type Line, type Point } from '#artwork/pen/line.ts';
import { circle, closed, many, open, polygon } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { paintMark, paintWord } from './logo.ts';

export interface PrintInk {
  first: string;
  second: string;
}

/** A chest print about `size` wide, centred on the point. */
export function paintPrint(sheet: Sheet, name: string, x: number, y: number, size: number, ink: PrintInk, seed: number): void {
  const half = size / 2;
  if (name === 'mark') return paintMark(sheet, x, y, size * 0.5, { ink: ink.first, blaze: ink.second });
  if (name === 'word') return paintWord(sheet, x, y, size * 1.1, ink.first);
  if (name === 'blaze') {
    for (const [dx, dy, colour] of [
      [-26, 16, ink.first],
      [26, -16, ink.second],
    ] as const) {
      sheet.path(
        polygon([
          [x + dx - 16, y + dy - 58],
          [x + dx + 20, y + dy - 58],
          [x + dx + 12, y + dy + 58],
          [x + dx - 24, y + dy + 58],
        ]),
        { fill: colour },
      );
    }
    return paintWord(sheet, x, y + half * 1.16, size * 0.62, ink.first);
  }
  if (name === 'topo') {
    const dice = createDice(seed, 'topo');
    const rings: Line[] = [];
    const phase = dice.between(0, 6);
    for (let k = 1; k <= 8; k++) {
      const keys: Point[] = [];
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * Math.PI * 2;
        const r = half * (k / 8) * (0.74 + 0.16 * Math.sin(a * 2 + phase + k * 0.16) + 0.1 * Math.sin(a * 3 - phase * 2 + k * 0.3));
        keys.push([x + Math.cos(a) * r + k * 1.4, y + Math.sin(a) * r * 0.86]);
      }
      rings.push(spline(keys, true));
    }
    sheet.path(many(rings), { stroke: ink.first, width: 3 });
    return sheet.path(circle(x + 2, y, 5), { fill: ink.second });
  }
  // Badges: a round scene, cut off by the circle.
  sheet.within(circle(x, y, half * 0.86), () => {
    const sky = name === 'sun' ? ink.second : ink.first;
    sheet.path(circle(x, y, half * 0.86), { fill: name === 'ridge' ? tone(ink.first, 0.02) : sky });
    if (name === 'sun') {
      for (let k = 0; k < 7; k++) {
        const top = y + half * (0.02 + k * 0.13);
        sheet.path(`M${x - half},${top.toFixed(1)}h${size}v${(4 + k * 2).toFixed(1)}h${-size}Z`, { fill: ink.first });
      }
      sheet.path(
        polygon([
          [x - half, y + half * 0.3],
          [x - half * 0.4, y - half * 0.06],
          [x - half * 0.1, y + half * 0.2],
          [x + half * 0.3, y - half * 0.2],
          [x + half, y + half * 0.4],
          [x + half, y + half],
          [x - half, y + half],
        ]),
        { fill: ink.first },
      );
    } else if (name === 'ridge') {
      sheet.path(circle(x + half * 0.3, y - half * 0.34, half * 0.2), { fill: ink.second });
      for (const [lift, lift2, shade] of [
        [0.06, 0.34, 0.16],
        [-0.14, 0.1, -0.02],
        [-0.42, -0.1, -0.16],
      ] as const) {
        sheet.path(
          polygon([
            [x - half, y - half * (lift2 - 0.2)],
            [x - half * 0.5, y - half * (lift + 0.24)],
            [x - half * 0.2, y - half * lift],
            [x + half * 0.2, y - half * (lift + 0.34)],
            [x + half, y - half * (lift - 0.3)],
            [x + half, y + half],
            [x - half, y + half],
          ]),
          { fill: tone(ink.second, shade - 0.1) },
        );
      }
    } else {
      for (const [dx, k] of [
        [-0.5, 0.7],
        [0.46, 0.82],
        [0, 1.1],
      ] as const)
        paintPine(sheet, x + dx * half, y + half * 0.62, half * k * 1.16, ink.second);
      sheet.path(`M${x - half},${y + half * 0.6}h${size}v${half}h${-size}Z`, { fill: tone(ink.second, -0.1) });
    }
  });
  sheet.path(circle(x, y, half * 0.86), { stroke: ink.first, width: 4 });
}

function paintPine(sheet: Sheet, x: number, foot: number, height: number, colour: string): void {
  const tiers: string[] = [];
  for (let k = 0; k < 4; k++) {
    const top = foot - height + k * height * 0.2;
    const wide = height * (0.13 + k * 0.07);
    tiers.push(
      closed([
        [x, top],
        [x + wide, top + height * 0.32],
        [x, top + height * 0.27],
        [x - wide, top + height * 0.32],
        [x, top],
      ]),
    );
  }
  sheet.path(tiers.join(''), { fill: colour });
  sheet.path(
    open([
      [x, foot - height * 0.2],
      [x, foot],
    ]),
    { stroke: colour, width: height * 0.05 },
  );
}

import type { PictureAngle } from '#domain/pictures.ts';
import { paintMark, paintWord } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, softStroke } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { spline, type Line, type Point } from '#artwork/pen/line.ts';
import { circle, closed, many, n, open, polygon, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { forest, ridge } from '#artwork/landscape/land.ts';
import { readTraits } from '#artwork/traits/traits.ts';

const wide = 660;
const high = 416;

/** Gift cards lying on the studio's floor. */
export function paintGiftCard(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  if (angle === 'pair') {
    paintEnvelope(sheet, spec);
    return lay(sheet, 500, 410, -5, 0.88, () => paintFace(sheet, spec));
  }
  if (angle === 'back') return lay(sheet, 500, 500, 6, 1.08, () => paintReverse(sheet, spec));
  lay(sheet, 500, 500, angle === 'detail' ? 0 : -6, 1.08, () => paintFace(sheet, spec));
}

/** A card about its own middle, with the shadow of something thin and flat. */
function lay(sheet: Sheet, x: number, y: number, turn: number, scale: number, draw: () => void): void {
  sheet.group(`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-wide / 2} ${-high / 2})`, () => {
    const d = roundedBox(0, 0, wide, high, 26);
    softStroke(sheet, d, { colour: '#2a241f', reach: 40, alpha: 0.3, dx: 8, dy: 22, steps: 8 });
    softStroke(sheet, d, { colour: '#2a241f', reach: 8, alpha: 0.3, dx: 1, dy: 4, steps: 4 });
    sheet.within(d, draw);
    sheet.path(d, { stroke: '#ffffff', strokeAlpha: 0.35, width: 2 });
    sheet.within(d, () => {
      sheet.path(
        polygon([
          [0, 0],
          [wide * 0.46, 0],
          [wide * 0.16, high],
          [0, high],
        ]),
        {
          fill: sheet.linear(0, 0, wide * 0.4, high, [
            [0, '#ffffff', 0.2],
            [1, '#ffffff', 0],
          ]),
        },
      );
    });
  });
}

function inkOn(colour: string): string {
  return lightness(colour) > 0.62 ? '#1d2a26' : '#f6f3ee';
}

function paintFace(sheet: Sheet, spec: ArtSpec): void {
  const { main, second, accent } = spec.palette;
  const design = readTraits(spec).word('design');
  const dice = createDice(spec.seed, 'gift card');
  sheet.path(`M0,0H${wide}V${high}H0Z`, {
    fill: sheet.linear(0, 0, wide, high, [
      [0, tone(main, 0.05)],
      [1, tone(main, -0.08)],
    ]),
  });
  const frame = { width: wide, height: high };
  if (design === 'ridge' || design === 'pine') {
    sheet.path(circle(wide * 0.76, high * 0.4, 58), { fill: accent, alpha: 0.95 });
    for (const [k, shade] of [0.14, 0.03, -0.08].entries()) {
      const top = ridge(dice, frame, high * (0.62 + k * 0.14), high * 0.2, 0.5, 5);
      sheet.path(polygon([...top, [wide, high], [0, high]]), { fill: tone(second, shade) });
    }
    if (design === 'pine')
      sheet.path(
        forest(dice, () => high + 10, frame, 18, high * 0.42),
        { fill: tone(second, -0.16) },
      );
  } else if (design === 'topo') {
    const rings: Line[] = [];
    for (const [cx, cy, phase] of [
      [wide * 0.78, high * 0.66, 1],
      [wide * 0.2, high * 1.1, 3],
    ] as const) {
      for (let k = 1; k < 13; k++) {
        const keys: Point[] = [];
        for (let i = 0; i < 14; i++) {
          const a = (i / 14) * Math.PI * 2;
          const r = k * 24 * (0.8 + 0.17 * Math.sin(a * 2 + phase) + 0.1 * Math.sin(a * 3 + k * 0.2));
          keys.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.8]);
        }
        rings.push(spline(keys, true));
      }
    }
    sheet.path(many(rings), { stroke: tone(main, lightness(main) > 0.6 ? -0.14 : 0.14), width: 2.6 });
    sheet.path(circle(wide * 0.78, high * 0.66, 9), { fill: accent });
  } else if (design === 'sun') {
    for (let k = 6; k > 0; k--) sheet.path(circle(wide * 0.74, high * 0.94, k * 58), { fill: k % 2 ? accent : tone(second, 0.02), alpha: 0.92 });
  } else {
    for (const [x, y, colour] of [
      [wide * 0.68, 40, accent],
      [wide * 0.84, -30, second],
    ] as const) {
      sheet.path(
        polygon([
          [x, y],
          [x + 78, y],
          [x + 8, y + 300],
          [x - 70, y + 300],
        ]),
        { fill: colour },
      );
    }
  }
  paintMark(sheet, 92, 84, 62, { ink: inkOn(main), blaze: accent });
  paintWord(sheet, 150, high - 58, 210, inkOn(design === 'ridge' || design === 'pine' ? tone(second, -0.08) : main));
  sheet.path(
    open([
      [46, high - 96],
      [96, high - 96],
    ]),
    { stroke: accent, width: 5 },
  );
}

function paintReverse(sheet: Sheet, spec: ArtSpec): void {
  const { main, accent } = spec.palette;
  sheet.path(`M0,0H${wide}V${high}H0Z`, {
    fill: sheet.linear(0, 0, wide, high, [
      [0, '#fbf9f5'],
      [1, '#ebe6dd'],
    ]),
  });
  sheet.path(`M0,52H${wide}V124H0Z`, { fill: '#26262a' });
  sheet.path(`M0,52H${wide}V66H0Z`, { fill: '#ffffff', alpha: 0.1 });
  sheet.path(roundedBox(48, 172, 330, 58, 8), { fill: '#d9d4ca' });
  let scratch = '';
  for (let i = 0; i < 60; i++) scratch += `M${50 + i * 5.5},172l-14,58`;
  sheet.within(roundedBox(48, 172, 330, 58, 8), () => sheet.path(scratch, { stroke: '#b9b3a7', width: 1.6 }));
  const dice = createDice(spec.seed, 'bars');
  let bars = '';
  for (let x = 430; x < 610;) {
    const w = dice.between(2, 7);
    bars += `M${n(x)},172h${n(w)}v86h${n(-w)}Z`;
    x += w + dice.between(2.4, 7);
  }
  sheet.path(bars, { fill: '#26262a' });
  for (const [y, w] of [
    [274, 420],
    [294, 380],
    [314, 300],
  ] as const)
    sheet.path(roundedBox(48, y, w, 6, 3), { fill: '#c9c3b7' });
  paintMark(sheet, 82, high - 46, 34, { ink: '#1d2a26', blaze: lightness(accent) > 0.85 ? main : accent });
  paintWord(sheet, 190, high - 44, 130, '#1d2a26');
}

function paintEnvelope(sheet: Sheet, spec: ArtSpec): void {
  const { second } = spec.palette;
  const paper = tone(second, 0.02);
  sheet.group('rotate(4 500 560)', () => {
    const d = roundedBox(150, 330, 700, 460, 10);
    softStroke(sheet, d, { colour: '#2a241f', reach: 44, alpha: 0.3, dx: 8, dy: 22, steps: 8 });
    sheet.path(d, {
      fill: sheet.linear(150, 330, 850, 790, [
        [0, tone(paper, 0.04)],
        [1, tone(paper, -0.07)],
      ]),
    });
    const flap = closed([
      [150, 336],
      [500, 160],
      [850, 336],
      [150, 336],
    ]);
    castShadow(sheet, flap, 8, 0.2);
    sheet.path(flap, { fill: tone(paper, -0.06) });
    for (const line of [
      [
        [152, 786],
        [440, 560],
      ],
      [
        [848, 786],
        [560, 560],
      ],
    ] as Point[][])
      sheet.path(open(line), { stroke: tone(paper, -0.2), strokeAlpha: 0.6, width: 2 });
  });
}

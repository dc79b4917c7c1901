import type { PictureAngle } from '#domain/pictures.ts';
import { paintWord } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, contrastOf, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { type Line, spline } from '#artwork/pen/line.ts';
import { many, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { paintSock } from './sock.ts';

/** Socks: one from the side, a pair, or rolled together. */
export function paintSocks(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  if (angle === 'folded') return paintSockStack(sheet, spec);
  if (angle === 'pair') {
    sheet.group('translate(118 -34)', () => paintSock(sheet, spec, true));
    sheet.group('translate(-84 34)', () => paintSock(sheet, spec, false));
  } else paintSock(sheet, spec, false);
}

function paintSockStack(sheet: Sheet, spec: ArtSpec): void {
  const { main, second, accent } = spec.palette;
  const folds: [number, string][] = [
    [0, tone(main, -0.04)],
    [1, main],
  ];
  softStroke(sheet, roundedBox(352, 270, 300, 500, 60), { colour: '#3a2f26', reach: 44, alpha: 0.34, dx: 12, dy: 20, steps: 8 });
  for (const [i, colour] of folds) {
    const x = 340 + (1 - i) * 16;
    const d = roundedBox(x, 262 + (1 - i) * 14, 300, 500, 54);
    castShadow(sheet, d, 10, 0.26);
    sheet.path(d, {
      fill: sheet.linear(x, 0, x + 300, 0, [
        [0, tone(colour, 0.02)],
        [0.4, tone(colour, 0.05)],
        [1, tone(colour, -0.1)],
      ]),
    });
    sheet.within(d, () => {
      const rows: Line[] = [];
      for (let y = 270; y < 780; y += 8)
        rows.push(
          spline([
            [x, y],
            [x + 150, y + 8],
            [x + 300, y],
          ]),
        );
      sheet.path(many(rows), { stroke: contrastOf(colour).shadeColour, strokeAlpha: 0.24, width: 2.2, dash: '5 2.4' });
      softStroke(sheet, d, { colour: contrastOf(colour).shadeColour, reach: 50, alpha: 0.4, steps: 8 });
      sheet.path(roundedBox(x, 640, 300, 140, 40), { fill: second, alpha: 0.95 });
      softStroke(sheet, `M${x},768h300`, { colour: '#0b0a12', reach: 40, alpha: 0.4 });
    });
  }
  const wrap = roundedBox(328, 430, 324, 150, 6);
  castShadow(sheet, wrap, 12, 0.3);
  sheet.path(wrap, {
    fill: sheet.linear(328, 0, 652, 0, [
      [0, '#e9e3d8'],
      [0.4, '#fbf8f2'],
      [1, '#d8d1c4'],
    ]),
  });
  paintWord(sheet, 490, 490, 190, '#1d2a26');
  sheet.path(`M328,538H652V550H328Z`, { fill: accent });
  stitch(
    sheet,
    [
      [340, 440],
      [640, 440],
    ],
    '#d8d1c4',
    1.2,
    5,
  );
}

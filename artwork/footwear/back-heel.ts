import { paintMark } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, contrastOf, softStroke, stitch } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { mirrored, offset, type Line, type Patch } from '#artwork/pen/line.ts';
import { closed, many, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Traits } from '#artwork/traits/traits.ts';
import { isBoot } from './lasts.ts';

export function paintHeel(
  sheet: Sheet,
  spec: ArtSpec,
  area: Patch,
  { bite, top, shape, side, traits }: { bite: number; top: number; shape: string; side: Line; traits: Traits },
): void {
  const { main, second, accent } = spec.palette;
  const plain = spec.kind === 'chelsea-boot' || spec.kind === 'loafer';
  const tones = contrastOf(main);
  if (!plain && !traits.is('material', 'leather', 'suede')) {
    const rows: Line[] = [];
    for (let up = 0.03; up < 1; up += 0.034)
      rows.push(
        area.line([
          [0, up],
          [0.5, up],
          [1, up],
        ]),
      );
    sheet.path(many(rows), { stroke: tones.shadeColour, strokeAlpha: 0.3, width: 2.8, dash: '0.6 8', cap: 'round' });
  }
  const colour = traits.is('heel', 'clip') ? accent : second;
  if (plain) {
    stitch(
      sheet,
      area.line([
        [0.47, 0],
        [0.47, 1],
      ]),
      main,
      1.8,
      6,
    );
    stitch(
      sheet,
      area.line([
        [0.53, 0],
        [0.53, 1],
      ]),
      main,
      1.8,
      6,
    );
  } else {
    const high = isBoot(spec) ? 0.42 : 0.66;
    const edge = area.line([
      [0, high * 0.5],
      [0.2, high * 0.86],
      [0.5, high],
      [0.8, high * 0.86],
      [1, high * 0.5],
    ]);
    const counter = closed(edge, [
      [160, bite + 40],
      [-160, bite + 40],
    ]);
    castShadow(sheet, counter, 8, 0.28);
    sheet.path(counter, {
      fill: sheet.linear(-90, 0, 90, 0, [
        [0, tone(colour, 0.06)],
        [1, tone(colour, -0.06)],
      ]),
    });
    stitch(sheet, offset(edge, -9), colour);
    const spine = closed(
      area.line([
        [0.43, high],
        [0.42, 0.86],
        [0.41, 1.02],
      ]),
      area.line([
        [0.59, 1.02],
        [0.58, 0.86],
        [0.57, high],
      ]),
    );
    sheet.path(spine, { fill: second });
    const [x, y] = area.point(0.5, high * 0.56);
    paintMark(sheet, x, y, 26, { ink: lightness(colour) > 0.58 ? '#1d2a26' : '#f3efe8', blaze: colour === accent ? '#1d2a26' : accent });
  }
  softStroke(sheet, open(side), { colour: '#0a0812', reach: 66, alpha: 0.5, steps: 8 });
  softStroke(sheet, open(mirrored(side, 0)), { colour: '#0a0812', reach: 40, alpha: 0.36, steps: 7 });
  softStroke(sheet, `M-120,${bite + 8}H120`, { colour: '#0a0812', reach: 40, alpha: 0.4, steps: 6 });
  sheet.path(shape, {
    fill: sheet.radial(
      -32,
      top + (bite - top) * 0.45,
      70,
      [
        [0, '#ffffff', 0.34],
        [1, '#ffffff', 0],
      ],
      { sx: 0.5, sy: 1.5 },
    ),
  });
}

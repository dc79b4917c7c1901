import type { ArtSpec } from '#artwork/traits/art.ts';
import { fold, ribLines } from '#artwork/materials/folds.ts';
import { castShadow, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { mirrored, offset, reverse, slice, spline, straight } from '#artwork/pen/line.ts';
import { closed, many } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Traits } from '#artwork/traits/traits.ts';
import { panelColours } from './colours.ts';
import { paintMark } from './logo.ts';
import { hasHood, isQuilted } from './top-traits.ts';
import { axis, type Torso } from './torso.ts';

export function paintBack(sheet: Sheet, spec: ArtSpec, torso: Torso, traits: Traits): void {
  const { main, accent, second } = spec.palette;
  const { neckY, neck, neckDrop } = torso.cut;
  const colours = panelColours(spec);
  const cloth = colours.yoke ?? main;
  // From behind the neck is high: cover the front's scoop with the back panel.
  const scoop = closed(
    offset(torso.backNeck, -4),
    straight([axis + neck + 10, neckY + neckDrop * 1.2], [axis, neckY + neckDrop + 40], [axis - neck - 10, neckY + neckDrop * 1.2]),
  );
  sheet.within(
    closed(
      slice(torso.shoulder, 0, 1),
      straight([axis + 200, neckY + 200], [axis - 200, neckY + 200]),
      reverse(mirrored(torso.shoulder)),
      torso.backNeck,
    ),
    () => {
      sheet.path(scoop, { fill: tone(cloth, 0.04) });
    },
  );
  const stand = spec.kind !== 'tee' && spec.kind !== 'dress' && spec.kind !== 'long-sleeve';
  if (hasHood(spec, traits)) {
    const half = spline([
      [axis, neckY - 152],
      [axis + 66, neckY - 140],
      [axis + 116, neckY - 88],
      [axis + 128, neckY - 10],
      [axis + 104, neckY + 76],
      [axis + 50, neckY + 112],
      [axis, neckY + 120],
    ]);
    const d = closed(half, reverse(mirrored(half)));
    castShadow(sheet, d, 14, 0.28, 0, 6);
    sheet.path(d, {
      fill: sheet.linear(axis - 100, neckY - 150, axis + 90, neckY + 120, [
        [0, tone(cloth, 0.07)],
        [0.6, cloth],
        [1, tone(cloth, -0.08)],
      ]),
    });
    sheet.within(d, () => {
      softStroke(sheet, d, { colour: tone(cloth, -0.34), reach: 46, alpha: 0.4, steps: 7 });
      fold(
        sheet,
        [
          [axis - 84, neckY + 40],
          [axis - 30, neckY + 66],
          [axis + 50, neckY + 58],
        ],
        13,
        cloth,
      );
      fold(
        sheet,
        [
          [axis + 92, neckY + 20],
          [axis + 40, neckY + 30],
          [axis - 20, neckY + 16],
        ],
        11,
        cloth,
        0.8,
      );
    });
    for (const dx of [-34, 34]) {
      const line = spline([
        [axis + dx * 0.7, neckY - 148],
        [axis + dx, neckY - 40],
        [axis + dx * 0.8, neckY + 114],
      ]);
      seam(sheet, line, cloth, 1.8);
    }
  } else if (stand) {
    const upper = spline([
      [axis - neck + 8, neckY - 50],
      [axis, neckY - 62],
      [axis + neck - 8, neckY - 50],
    ]);
    const lower = spline([
      [axis - neck - 4, neckY + 6],
      [axis, neckY + 22],
      [axis + neck + 4, neckY + 6],
    ]);
    const d = closed(upper, reverse(lower));
    sheet.path(d, {
      fill: sheet.linear(0, neckY - 60, 0, neckY + 22, [
        [0, tone(cloth, 0.06)],
        [1, tone(cloth, -0.03)],
      ]),
    });
    seam(sheet, lower, cloth, 2);
    stitch(sheet, offset(upper, -7), cloth, 1.5, 6);
  } else {
    const band = closed(offset(torso.backNeck, 14), reverse(offset(torso.backNeck, -8)));
    sheet.path(band, { fill: tone(colours.trim, 0.03) });
    sheet.path(many(ribLines(offset(torso.backNeck, 14), offset(torso.backNeck, -8), 44)), {
      stroke: tone(colours.trim, -0.2),
      strokeAlpha: 0.4,
      width: 1.5,
    });
    seam(sheet, offset(torso.backNeck, -8), colours.trim, 1.6);
  }
  const markInk = lightness(cloth) > 0.6 ? tone(second, -0.05) : '#f3efe8';
  paintMark(sheet, axis, neckY + (hasHood(spec, traits) ? 170 : 64), 22, { ink: markInk, blaze: accent });
  if (!isQuilted(spec, traits) && spec.kind !== 'dress') {
    const yokeLine = torso.body.line([
      [0.02, 0.8],
      [0.5, 0.785],
      [0.98, 0.8],
    ]);
    seam(sheet, yokeLine, cloth, 1.6);
    stitch(sheet, offset(yokeLine, -7), cloth, 1.3, 5);
  }
}

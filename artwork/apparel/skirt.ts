import type { ArtSpec } from '#artwork/traits/art.ts';
import { fold, ribLines } from '#artwork/materials/folds.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { at, mirrored, offset, patch, reverse, spline, type Line, type Point } from '#artwork/pen/line.ts';
import { circle, closed, many, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { paintMark } from './logo.ts';
import { axis } from './torso.ts';
import { paintWeave, type CloseUp } from './weave.ts';

function skirtLines(spec: ArtSpec) {
  const traits = readTraits(spec);
  const fit = traits.ratio('fit');
  const hemY = 720 + traits.ratio('length') * 120;
  const waistY = 216;
  const waist = spline([
    [axis - 132, waistY],
    [axis, waistY + 14],
    [axis + 132, waistY],
  ]);
  const side = spline([
    [axis + 132, waistY],
    [axis + 172, waistY + 110],
    [axis + 198 + fit * 14, waistY + 250],
    [axis + 226 + fit * 40, hemY - 14],
  ]);
  const hem = spline([mirrored(side).at(-1)!, [axis - 110, hemY + 8], [axis, hemY + 12], [axis + 110, hemY + 8], side.at(-1)!]);
  return { traits, hemY, waistY, waist, side, hem, cloth: patch(hem, waist, mirrored(reverse(side)), reverse(side)) };
}

export function skirtShadow(spec: ArtSpec): string {
  const { waist, side, hem } = skirtLines(spec);
  return closed(waist, side, reverse(hem), reverse(mirrored(side)));
}

/** Skirts from the front or the back. */
export function paintSkirt(sheet: Sheet, spec: ArtSpec, view: 'front' | 'back', closeUp?: CloseUp): void {
  const { traits, waistY, waist, side, hem, cloth } = skirtLines(spec);
  const { main, second, accent, lining, lace } = spec.palette;
  const d = skirtShadow(spec);
  const tones = contrastOf(main);
  const back = spline([waist[0]!, [axis, waistY - 14], waist.at(-1)!]);
  sheet.path(closed(back, reverse(waist)), { fill: tone(lining, -0.14) });
  sheet.path(open(back), { stroke: tone(main, 0.08), width: 3 });
  sheet.path(d, {
    fill: sheet.linear(axis - 120, waistY, axis + 160, 800, [
      [0, tone(main, 0.045)],
      [0.5, main],
      [1, tone(main, -0.06)],
    ]),
  });
  sheet.within(d, () => {
    if (closeUp) paintWeave(sheet, closeUp, main, 'twill');
    if (traits.is('pattern', 'print')) {
      const dice = createDice(spec.seed, 'skirt print');
      let leaves = '';
      for (let i = 0; i < 60; i++) {
        const [x, y] = cloth.point(dice.share(), dice.share());
        const [a, r] = [dice.between(0, 6.3), dice.between(14, 26)];
        const [ex, ey] = [x + Math.cos(a) * r, y + Math.sin(a) * r];
        leaves += `M${x.toFixed(1)},${y.toFixed(1)}Q${(x + Math.cos(a + 0.7) * r * 0.7).toFixed(1)},${(y + Math.sin(a + 0.7) * r * 0.7).toFixed(1)} ${ex.toFixed(1)},${ey.toFixed(1)}Q${(x + Math.cos(a - 0.7) * r * 0.7).toFixed(1)},${(y + Math.sin(a - 0.7) * r * 0.7).toFixed(1)} ${x.toFixed(1)},${y.toFixed(1)}Z`;
      }
      sheet.path(leaves, { fill: second, alpha: 0.9 });
    }
    if (traits.is('pattern', 'panel')) {
      const edge = cloth.line([
        [-0.02, 0.3],
        [0.5, 0.27],
        [1.02, 0.3],
      ]);
      sheet.path(
        closed(edge, [
          [900, 900],
          [100, 900],
        ]),
        { fill: second },
      );
      seam(sheet, edge, second, 2);
    }
    const pleats = traits.is('cut', 'pleated') ? 9 : 5;
    for (let i = 1; i < pleats; i++) {
      const k = i / pleats;
      const line: Point[] = [
        [0.5 + (k - 0.5) * 0.86, 0.86],
        [0.5 + (k - 0.5) * 0.96, 0.45],
        [k, 0.005],
      ];
      fold(
        sheet,
        line.map(([a, b]) => cloth.point(a, b)),
        pleats > 5 ? 15 : 20,
        main,
        pleats > 5 ? 1.25 : 0.95,
      );
      if (pleats > 5) seam(sheet, cloth.line(line), main, 1.4);
    }
    if (traits.is('cut', 'wrap') && view === 'front') {
      const edge = cloth.line([
        [0.3, 1],
        [0.42, 0.6],
        [0.66, 0.22],
        [0.74, -0.02],
      ]);
      softStroke(sheet, open(edge), { colour: '#0b0a12', reach: 18, alpha: 0.34, dx: 6, steps: 5 });
      seam(sheet, edge, main, 2.4);
      stitch(sheet, offset(edge, 9), main, 1.6, 6);
    }
    softStroke(sheet, open(side), { colour: tones.shadeColour, reach: 70, alpha: tones.shade * 0.9, steps: 8 });
    softStroke(sheet, open(mirrored(side)), { colour: tones.shadeColour, reach: 46, alpha: tones.shade * 0.65, steps: 7 });
    sheet.path(d, {
      fill: sheet.radial(axis - 60, waistY + 190, 220, [
        [0, '#ffffff', 0.16],
        [1, '#ffffff', 0],
      ]),
    });
    for (const by of [18, 24]) stitch(sheet, offset(hem, by), main, 1.5, 6);
  });
  sheet.path(d, { stroke: tone(main, -0.3), strokeAlpha: 0.4, width: 1.5 });
  const lower: Line = waist.map(([x, y]): Point => [axis + (x - axis) * 1.08, y + 46]);
  const band = closed(waist, reverse(lower));
  castShadow(sheet, band, 7, 0.24);
  sheet.path(band, {
    fill: sheet.linear(axis - 140, 0, axis + 140, 0, [
      [0, tone(main, -0.04)],
      [0.4, tone(main, 0.05)],
      [1, tone(main, -0.08)],
    ]),
  });
  if (traits.is('waist', 'drawcord')) sheet.path(many(ribLines(waist, lower, 58)), { stroke: tone(main, -0.22), strokeAlpha: 0.42, width: 2.2 });
  else
    for (const k of [0.2, 0.8]) {
      const p = at(waist, k);
      sheet.path(roundedBox(p[0] - 6, p[1] - 4, 12, 60, 2), { fill: tone(main, 0.04) });
    }
  seam(sheet, lower, main, 1.8);
  if (view === 'front') {
    sheet.path(circle(axis, waistY + 37, 9), { fill: tone(lace, -0.04) });
    sheet.path(circle(axis, waistY + 37, 5.6), { stroke: tone(lace, -0.3), width: 1.4 });
  }
  const [x, y] = cloth.point(view === 'front' ? 0.8 : 0.5, view === 'front' ? 0.1 : 0.8);
  const under = traits.is('pattern', 'panel') && view === 'front' ? second : main;
  paintMark(sheet, x, y, 22, { ink: lightness(under) > 0.6 ? '#1d2a26' : '#f3efe8', blaze: accent });
}

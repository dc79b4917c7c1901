import type { ArtSpec } from '#artwork/traits/art.ts';
import { contrastOf, softStroke } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { type Line, mirrored, type Point, reverse, spline } from '#artwork/pen/line.ts';
import { closed, many, open, polygon, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { detailsFor } from './details.ts';
import { ground } from './last.ts';

export function paintBackSole(sheet: Sheet, spec: ArtSpec, bite: number, flare: number): void {
  const { sole, accent } = spec.palette;
  const traits = readTraits(spec);
  const rugged = ['trail-runner', 'hiking-boot', 'hiking-shoe', 'winter-boot'].includes(spec.kind);
  const { rubber, hasFlash } = detailsFor(spec);
  const low = rugged ? ground - 12 : ground - 7;
  const wide = 104 + Math.max(-4, flare * 0.6);
  const half = spline([
    [100, bite - 6],
    [wide + 2, bite + (low - bite) * 0.3],
    [wide + 4, bite + (low - bite) * 0.66],
    [wide - 4, low],
  ]);
  const brim = spline([
    [-100, bite - 6],
    [-50, bite - 16],
    [0, bite - 19],
    [50, bite - 16],
    [100, bite - 6],
  ]);
  const d = closed(brim, half, reverse(mirrored(half, 0)));
  if (rugged) {
    let lugs = '';
    for (const [a, b] of [
      [-98, -62],
      [-50, -14],
      [14, 50],
      [62, 98],
    ] as const)
      lugs += polygon([
        [a, low - 4],
        [b, low - 4],
        [b - 4, ground + 4],
        [a + 4, ground + 4],
      ]);
    sheet.path(lugs, { fill: tone(rubber, -0.04) });
  }
  sheet.path(roundedBox(-wide + 4, low - 9, wide * 2 - 8, 14, 6), { fill: rubber });
  if (hasFlash) sheet.path(roundedBox(-34, low - 9, 68, 14, 2), { fill: accent });
  sheet.path(d, {
    fill: sheet.linear(0, bite - 16, 0, low, [
      [0, tone(sole, 0.05)],
      [0.6, sole],
      [1, tone(sole, -0.12)],
    ]),
  });
  const tones = contrastOf(sole);
  sheet.within(d, () => {
    softStroke(sheet, open(half), { colour: tones.shadeColour, reach: 52, alpha: 0.5, steps: 7 });
    softStroke(sheet, open(mirrored(half, 0)), { colour: tones.shadeColour, reach: 30, alpha: 0.34, steps: 6 });
    softStroke(sheet, `M-140,${low}H140`, { colour: tones.shadeColour, reach: 18, alpha: 0.4, steps: 5 });
    const lines: Line[] = [];
    const count = traits.is('midsole', 'ribbed') ? 4 : 1;
    for (let i = 1; i <= count; i++) {
      const y = bite + ((low - bite) * i) / (count + 1);
      const keys: Point[] = [
        [-130, y - 6],
        [0, y - 12],
        [130, y - 6],
      ];
      lines.push(spline(keys));
    }
    sheet.path(many(lines), { stroke: tones.shadeColour, strokeAlpha: 0.4, width: 3 });
    sheet.group('translate(0 2.4)', () => sheet.path(many(lines), { stroke: tones.gleamColour, strokeAlpha: tones.gleam, width: 2 }));
    sheet.group('translate(0 4)', () => sheet.path(open(brim), { stroke: tones.gleamColour, strokeAlpha: tones.gleam, width: 4 }));
  });
  sheet.path(open(brim), { stroke: tone(sole, -0.3), strokeAlpha: 0.5, width: 1.6 });
}

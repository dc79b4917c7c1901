import { paintWord } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { bezier, mirrored, offset, reverse, spline } from '#artwork/pen/line.ts';
import { closed, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { detailsFor } from './details.ts';
import { isBoot } from './lasts.ts';
import type { Plan } from './plan.ts';

/** The hole, the far insole in its shade, and the padded collar around. */
export function paintOpening(sheet: Sheet, spec: ArtSpec, plan: Plan, side: 1 | -1): void {
  const { lining, second, accent } = spec.palette;
  const hole = closed(plan.opening);
  const boot = isBoot(spec);
  const { collar } = detailsFor(spec);
  if (spec.kind === 'chelsea-boot') {
    for (const flip of [1, -1]) {
      const gore = closed(
        spline([
          [flip * 72, 120],
          [flip * 100, 150],
          [flip * 100, 200],
          [flip * 72, 236],
        ]),
      );
      sheet.path(gore, { fill: second });
    }
  }
  const roll = offset(plan.opening, -8, 80);
  castShadow(sheet, hole, 20, 0.3);
  sheet.path(hole, { stroke: tone(collar, -0.06), width: boot ? 34 : 26, join: 'round' });
  sheet.path(hole, { stroke: tone(collar, 0.04), width: boot ? 22 : 15, join: 'round' });
  sheet.group('translate(-2 -3)', () => sheet.path(open(roll), { stroke: tone(collar, 0.18), strokeAlpha: 0.5, width: 4 }));
  sheet.path(hole, {
    fill: sheet.linear(0, 60, 0, 340, [
      [0, tone(lining, -0.3)],
      [0.5, tone(lining, -0.18)],
      [1, tone(lining, -0.06)],
    ]),
  });
  sheet.within(hole, () => {
    const insole = spline(
      [
        [-34, 60],
        [34, 60],
        [46, 180],
        [44, 280],
        [0, 322],
        [-44, 280],
        [-46, 180],
      ],
      true,
    );
    sheet.path(closed(insole), {
      fill: sheet.linear(0, 60, 0, 322, [
        [0, tone(second, -0.16)],
        [1, tone(second, 0.06)],
      ]),
    });
    sheet.group(`translate(0 236) scale(${side} 1) rotate(-90)`, () =>
      paintWord(sheet, 0, 0, 116, lightness(second) > 0.6 ? '#1d2a26' : '#f3efe8', 0.7),
    );
    softStroke(sheet, hole, { colour: '#08070c', reach: 46, alpha: 0.66, dy: 4, steps: 8 });
  });
  sheet.path(roundedBox(-15, 336, 30, 46, 7), { fill: accent });
  sheet.path(roundedBox(-11, 340, 8, 38, 4), { fill: '#ffffff', alpha: 0.22 });
}

export function paintTongueTop(sheet: Sheet, spec: ArtSpec, plan: Plan): void {
  const { main, lining, accent } = spec.palette;
  const { eyestay } = detailsFor(spec);
  const slot = closed(
    plan.slotLeft,
    [
      [-44, 96],
      [44, 96],
    ],
    reverse(plan.slotRight),
    bezier(plan.slotRight[0]!, [14, -214], [-14, -214], plan.slotLeft[0]!),
  );
  const colour = tone(main, -0.05);
  sheet.path(slot, { fill: '#0a0812', alpha: 0.5 });
  const half = spline([
    [0, 138],
    [38, 132],
    [48, 108],
    [40, 40],
    [28, -80],
    [18, -190],
    [0, -204],
  ]);
  const tongue = closed(half, reverse(mirrored(half, 0)));
  castShadow(
    sheet,
    closed(
      spline([
        [-44, 60],
        [-48, 108],
        [-38, 132],
        [0, 138],
        [38, 132],
        [48, 108],
        [44, 60],
      ]),
    ),
    14,
    0.45,
    0,
    6,
  );
  sheet.path(tongue, {
    fill: sheet.linear(-48, 0, 48, 0, [
      [0, tone(colour, -0.05)],
      [0.4, tone(colour, 0.06)],
      [1, tone(colour, -0.1)],
    ]),
  });
  sheet.path(roundedBox(-20, 88, 40, 30, 4), { fill: accent });
  stitch(
    sheet,
    spline([
      [-38, 108],
      [-30, 126],
      [0, 130],
      [30, 126],
      [38, 108],
    ]),
    lining,
    1.8,
    6,
  );
  // Eyestays on both sides of the slot.
  for (const edge of [plan.slotLeft, plan.slotRight]) {
    const out = edge === plan.slotLeft ? -1 : 1;
    const wide = offset(edge, (s) => out * -(34 + 6 * s), 24);
    const d = closed(edge, reverse(wide));
    castShadow(sheet, d, 7, 0.24);
    sheet.path(d, {
      fill: sheet.linear(-80, 0, 80, 0, [
        [0, tone(eyestay, 0.07)],
        [1, tone(eyestay, -0.06)],
      ]),
    });
    stitch(sheet, offset(edge, out * -27, 24), eyestay);
    seam(sheet, edge, eyestay, 1.8);
  }
  const arch = spline([
    [-52, -190],
    [-34, -226],
    [0, -240],
    [34, -226],
    [52, -190],
  ]);
  sheet.path(
    closed(
      arch,
      reverse(
        spline([
          [-19, -196],
          [0, -206],
          [19, -196],
        ]),
      ),
    ),
    { fill: eyestay },
  );
  stitch(sheet, offset(arch, -8), eyestay);
}

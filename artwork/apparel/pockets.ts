import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { mirrored, offset, type Point, straight } from '#artwork/pen/line.ts';
import { closed, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Traits } from '#artwork/traits/traits.ts';
import { paintSlit, paintZip } from './fastenings.ts';
import { axis, type Torso } from './torso.ts';

export function paintPockets(sheet: Sheet, spec: ArtSpec, torso: Torso, traits: Traits): void {
  const { main, second, accent, lace } = spec.palette;
  const pocket = traits.word('pocket');
  const { neckY, hemY, hem } = torso.cut;
  if (pocket === 'kangaroo') {
    const top = hemY - 240;
    const keys: Point[] = [
      [axis - 96, top],
      [axis + 96, top],
      [axis + 134, top + 104],
      [axis + 134, hemY - 54],
      [axis - 134, hemY - 54],
      [axis - 134, top + 104],
    ];
    const d = closed(straight(...keys, keys[0]!));
    castShadow(sheet, d, 8, 0.24);
    sheet.path(d, {
      fill: sheet.linear(0, top, 0, hemY - 50, [
        [0, tone(main, 0.03)],
        [1, tone(main, -0.04)],
      ]),
    });
    for (const flip of [false, true]) {
      const lip = straight([axis + 96, top], [axis + 134, top + 104]);
      const l = flip ? mirrored(lip) : lip;
      seam(sheet, l, main, 2.4);
      stitch(sheet, offset(l, flip ? 9 : -9), main, 1.6, 6);
      softStroke(sheet, open(l), { colour: '#0b0a12', reach: 9, alpha: 0.3, dx: flip ? -4 : 4, steps: 4 });
    }
    stitch(sheet, straight([axis - 94, top + 7], [axis + 94, top + 7]), main, 1.6, 6);
    if (traits.is('zip', 'full')) paintZip(sheet, top - 10, hemY + 2, lace, accent);
    return;
  }
  if (pocket === 'chest' || pocket === 'both') {
    const zipped = spec.kind !== 'tee' && spec.kind !== 'fleece';
    if (zipped) {
      const line = straight([axis - 132, neckY + 190], [axis - 54, neckY + 176]);
      paintSlit(sheet, line, lace, accent);
    } else {
      const [x, y] = [axis + 46, neckY + 148];
      const d = closed(straight([x, y], [x + 88, y], [x + 88, y + 84], [x + 44, y + 104], [x, y + 84], [x, y]));
      castShadow(sheet, d, 6, 0.24);
      const cloth = spec.kind === 'fleece' ? second : main;
      sheet.path(d, {
        fill: sheet.linear(0, y, 0, y + 104, [
          [0, tone(cloth, 0.05)],
          [1, tone(cloth, -0.03)],
        ]),
      });
      stitch(sheet, straight([x + 6, y + 14], [x + 82, y + 14]), cloth, 1.5, 5);
      stitch(sheet, straight([x + 5, y + 18], [x + 5, y + 81], [x + 44, y + 98], [x + 83, y + 81], [x + 83, y + 18]), cloth, 1.5, 5);
      if (spec.kind === 'fleece') {
        const flap = closed(straight([x - 2, y - 8], [x + 90, y - 8], [x + 90, y + 22], [x + 44, y + 36], [x - 2, y + 22], [x - 2, y - 8]));
        castShadow(sheet, flap, 5, 0.3);
        sheet.path(flap, { fill: tone(cloth, 0.04) });
        sheet.path(`M${x + 38},${y + 20}a6,6 0 1 0 12,0a6,6 0 1 0 -12,0Z`, { fill: lace });
      }
    }
  }
  if (pocket === 'hand' || pocket === 'both') {
    const line = straight([axis + hem * 0.5, hemY - 222], [axis + hem * 0.72, hemY - 96]);
    paintSlit(sheet, line, lace, accent);
    paintSlit(sheet, mirrored(line), lace, accent);
  }
}

import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { type Line, mirrored, offset, patch, reverse, spline } from '#artwork/pen/line.ts';
import { closed, many, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { paintHeel } from './back-heel.ts';
import { paintBackSole } from './back-sole.ts';
import { detailsFor } from './details.ts';
import { ground } from './last.ts';
import { isBoot, lastFor } from './lasts.ts';

/** One shoe from behind, its middle at x = 0, standing on `ground`. */
export function paintShoeBack(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const last = lastFor(spec);
  const { main, second, accent, sole, lining, lace } = spec.palette;
  const { collar, heelFlare } = last.shape;
  const open_ = spec.kind === 'clog' || spec.kind === 'sandal';
  const bite = last.heelY + 4;
  const top = bite - collar;
  const boot = isBoot(spec);
  const mirror = (line: Line) => mirrored(line, 0);

  // What stands behind the heel: the wider forefoot on its sole, then the tongue.
  const ball = spline([
    [0, last.foreY - 74],
    [64, last.foreY - 62],
    [100, last.foreY - 22],
    [108, last.foreY + 8],
    [110, ground - 26],
    [100, ground - 10],
  ]);
  const forefoot = closed(ball, reverse(mirror(ball)));
  sheet.path(forefoot, { fill: tone(main, -0.16) });
  sheet.within(forefoot, () => sheet.path(`M-140,${last.foreY + 2}H140V${ground}H-140Z`, { fill: tone(sole, -0.2) }));
  if (!open_) {
    const tall = top - (boot ? 26 : last.shape.instep - collar + last.shape.tongue * 0.7);
    const half = spline([
      [0, tall],
      [30, tall + 2],
      [46, tall + 20],
      [50, bite - 60],
    ]);
    const tongue = closed(half, reverse(mirror(half)));
    sheet.path(tongue, {
      fill: sheet.linear(0, tall, 0, top + 60, [
        [0, tone(main, 0.02)],
        [1, tone(main, -0.22)],
      ]),
    });
    if (!['slip-on', 'loafer', 'chelsea-boot'].includes(spec.kind)) {
      sheet.path(roundedBox(-16, tall + 8, 32, 12, 3), { fill: accent });
      const rows: Line[] = [0, 1, 2].map((i) => [
        [-34, tall + 34 + i * 20],
        [34, tall + 34 + i * 20],
      ]);
      sheet.path(many(rows), { stroke: tone(lace, -0.12), width: 9, cap: 'round' });
    }
  }

  const w = boot ? 1.06 : 1;
  const side = open_
    ? spline([
        [100, bite + 8],
        [103, bite - 12],
        [98, bite - 26],
      ])
    : spline([
        [96 * w, bite + 10],
        [100 * w, bite - 34],
        [92 * w, bite - collar * (boot ? 0.26 : 0.42)],
        [(boot ? 82 : 72) * w, bite - collar * (boot ? 0.5 : 0.74)],
        [(boot ? 90 : 66) * w, top + 22],
        [(boot ? 92 : 62) * w, top + 4],
      ]);
  const rise = boot ? 4 : 16;
  const crest = spline([
    side.at(-1)!,
    [44, top - rise * 0.3],
    [22, top - rise],
    [0, top - rise - 3],
    [-22, top - rise],
    [-44, top - rise * 0.3],
    mirror(side).at(-1)!,
  ]);
  if (!open_) {
    const far = spline([side.at(-1)!, [50, top - rise - 10], [0, top - rise - 22], [-50, top - rise - 10], mirror(side).at(-1)!]);
    sheet.path(closed(far, reverse(crest)), { fill: tone(lining, -0.18) });
    const shape = closed(side, crest, reverse(mirror(side)));
    sheet.path(shape, {
      fill: sheet.linear(-100, top, 100, bite, [
        [0, tone(main, 0.05)],
        [0.5, main],
        [1, tone(main, -0.08)],
      ]),
    });
    const area = patch(
      [
        [-96 * w, bite + 10],
        [0, bite + 14],
        [96 * w, bite + 10],
      ],
      reverse(crest),
      mirror(side),
      side,
    );
    sheet.within(shape, () => paintHeel(sheet, spec, area, { bite, top, shape, side, traits }));
    sheet.path(open(crest), { stroke: detailsFor(spec).collar, width: 9, cap: 'round' });
    sheet.path(open(crest), { stroke: tone(detailsFor(spec).collar, 0.16), strokeAlpha: 0.5, width: 3, cap: 'round' });
    if (boot || traits.is('heel', 'tab')) {
      castShadow(sheet, roundedBox(-12, top - rise - 20, 24, 62, 7), 6, 0.26);
      sheet.path(roundedBox(-12, top - rise - 20, 24, 62, 7), { fill: accent });
      sheet.path(roundedBox(-8, top - rise - 16, 6, 54, 3), { fill: '#ffffff', alpha: 0.22 });
    }
  } else {
    sheet.path(closed(side, reverse(mirror(side))), { fill: lining });
    if (spec.kind === 'sandal') {
      const strap = spline([
        [-98, bite - 20],
        [-92, bite - 90],
        [-50, bite - 128],
        [0, bite - 136],
        [50, bite - 128],
        [92, bite - 90],
        [98, bite - 20],
      ]);
      castShadow(sheet, open(strap), 26, 0.26);
      sheet.path(open(strap), { stroke: tone(second, -0.1), width: 40, join: 'round' });
      sheet.path(open(strap), { stroke: second, width: 36, join: 'round' });
      stitch(sheet, offset(strap, 13), second);
      stitch(sheet, offset(strap, -13), second);
    }
  }
  paintBackSole(sheet, spec, bite, heelFlare);
}

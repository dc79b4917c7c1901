import type { ArtSpec } from '../art.ts';
import { paintMark } from '../apparel/logo.ts';
import { castShadow, contrastOf, softStroke, stitch } from '../materials/shading.ts';
import { lightness, tone } from '../pen/colour.ts';
import { mirrored, offset, patch, reverse, spline, type Line, type Point } from '../pen/line.ts';
import { closed, many, open, polygon, roundedBox } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';
import { readTraits } from '../traits.ts';
import { lastFor, isBoot } from './lasts.ts';
import { detailsFor } from './details.ts';
import { ground } from './last.ts';

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

function paintHeel(
  sheet: Sheet,
  spec: ArtSpec,
  area: ReturnType<typeof patch>,
  { bite, top, shape, side, traits }: { bite: number; top: number; shape: string; side: Line; traits: ReturnType<typeof readTraits> },
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

function paintBackSole(sheet: Sheet, spec: ArtSpec, bite: number, flare: number): void {
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

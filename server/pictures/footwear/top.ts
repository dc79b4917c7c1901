import type { ArtSpec } from '../art.ts';
import { paintWord } from '../apparel/logo.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '../materials/shading.ts';
import { lightness, tone } from '../pen/colour.ts';
import { bezier, mirrored, offset, reverse, slice, spline, type Line, type Point } from '../pen/line.ts';
import { circle, closed, many, open, roundedBox } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';
import { readTraits } from '../traits.ts';
import { paintCord } from './laces.ts';
import { isBoot } from './lasts.ts';
import { planFor, type Plan } from './plan.ts';

/** One shoe from above, around (0, 0), toe up; `side` is -1 where the whole is mirrored, so that words still read. */
export function paintShoeTop(sheet: Sheet, spec: ArtSpec, side: 1 | -1): void {
  const plan = planFor(spec);
  const { sole } = spec.palette;
  const rim = closed(plan.rim);
  sheet.path(rim, {
    fill: sheet.linear(-130, 0, 140, 0, [
      [0, tone(sole, -0.02)],
      [0.5, tone(sole, 0.04)],
      [1, tone(sole, -0.14)],
    ]),
  });
  sheet.path(rim, { stroke: tone(sole, -0.3), strokeAlpha: 0.5, width: 1.6 });
  if (spec.kind === 'sandal') return paintSandalTop(sheet, spec, plan, side);
  paintUpperTop(sheet, spec, plan);
  if (spec.kind === 'clog') return paintClogTop(sheet, spec, plan, side);
  paintOpening(sheet, spec, plan, side);
  if (spec.kind === 'slip-on' || spec.kind === 'loafer' || spec.kind === 'chelsea-boot') return;
  paintTongueTop(sheet, spec, plan);
  if (spec.kind === 'kids-runner' && readTraits(spec).is('closure', 'strap')) paintStrapsTop(sheet, spec);
  else paintLacesTop(sheet, spec, plan);
}

function paintUpperTop(sheet: Sheet, spec: ArtSpec, plan: Plan): void {
  const traits = readTraits(spec);
  const { main, second, accent } = spec.palette;
  const d = closed(plan.outline);
  softStroke(sheet, d, { colour: '#0a0812', reach: 9, alpha: 0.3, steps: 4 });
  sheet.path(d, {
    fill: sheet.linear(-120, -300, 120, 300, [
      [0, tone(main, 0.06)],
      [0.5, main],
      [1, tone(main, -0.07)],
    ]),
  });
  const tones = contrastOf(main);
  const area = plan.area;
  const row = (up: number, from = 0, to = 1): Line =>
    area.line([
      [from, up],
      [from + (to - from) * 0.5, up + 0.012],
      [to, up],
    ]);
  sheet.within(d, () => {
    if (!traits.is('material', 'leather', 'suede')) {
      const rows: Line[] = [];
      for (let up = 0.02; up < 0.99; up += 0.0115) rows.push(row(up));
      sheet.path(many(rows), {
        stroke: tones.shadeColour,
        strokeAlpha: 0.34,
        width: 2.8,
        dash: traits.is('material', 'knit') ? '6 2.6' : '0.6 8',
        cap: 'round',
      });
    }
    const panel = (lines: Line[], colour: string) => {
      const shape = closed(...lines);
      castShadow(sheet, shape, 7, 0.24);
      sheet.path(shape, {
        fill: sheet.linear(-120, 0, 120, 0, [
          [0, tone(colour, 0.06)],
          [1, tone(colour, -0.07)],
        ]),
      });
    };
    paintSideMarksTop(sheet, traits.word('overlay'), plan, { second, accent }, panel);
    if (traits.is('toecap', 'guard', 'cap', 'rubber', 'wing')) {
      const edge = traits.is('toecap', 'guard')
        ? area.line([
            [0, 0.7],
            [0.1, 0.82],
            [0.3, 0.9],
            [0.5, 0.915],
            [0.7, 0.9],
            [0.9, 0.82],
            [1, 0.7],
          ])
        : area.line([
            [0, 0.78],
            [0.2, 0.82],
            [0.5, 0.845],
            [0.8, 0.82],
            [1, 0.78],
          ]);
      const colour = traits.is('toecap', 'rubber') ? spec.palette.sole : second;
      panel(
        [
          edge,
          [
            [200, -300],
            [200, -420],
            [-200, -420],
            [-200, -300],
          ],
        ],
        colour,
      );
      stitch(sheet, offset(edge, 8), colour);
    }
    const heel = area.line([
      [0, 0.2],
      [0.16, 0.14],
      [0.3, 0.05],
      [0.5, 0.03],
      [0.7, 0.05],
      [0.84, 0.14],
      [1, 0.2],
    ]);
    panel(
      [
        heel,
        [
          [200, 300],
          [200, 420],
          [-200, 420],
          [-200, 300],
        ],
      ],
      traits.is('heel', 'clip') ? accent : second,
    );
    stitch(sheet, offset(heel, -8), second);
    // Domed form: edges fall away, the toe box and the instep catch the light.
    softStroke(sheet, d, { colour: '#0a0812', reach: 56, alpha: 0.42, steps: 9 });
    sheet.path(d, {
      fill: sheet.radial(
        -22,
        -262,
        120,
        [
          [0, '#ffffff', 0.42],
          [1, '#ffffff', 0],
        ],
        { sx: 0.62, sy: 0.8 },
      ),
    });
    sheet.path(d, {
      fill: sheet.radial(
        -58,
        -40,
        150,
        [
          [0, '#ffffff', 0.2],
          [1, '#ffffff', 0],
        ],
        { sx: 0.32, sy: 1 },
      ),
    });
    if (spec.kind === 'loafer' || traits.is('toecap', 'perforated')) paintVampTop(sheet, spec, plan);
  });
}

function paintVampTop(sheet: Sheet, spec: ArtSpec, plan: Plan): void {
  const { main, second } = spec.palette;
  const traits = readTraits(spec);
  const area = plan.area;
  if (spec.kind === 'loafer') {
    const apron = area.line([
      [0.2, 0.56],
      [0.17, 0.74],
      [0.26, 0.88],
      [0.5, 0.925],
      [0.74, 0.88],
      [0.83, 0.74],
      [0.8, 0.56],
    ]);
    seam(sheet, apron, main, 5);
    sheet.path(open(apron), { stroke: tone(main, -0.2), strokeAlpha: 0.5, width: 9, dash: '2 6' });
    if (traits.is('overlay', 'penny')) {
      const strap = closed(
        area.line([
          [0, 0.52],
          [0.5, 0.6],
          [1, 0.52],
        ]),
        area.line([
          [1, 0.62],
          [0.5, 0.69],
          [0, 0.62],
        ]),
      );
      castShadow(sheet, strap, 8, 0.3);
      sheet.path(strap, { fill: second });
      sheet.path(
        closed(
          spline(
            [
              [-24, -84],
              [0, -92],
              [24, -84],
              [18, -72],
              [-18, -72],
            ],
            true,
          ),
        ),
        { fill: tone(second, -0.3) },
      );
    }
    return;
  }
  let d = '';
  for (let r = 0; r < 5; r++) for (let k = -3; k <= 3; k++) d += circle(-10 + k * 13 + (r % 2) * 6.5, -322 + r * 17 + Math.abs(k) * 4, 3);
  sheet.path(d, { fill: tone(main, -0.4), alpha: 0.75 });
}

function paintSideMarksTop(
  sheet: Sheet,
  overlay: string,
  { area }: Plan,
  { second, accent }: { second: string; accent: string },
  panel: (lines: Line[], colour: string) => void,
): void {
  const bar = (up: number, height: number, reach: number, colour: string) => {
    for (const [edge, inward] of [
      [0, reach],
      [1, 1 - reach],
    ] as const) {
      panel(
        [
          area.line([
            [edge, up],
            [(edge + inward) / 2, up + 0.03],
            [inward, up + 0.075],
          ]),
          area.line([
            [inward, up + 0.075 + height],
            [(edge + inward) / 2, up + 0.03 + height],
            [edge, up + height],
          ]),
        ],
        colour,
      );
    }
  };
  if (overlay === 'blaze') {
    bar(0.4, 0.05, 0.24, second);
    bar(0.49, 0.05, 0.2, accent);
  } else if (overlay === 'bands' || overlay === 'chevron') {
    for (const [i, up] of [0.4, 0.47, 0.54].entries()) bar(up, 0.03, 0.22, i === 1 ? accent : second);
  } else if (overlay === 'ridge' || overlay === 'wave' || overlay === 'panelled' || overlay === 'classic') {
    bar(0.36, 0.26, 0.1, second);
  } else if (overlay === 'web') {
    const strands: Line[] = [];
    for (let i = 0; i < 8; i++) {
      for (const [a, b] of [
        [0, 0.3],
        [1, 0.7],
      ] as const)
        strands.push(
          area.line([
            [a, 0.34 + i * 0.045],
            [(a + b) / 2, 0.38 + i * 0.04],
            [b, 0.44 + i * 0.036],
          ]),
        );
    }
    sheet.path(many(strands), { stroke: second, width: 5, cap: 'round' });
  }
}

/** The hole, the far insole in its shade, and the padded collar around. */
function paintOpening(sheet: Sheet, spec: ArtSpec, plan: Plan, side: 1 | -1): void {
  const { lining, second, accent } = spec.palette;
  const hole = closed(plan.opening);
  const boot = isBoot(spec);
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
  sheet.path(hole, { stroke: tone(lining, -0.04), width: boot ? 34 : 26, join: 'round' });
  sheet.path(hole, { stroke: tone(lining, 0.06), width: boot ? 22 : 15, join: 'round' });
  sheet.group('translate(-2 -3)', () => sheet.path(open(roll), { stroke: tone(lining, 0.2), strokeAlpha: 0.5, width: 4 }));
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

function paintTongueTop(sheet: Sheet, spec: ArtSpec, plan: Plan): void {
  const { main, lining, accent, second } = spec.palette;
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
        [0, tone(second, 0.07)],
        [1, tone(second, -0.06)],
      ]),
    });
    stitch(sheet, offset(edge, out * -27, 24), second);
    seam(sheet, edge, second, 1.8);
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
    { fill: second },
  );
  stitch(sheet, offset(arch, -8), second);
}

function paintLacesTop(sheet: Sheet, spec: ArtSpec, plan: Plan): void {
  const { lace, second } = spec.palette;
  const rows = isBoot(spec) ? 7 : 6;
  const spots: [Point, Point][] = [];
  for (let i = 0; i < rows; i++) {
    const share = 0.04 + (i / (rows - 1)) * 0.86;
    const r = offset(plan.slotRight, 16, 30);
    const p = slice(r, share, share + 0.01)[0]!;
    spots.push([
      [-p[0] - 2, p[1]],
      [p[0] + 2, p[1]],
    ]);
  }
  for (const [l, r] of spots)
    for (const [x, y] of [l, r]) {
      sheet.path(circle(x, y, 7), { fill: tone(second, -0.24) });
      sheet.path(circle(x, y, 4.4), { fill: '#0d0c10', alpha: 0.75 });
    }
  for (const [i, [l, r]] of spots.entries()) {
    const next = spots[i + 1];
    if (next) {
      paintCord(sheet, bezier(l, [l[0] + 18, l[1] + 4], [next[1][0] - 22, next[1][1] - 14], [next[1][0] - 2, next[1][1] - 2]), lace, 13);
      paintCord(sheet, bezier(r, [r[0] - 18, r[1] + 4], [next[0][0] + 22, next[0][1] - 14], [next[0][0] + 2, next[0][1] - 2]), lace, 13);
    } else paintCord(sheet, bezier(l, [l[0] * 0.4, l[1] - 8], [r[0] * 0.4, r[1] - 8], r), lace, 13);
  }
  const y = spots.at(-1)![0][1] + 4;
  for (const side of [-1, 1]) {
    const out = bezier([0, y], [side * 40, y - 40], [side * 116, y - 24], [side * 104, y + 16]);
    const home = bezier([side * 104, y + 16], [side * 92, y + 48], [side * 34, y + 22], [0, y + 4]);
    paintCord(sheet, [...out, ...home.slice(1)], lace, 10.5);
    paintCord(sheet, bezier([0, y], [side * 20, y + 30], [side * 52, y + 50], [side * 58, y + 104]), lace, 10.5);
  }
  paintCord(
    sheet,
    [
      [-9, y - 2],
      [9, y + 4],
    ],
    lace,
    18,
  );
}

function paintStrapsTop(sheet: Sheet, spec: ArtSpec): void {
  const { second, accent } = spec.palette;
  for (const [y, colour] of [
    [-110, second],
    [-20, accent],
  ] as const) {
    const d = closed(
      spline([
        [-104, y + 20],
        [-40, y - 6],
        [60, y - 10],
        [104, y + 6],
      ]),
      spline([
        [104, y + 56],
        [60, y + 44],
        [-40, y + 46],
        [-104, y + 70],
      ]),
    );
    castShadow(sheet, d, 10, 0.34);
    sheet.path(d, {
      fill: sheet.linear(-100, 0, 100, 0, [
        [0, tone(colour, -0.08)],
        [0.4, tone(colour, 0.07)],
        [1, tone(colour, -0.1)],
      ]),
    });
    stitch(
      sheet,
      spline([
        [-96, y + 28],
        [-40, y + 3],
        [60, y - 1],
        [96, y + 14],
      ]),
      colour,
    );
    stitch(
      sheet,
      spline([
        [-96, y + 60],
        [-40, y + 37],
        [60, y + 35],
        [96, y + 47],
      ]),
      colour,
    );
  }
}

function paintFootbed(sheet: Sheet, plan: Plan, colour: string, side: 1 | -1): string {
  const bed = closed(plan.outline);
  sheet.path(bed, {
    fill: sheet.linear(-120, -300, 120, 300, [
      [0, tone(colour, 0.05)],
      [1, tone(colour, -0.08)],
    ]),
  });
  sheet.within(bed, () => {
    softStroke(sheet, bed, { colour: '#08070c', reach: 36, alpha: 0.4, steps: 7 });
    sheet.path(bed, {
      fill: sheet.radial(
        0,
        230,
        110,
        [
          [0, '#08070c', 0.22],
          [1, '#08070c', 0],
        ],
        { sx: 0.6 },
      ),
    });
    sheet.path(bed, {
      fill: sheet.radial(
        0,
        -190,
        130,
        [
          [0, '#08070c', 0.2],
          [1, '#08070c', 0],
        ],
        { sx: 0.7, sy: 0.8 },
      ),
    });
    sheet.group(`translate(0 236) scale(${side} 1) rotate(-90)`, () =>
      paintWord(sheet, 0, 0, 128, lightness(colour) > 0.6 ? '#1d2a26' : '#f3efe8', 0.6),
    );
    const dots: Line[] = [];
    for (let up = 0.1; up < 0.94; up += 0.024)
      dots.push(
        plan.area.line([
          [0.1, up],
          [0.5, up + 0.01],
          [0.9, up],
        ]),
      );
    sheet.path(many(dots), { stroke: '#08070c', strokeAlpha: 0.2, width: 3, dash: '0.6 13', cap: 'round' });
  });
  return bed;
}

function paintSandalTop(sheet: Sheet, spec: ArtSpec, plan: Plan, side: 1 | -1): void {
  const traits = readTraits(spec);
  const { main, second, accent, lining } = spec.palette;
  paintFootbed(sheet, plan, lining, side);
  const strap = (keys: Point[], width: number, colour: string) => {
    const line = spline(keys);
    const d = open(line);
    castShadow(sheet, d, width * 0.7, 0.34, 3, 9);
    sheet.path(d, { stroke: tone(colour, -0.2), width: width + 2 });
    sheet.path(d, { stroke: colour, width: width - 2 });
    sheet.path(d, { stroke: tone(colour, -0.24), strokeAlpha: 0.3, width: width - 5, dash: '2 3' });
    sheet.path(open(slice(line, 0.3, 0.6)), { stroke: '#ffffff', strokeAlpha: 0.14, width: width * 0.6, cap: 'round' });
    stitch(sheet, offset(line, width * 0.36), colour, 1.8, 6);
    stitch(sheet, offset(line, -width * 0.36), colour, 1.8, 6);
  };
  if (traits.is('straps', 'slide')) {
    const d = closed(
      spline([
        [-126, -240],
        [-60, -264],
        [60, -264],
        [132, -236],
      ]),
      spline([
        [122, -60],
        [60, -76],
        [-50, -76],
        [-104, -56],
      ]),
    );
    castShadow(sheet, d, 16, 0.4, 2, 8);
    sheet.path(d, {
      fill: sheet.linear(-120, 0, 130, 0, [
        [0, tone(main, -0.12)],
        [0.4, tone(main, 0.08)],
        [1, tone(main, -0.14)],
      ]),
    });
    sheet.group(`translate(4 -160) scale(${side} 1)`, () => paintWord(sheet, 0, 0, 130, lightness(main) > 0.6 ? '#1d2a26' : '#f3efe8', 0.9));
    sheet.path(
      open(
        spline([
          [-116, -84],
          [0, -100],
          [118, -88],
        ]),
      ),
      { stroke: accent, width: 6 },
    );
    return;
  }
  if (traits.is('straps', 'cross')) {
    strap(
      [
        [-122, -210],
        [-20, -190],
        [60, -130],
        [112, -40],
      ],
      54,
      second,
    );
    strap(
      [
        [130, -220],
        [30, -196],
        [-50, -130],
        [-98, -40],
      ],
      54,
      main,
    );
    strap(
      [
        [-92, 190],
        [-70, 130],
        [0, 96],
        [70, 130],
        [96, 190],
      ],
      30,
      main,
    );
    return;
  }
  strap(
    [
      [-126, -212],
      [-40, -232],
      [60, -226],
      [132, -196],
    ],
    48,
    main,
  );
  strap(
    [
      [-98, -40],
      [-30, -70],
      [40, -60],
      [110, -30],
    ],
    44,
    second,
  );
  strap(
    [
      [-30, -226],
      [-16, -150],
      [-20, -66],
    ],
    26,
    second,
  );
  strap(
    [
      [-94, 130],
      [-60, 60],
      [0, 30],
      [64, 60],
      [98, 130],
    ],
    36,
    main,
  );
  strap(
    [
      [-92, 250],
      [-96, 330],
      [0, 372],
      [96, 330],
      [96, 250],
    ],
    34,
    second,
  );
  for (const [x, y, r] of [
    [58, -226, 4],
    [62, 58, 30],
  ] as const) {
    sheet.group(`translate(${x} ${y}) rotate(${r})`, () => {
      sheet.path(roundedBox(-24, -24, 48, 48, 9), { fill: '#2b2c30' });
      sheet.path(roundedBox(-16, -6, 32, 12, 3), { fill: accent });
    });
  }
}

function paintClogTop(sheet: Sheet, spec: ArtSpec, plan: Plan, side: 1 | -1): void {
  const { main, second, lining, accent } = spec.palette;
  const traits = readTraits(spec);
  const mouth = closed(
    plan.area.line([
      [0, 0.44],
      [0.2, 0.5],
      [0.5, 0.52],
      [0.8, 0.5],
      [1, 0.44],
    ]),
    [
      [220, 60],
      [220, 440],
      [-220, 440],
      [-220, 60],
    ],
  );
  sheet.within(closed(plan.outline), () => {
    sheet.within(mouth, () => {
      paintFootbed(sheet, plan, lining, side);
      const lip = plan.area.line([
        [0, 0.44],
        [0.2, 0.5],
        [0.5, 0.52],
        [0.8, 0.5],
        [1, 0.44],
      ]);
      softStroke(sheet, open(lip), { colour: '#08070c', reach: 60, alpha: 0.6, steps: 8 });
    });
    const lip = plan.area.line([
      [0, 0.44],
      [0.2, 0.5],
      [0.5, 0.52],
      [0.8, 0.5],
      [1, 0.44],
    ]);
    sheet.path(open(lip), { stroke: tone(main, 0.1), width: 5 });
    stitch(sheet, offset(lip, 13), main);
    if (traits.is('strap', 'buckle')) {
      const band = plan.area.line([
        [0, 0.56],
        [0.5, 0.64],
        [1, 0.56],
      ]);
      castShadow(sheet, open(band), 30, 0.3);
      sheet.path(open(band), { stroke: second, width: 46 });
      stitch(sheet, offset(band, 17), second);
      stitch(sheet, offset(band, -17), second);
      sheet.path(roundedBox(34, -130, 52, 56, 9), { fill: '#2b2c30' });
      sheet.path(roundedBox(42, -108, 36, 12, 3), { fill: accent });
    }
  });
}

import { paintWord } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, softStroke, stitch } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { type Line, offset, type Point, slice, spline } from '#artwork/pen/line.ts';
import { closed, many, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import type { Plan } from './plan.ts';

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

export function paintSandalTop(sheet: Sheet, spec: ArtSpec, plan: Plan, side: 1 | -1): void {
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

export function paintClogTop(sheet: Sheet, spec: ArtSpec, plan: Plan, side: 1 | -1): void {
  const { main, second, lining, accent } = spec.palette;
  const traits = readTraits(spec);
  const lip = plan.area.line([
    [0, 0.44],
    [0.2, 0.5],
    [0.5, 0.52],
    [0.8, 0.5],
    [1, 0.44],
  ]);
  const mouth = closed(lip, [
    [220, 60],
    [220, 440],
    [-220, 440],
    [-220, 60],
  ]);
  sheet.within(closed(plan.outline), () => {
    sheet.within(mouth, () => {
      paintFootbed(sheet, plan, lining, side);
      softStroke(sheet, open(lip), { colour: '#08070c', reach: 60, alpha: 0.6, steps: 8 });
    });
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

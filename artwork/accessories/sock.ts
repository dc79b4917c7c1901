import { paintMark } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { ribLines } from '#artwork/materials/folds.ts';
import { castShadow, contrastOf, seam, softStroke } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { type Line, resample, reverse, slice, spline } from '#artwork/pen/line.ts';
import { closed, many, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';

const sockTop: Readonly<Record<string, number>> = { 'no-show': 560, quarter: 470, crew: 300, knee: 150 };

export function paintSock(sheet: Sheet, spec: ArtSpec, behind: boolean): void {
  const traits = readTraits(spec);
  const { main, second, accent, sole } = spec.palette;
  const height = traits.word('height');
  const top = sockTop[height] ?? 300;
  const low = height === 'no-show';
  const back = low
    ? spline([
        [316, top - 20],
        [300, 590],
        [292, 650],
      ])
    : spline([
        [312, top],
        [326, (top + 560) / 2],
        [320, 560],
        [294, 630],
      ]);
  const heel = spline([back.at(-1)!, [286, 700], [310, 752], [372, 772]]);
  const bottom = spline([
    [372, 772],
    [480, 768],
    [600, 772],
    [700, 776],
  ]);
  const toe = spline([
    [700, 776],
    [762, 768],
    [786, 728],
    [764, 682],
    [706, 660],
  ]);
  const instep = low
    ? spline([
        [706, 660],
        [640, 640],
        [560, 616],
        [520, 596],
      ])
    : spline([
        [706, 660],
        [620, 636],
        [546, 590],
        [508, 530],
        [500, 470],
        [504, (top + 470) / 2],
        [514, top],
      ]);
  const mouth = low
    ? spline([
        [520, 596],
        [450, 610],
        [380, 600],
        [316, top - 20],
      ])
    : spline([
        [514, top],
        [412, top + 12],
        [312, top],
      ]);
  const d = closed(back, heel, bottom, toe, instep, mouth);
  const tones = contrastOf(main);
  softStroke(sheet, d, { colour: '#3a2f26', reach: 36, alpha: behind ? 0.26 : 0.22, dx: 10, dy: 18, steps: 7 });
  if (low)
    sheet.path(
      closed(
        mouth,
        spline([
          [316, top - 20],
          [400, 560],
          [520, 596],
        ]),
      ),
      { fill: tone(main, -0.2) },
    );
  sheet.path(d, {
    fill: sheet.linear(300, top, 600, 780, [
      [0, tone(main, 0.04)],
      [1, tone(main, -0.05)],
    ]),
  });
  sheet.within(d, () => {
    const right = [...reverse(instep), ...reverse(toe)];
    const left = [...back, ...heel, ...bottom.slice(0, 20)];
    const rows: Line[] = [];
    for (let k = 0.012; k < 1; k += 0.0155) {
      const [a, b] = [resample(left, 80)[Math.floor(k * 79)]!, resample(right, 80)[Math.floor(k * 79)]!];
      rows.push([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 10], b]);
    }
    sheet.path(many(rows.map((row) => spline(row))), { stroke: tones.shadeColour, strokeAlpha: 0.24, width: 2.2, dash: '5 2.4' });
    const leg = 540 - top;
    const band = (y0: number, y1: number, colour: string) =>
      sheet.path(
        closed(
          spline([
            [270, y0],
            [412, y0 + 12],
            [560, y0],
          ]),
          spline([
            [560, y1],
            [412, y1 + 12],
            [270, y1],
          ]),
        ),
        { fill: colour },
      );
    if (!low && traits.is('pattern', 'stripes')) {
      band(top + leg * 0.26, top + leg * 0.36, second);
      band(top + leg * 0.42, top + leg * 0.48, accent);
      band(top + leg * 0.54, top + leg * 0.64, second);
    } else if (!low && traits.is('pattern', 'block')) band(top, top + leg * 0.56, second);
    else if (!low && traits.is('pattern', 'ridge')) {
      const y = top + leg * 0.62;
      sheet.path(
        closed(
          spline([
            [270, y + 60],
            [270, y + 20],
          ]),
          [
            [330, y - 30],
            [360, y - 6],
            [410, y - 66],
            [456, y - 12],
            [480, y - 30],
            [560, y + 30],
            [560, y + 60],
          ],
        ),
        { fill: second },
      );
      sheet.path(
        open([
          [286, y + 8],
          [330, y - 44],
          [360, y - 20],
          [410, y - 80],
          [456, y - 26],
          [480, y - 44],
          [540, y + 6],
        ]),
        { stroke: accent, width: 6 },
      );
    }
    const heelPad = spline([
      [260, 610],
      [340, 640],
      [392, 700],
      [400, 800],
    ]);
    sheet.path(
      closed(heelPad, [
        [240, 820],
        [240, 600],
      ]),
      { fill: tone(second, -0.01) },
    );
    const toePad = spline([
      [690, 620],
      [668, 690],
      [676, 740],
      [690, 800],
    ]);
    sheet.path(
      closed(toePad, [
        [840, 800],
        [840, 620],
      ]),
      { fill: tone(second, -0.01) },
    );
    for (const line of [heelPad, toePad]) seam(sheet, line, second, 2.2);
    const ribCount = 4 + Math.round(traits.ratio('ribs') * 4);
    const arch = Array.from({ length: ribCount }, (_, i) => (i * 5) / (ribCount - 1)).map((i) =>
      spline([
        [486 + i * 17, 580],
        [470 + i * 19, 680],
        [476 + i * 19, 790],
      ]),
    );
    sheet.path(many(arch), { stroke: tones.shadeColour, strokeAlpha: 0.4, width: 3.4 });
    sheet.group('translate(3 0)', () => sheet.path(many(arch), { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.5, width: 2 }));
    softStroke(sheet, open([...heel, ...bottom]), { colour: tones.shadeColour, reach: 66, alpha: tones.shade * 1.1, steps: 9 });
    softStroke(sheet, open(back), { colour: tones.shadeColour, reach: 46, alpha: tones.shade * 0.8, steps: 7 });
    softStroke(sheet, open(slice(instep, 0.3, 1)), { colour: tones.shadeColour, reach: 46, alpha: tones.shade * 0.7, steps: 7 });
    sheet.path(d, {
      fill: sheet.radial(
        600,
        676,
        130,
        [
          [0, '#ffffff', 0.3],
          [1, '#ffffff', 0],
        ],
        { sy: 0.34, turn: 12 },
      ),
    });
    if (!low)
      sheet.path(d, {
        fill: sheet.radial(
          392,
          (top + 540) / 2,
          150,
          [
            [0, '#ffffff', 0.24],
            [1, '#ffffff', 0],
          ],
          { sx: 0.34, sy: 1.2 },
        ),
      });
  });
  if (low) {
    sheet.path(open(mouth), { stroke: tone(sole, 0.02), width: 18 });
    sheet.path(open(mouth), { stroke: tone(sole, -0.2), strokeAlpha: 0.5, width: 15, dash: '2 4' });
  } else {
    const upper = spline([
      [308, top - 8],
      [412, top + 4],
      [518, top - 8],
    ]);
    const lower = spline([
      [311, top + 56],
      [412, top + 70],
      [513, top + 56],
    ]);
    const cuff = closed(upper, reverse(lower));
    castShadow(sheet, cuff, 6, 0.22);
    sheet.path(cuff, { fill: tone(sole, 0) });
    sheet.within(cuff, () => {
      const ribs = ribLines(upper, lower, 30);
      sheet.path(many(ribs), { stroke: tone(sole, -0.22), strokeAlpha: 0.5, width: 3 });
      for (const x of [308, 518]) softStroke(sheet, `M${x},${top - 20}v110`, { colour: '#0b0a12', reach: 40, alpha: 0.3, steps: 6 });
    });
    paintMark(sheet, 412, top + 34 + 56, 24, {
      ink: lightness(traits.is('pattern', 'block') ? second : main) > 0.6 ? '#1d2a26' : '#f3efe8',
      blaze: accent,
    });
  }
}

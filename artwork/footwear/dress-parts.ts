import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { offset, reverse, slice, spline, type Line } from '#artwork/pen/line.ts';
import { closed, many, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import type { Last } from './last.ts';
import { panelTools } from './panel.ts';

/** The elastic gore of a Chelsea boot, ribbed from top to bottom. */
export function paintElastic(sheet: Sheet, spec: ArtSpec, last: Last, outline: string): void {
  const { second, main } = spec.palette;
  const area = last.upper;
  const left = area.line([
    [0.125, 1],
    [0.15, 0.82],
    [0.2, 0.56],
    [0.255, 0.42],
  ]);
  const right = area.line([
    [0.255, 0.42],
    [0.3, 0.56],
    [0.305, 0.8],
    [0.292, 1],
  ]);
  const top = area.line([
    [0.292, 1.01],
    [0.2, 1.01],
    [0.125, 1.01],
  ]);
  const d = closed(left, right, top);
  sheet.within(outline, () => {
    sheet.path(d, { fill: tone(second, -0.02) });
    sheet.within(d, () => {
      const ribs: Line[] = [];
      for (let i = 0; i <= 16; i++) {
        const k = i / 16;
        ribs.push(
          area.line([
            [0.12 + k * 0.18, 1.02],
            [0.14 + k * 0.166, 0.8],
            [0.18 + k * 0.13, 0.56],
            [0.235 + k * 0.04, 0.4],
          ]),
        );
      }
      sheet.path(many(ribs), { stroke: tone(second, -0.2), strokeAlpha: 0.7, width: 3 });
      sheet.group('translate(2 0)', () => sheet.path(many(ribs), { stroke: tone(second, 0.2), strokeAlpha: 0.3, width: 1.8 }));
      softStroke(sheet, d, { colour: '#0a0812', reach: 12, alpha: 0.5, steps: 4 });
    });
    seam(sheet, left, main, 2.2);
    seam(sheet, right, main, 2.2);
    stitch(sheet, offset(left, -8), main, 1.8, 6);
    stitch(sheet, offset(right, -8), main, 1.8, 6);
  });
}

/** A raised apron seam around the vamp, with a saddle strap for penny loafers. */
export function paintMocToe(sheet: Sheet, spec: ArtSpec, last: Last, outline: string): void {
  const traits = readTraits(spec);
  const { main, second } = spec.palette;
  const { lineIn, panel } = panelTools(sheet, last);
  sheet.within(outline, () => {
    if (traits.is('overlay', 'penny')) {
      panel(
        [
          lineIn([
            [0.35, 0],
            [0.4, 0.5],
            [0.455, 1.02],
          ]),
          lineIn([
            [0.455, 1.02],
            [0.56, 1.02],
          ]),
          lineIn([
            [0.56, 1.02],
            [0.5, 0.5],
            [0.47, 0],
          ]),
          lineIn([
            [0.47, 0],
            [0.35, 0],
          ]),
        ],
        second,
      );
      stitch(
        sheet,
        lineIn([
          [0.365, 0],
          [0.413, 0.5],
          [0.466, 1],
        ]),
        second,
        2,
        6,
      );
      stitch(
        sheet,
        lineIn([
          [0.457, 0],
          [0.487, 0.5],
          [0.545, 1],
        ]),
        second,
        2,
        6,
      );
    }
    if (!traits.is('overlay', 'clean')) {
      const apron = lineIn([
        [0.56, 0.86],
        [0.66, 0.74],
        [0.76, 0.66],
        [0.86, 0.62],
        [0.93, 0.7],
        [0.955, 1],
      ]);
      castShadow(sheet, open(apron), 8, 0.3);
      sheet.path(open(apron), { stroke: tone(main, -0.16), width: 8, cap: 'round' });
      sheet.group('translate(0 -1.5)', () => sheet.path(open(apron), { stroke: tone(main, 0.1), width: 4, cap: 'round' }));
      const gathers: Line[] = [];
      for (let i = 1; i < 26; i++) {
        const [x, y] = apron[Math.floor((i / 26) * (apron.length - 1))]!;
        gathers.push([
          [x - 2, y - 5],
          [x + 3, y + 8],
        ]);
      }
      sheet.path(many(gathers), { stroke: tone(main, -0.26), strokeAlpha: 0.75, width: 2, cap: 'round' });
    }
    stitch(
      sheet,
      lineIn([
        [0.06, 0.98],
        [0.1, 0.6],
        [0.115, 0],
      ]),
      main,
      1.8,
      6,
    );
    stitch(sheet, offset(slice(last.collar, 0.04, 0.98), -11), main, 1.8, 6);
  });
}

/** The welt: a thin ledge between upper and sole, with its row of stitches. */
export function paintWelt(sheet: Sheet, last: Last, colour: string, stitched: boolean): void {
  const ledge = spline(last.bite.filter((_, i) => i % 8 === 0).map(([x, y]) => [x, y + 4]));
  const d = closed(offset(ledge, 7), reverse(offset(ledge, -6)));
  sheet.path(d, { fill: tone(colour, 0.06) });
  sheet.path(open(offset(ledge, 7)), { stroke: tone(colour, 0.2), strokeAlpha: 0.6, width: 2 });
  if (stitched) stitch(sheet, ledge, tone(colour, 0.3), 2.6, 6);
}

import { paintMark, paintWord } from '#artwork/apparel/logo.ts';
import { paintPrint } from '#artwork/apparel/prints.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { mirrored, offset, patch, reverse, spline, straight, type Line, type Point } from '#artwork/pen/line.ts';
import { circle, closed, many, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';

export function clothOf(spec: ArtSpec): { front: string; rest: string; brim: string } {
  const { main, second } = spec.palette;
  const trucker = readTraits(spec).is('panels', 'trucker');
  return { front: main, rest: trucker ? second : main, brim: trucker ? second : main };
}

export interface CapOutline {
  readonly right: Line;
  readonly left: Line;
  readonly foot: Line;
  readonly dome: string;
}

/** The crown as seen from the front or the back, both of which are even. `temple` is how wide it is above the brim, `sag` how far its foot hangs. */
export function capOutline(top: number, base: number, temple: number, sag: number): CapOutline {
  const right = spline([
    [500, top],
    [610, top + 18],
    [706, top + 96],
    [temple, base - 96],
    [752, base],
  ]);
  const left = mirrored(right);
  const foot = spline([
    [248, base],
    [360, base + sag],
    [500, base + sag * 1.3],
    [640, base + sag],
    [752, base],
  ]);
  return { right, left, foot, dome: closed(right, reverse(foot), reverse(left)) };
}

/** The crown's cloth, lighter towards the light. */
export function paintCrown(sheet: Sheet, { dome }: CapOutline, top: number, base: number, cloth: string): void {
  sheet.path(dome, {
    fill: sheet.linear(300, top, 640, base + 40, [
      [0, tone(cloth, 0.05)],
      [0.5, cloth],
      [1, tone(cloth, -0.08)],
    ]),
  });
}

/** A dome of cloth: base, texture, seams given as lines, and the light on it. */
export function paintDome(sheet: Sheet, outline: string, colour: string, glow: Point, edge: Line[]): void {
  const tones = contrastOf(colour);
  sheet.within(outline, () => {
    for (const line of edge) softStroke(sheet, open(line), { colour: tones.shadeColour, reach: 90, alpha: tones.shade * 0.9, steps: 9 });
    sheet.path(outline, {
      fill: sheet.radial(
        glow[0],
        glow[1],
        190,
        [
          [0, '#ffffff', 0.34],
          [0.5, '#ffffff', 0.12],
          [1, '#ffffff', 0],
        ],
        { sy: 0.8 },
      ),
    });
  });
}

export function twill(sheet: Sheet, x: number, y: number, w: number, h: number, colour: string): void {
  let d = '';
  for (let k = -h; k < w; k += 7) d += `M${x + k},${y + h}l${h},${-h}`;
  sheet.path(d, { stroke: contrastOf(colour).shadeColour, strokeAlpha: 0.12, width: 2 });
}

/** The net of a trucker, from the foot of its crown to the button. */
export function net(sheet: Sheet, { foot, left, right }: Omit<CapOutline, 'dome'>, [x, y]: Point, colour: string): void {
  const button: Line = [
    [x - 4, y],
    [x, y - 1],
    [x + 4, y],
  ];
  const area = patch(foot, button, left.toReversed(), right.toReversed());
  const rows: Line[] = [];
  for (let up = 0.04; up < 1; up += 0.034)
    rows.push(
      area.line([
        [0, up],
        [0.5, up],
        [1, up],
      ]),
    );
  sheet.path(many(rows), { stroke: tone(colour, -0.3), strokeAlpha: 0.75, width: 6.4, dash: '1.2 10', cap: 'round' });
}

/** Where two panels meet: a seam with a row of stitches on either side. */
export function panelSeam(sheet: Sheet, line: Line, colour: string): void {
  seam(sheet, line, colour, 2.2);
  stitch(sheet, offset(line, 7), colour, 1.6, 6);
  stitch(sheet, offset(line, -7), colour, 1.6, 6);
}

export function paintPatch(sheet: Sheet, spec: ArtSpec, x: number, y: number, accent: string, cloth: string): void {
  const traits = readTraits(spec);
  const { second } = spec.palette;
  const pale = (colour: string) => (lightness(colour) > 0.6 ? '#1d2a26' : '#f3efe8');
  if (traits.is('patch', 'word')) {
    sheet.group('translate(1 2.5)', () => paintWord(sheet, x, y, 210, '#0b0a12', 0.3));
    return paintWord(sheet, x, y, 210, pale(cloth));
  }
  if (traits.is('patch', 'mark')) {
    sheet.group('translate(1 2.5)', () => paintMark(sheet, x, y, 84, { ink: '#0b0a12', blaze: '#0b0a12' }, 0.3));
    return paintMark(sheet, x, y, 84, { ink: pale(cloth), blaze: accent });
  }
  if (traits.is('patch', 'round')) return paintPrint(sheet, 'pine', x, y, 150, { first: pale(cloth), second: accent }, spec.seed);
  const d = roundedBox(x - 86, y - 54, 172, 108, 10);
  castShadow(sheet, d, 8, 0.3);
  sheet.path(d, { fill: tone(second, 0.03) });
  sheet.within(d, () => {
    sheet.path(closed(straight([x - 90, y + 60], [x - 46, y + 4], [x - 24, y + 22], [x + 14, y - 28], [x + 50, y + 16], [x + 90, y + 60])), {
      fill: accent,
    });
    sheet.path(circle(x + 46, y - 24, 12), { fill: pale(second) });
  });
  stitch(sheet, straight([x - 80, y - 48], [x + 80, y - 48], [x + 80, y + 48], [x - 80, y + 48], [x - 80, y - 48]), second, 1.8, 6);
}

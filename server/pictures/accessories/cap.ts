import type { PictureAngle } from '#contract/pictures.ts';
import { paintMark, paintWord } from '../apparel/logo.ts';
import { paintPrint } from '../apparel/prints.ts';
import type { ArtSpec } from '../art.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '../materials/shading.ts';
import { lightness, tone } from '../pen/colour.ts';
import { mirrored, offset, patch, reverse, slice, spline, straight, type Line, type Point } from '../pen/line.ts';
import { circle, closed, many, open, oval, roundedBox } from '../pen/path.ts';
import type { Sheet } from '../pen/sheet.ts';
import { readTraits } from '../traits.ts';
import { paintFloor, paintGroundShadow } from '../studio.ts';

/** Caps, standing on the floor. */
export function paintCap(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  paintFloor(sheet, 690);
  if (angle === 'side') paintCapSide(sheet, spec);
  else if (angle === 'back') paintCapBack(sheet, spec);
  else paintCapFront(sheet, spec);
}

function clothOf(spec: ArtSpec): { front: string; rest: string; brim: string } {
  const { main, second } = spec.palette;
  const trucker = readTraits(spec).is('panels', 'trucker');
  return { front: main, rest: trucker ? second : main, brim: trucker ? second : main };
}

/** A dome of cloth: base, texture, seams given as lines, and the light on it. */
function paintDome(sheet: Sheet, outline: string, colour: string, glow: Point, edge: Line[]): void {
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

function twill(sheet: Sheet, x: number, y: number, w: number, h: number, colour: string): void {
  let d = '';
  for (let k = -h; k < w; k += 7) d += `M${x + k},${y + h}l${h},${-h}`;
  sheet.path(d, { stroke: contrastOf(colour).shadeColour, strokeAlpha: 0.12, width: 2 });
}

function net(sheet: Sheet, area: ReturnType<typeof patch>, colour: string): void {
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

function paintCapFront(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const { accent } = spec.palette;
  const { front, rest, brim } = clothOf(spec);
  const top = 300 - traits.ratio('crown') * 46;
  const base = 576;
  const right = spline([
    [500, top],
    [610, top + 18],
    [706, top + 96],
    [748, base - 96],
    [752, base],
  ]);
  const left = mirrored(right);
  const foot = spline([
    [248, base],
    [360, base + 42],
    [500, base + 54],
    [640, base + 42],
    [752, base],
  ]);
  const dome = closed(right, reverse(foot), reverse(left));
  paintGroundShadow(sheet, 500, 716, 330);
  sheet.path(dome, {
    fill: sheet.linear(300, top, 640, base + 40, [
      [0, tone(rest, 0.05)],
      [0.5, rest],
      [1, tone(rest, -0.08)],
    ]),
  });
  sheet.within(dome, () => {
    twill(sheet, 200, top - 20, 640, 400, rest);
    if (traits.is('panels', 'trucker'))
      net(
        sheet,
        patch(
          foot,
          [
            [496, top],
            [500, top - 1],
            [504, top],
          ],
          left.toReversed(),
          right.toReversed(),
        ),
        rest,
      );
    const seamAt = traits.is('panels', 'six') ? 6 : 132;
    const panelEdge = spline([
      [500 + seamAt * 0.2, top],
      [500 + seamAt * 1.05, top + 120],
      [500 + seamAt * 1.3, base + 50],
    ]);
    if (seamAt > 50) {
      const d = closed(panelEdge, [[500, base + 90]], reverse(mirrored(panelEdge)));
      sheet.path(d, {
        fill: sheet.linear(360, top, 620, base, [
          [0, tone(front, 0.06)],
          [1, tone(front, -0.04)],
        ]),
      });
      sheet.within(d, () => twill(sheet, 300, top - 20, 440, 400, front));
    }
    for (const line of [panelEdge, mirrored(panelEdge)]) {
      seam(sheet, line, front, 2.2);
      stitch(sheet, offset(line, 7), front, 1.6, 6);
      stitch(sheet, offset(line, -7), front, 1.6, 6);
    }
    for (const x of [374, 626]) {
      sheet.path(circle(x, top + 108, 6), { fill: tone(front, -0.2) });
      sheet.path(circle(x, top + 108, 3), { fill: '#0b0a12' });
    }
  });
  paintDome(sheet, dome, front, [430, top + 90], [right, left]);
  sheet.path(oval(500, top + 2, 19, 8), { fill: tone(front, -0.08) });
  sheet.path(oval(500, top - 2, 17, 8), { fill: tone(front, 0.05) });
  const curve = 60 + traits.ratio('brim') * 50;
  const tip = spline([
    [236, base + 4],
    [214, base + 62],
    [300, base + 104],
    [500, base + 122],
    [700, base + 104],
    [786, base + 62],
    [764, base + 4],
  ]);
  const seat = spline([
    [764, base + 4],
    [650, base + 30 - curve * 0.25],
    [500, base + 36 - curve * 0.4],
    [350, base + 30 - curve * 0.25],
    [236, base + 4],
  ]);
  const peak = closed(tip, seat);
  castShadow(sheet, peak, 16, 0.34, 0, 8);
  sheet.path(peak, {
    fill: sheet.linear(0, base - 10, 0, base + 124, [
      [0, tone(brim, -0.06)],
      [0.4, tone(brim, 0.05)],
      [1, tone(brim, -0.08)],
    ]),
  });
  sheet.within(peak, () => {
    twill(sheet, 200, base - 60, 640, 200, brim);
    for (let k = 1; k <= 6; k++) stitch(sheet, offset(tip, k * 13), brim, 1.6, 7);
    softStroke(sheet, open(seat), { colour: '#0b0a12', reach: 34, alpha: 0.42, steps: 6 });
    sheet.path(peak, {
      fill: sheet.radial(
        420,
        base + 62,
        200,
        [
          [0, '#ffffff', 0.26],
          [1, '#ffffff', 0],
        ],
        { sy: 0.24 },
      ),
    });
  });
  sheet.group('translate(0 -2)', () => sheet.path(open(tip), { stroke: tone(brim, 0.16), strokeAlpha: 0.6, width: 3 }));
  paintPatch(sheet, spec, 500, (top + base) / 2 + 8, accent, front);
}

function paintPatch(sheet: Sheet, spec: ArtSpec, x: number, y: number, accent: string, cloth: string): void {
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

function paintCapSide(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const { accent } = spec.palette;
  const { front, rest, brim } = clothOf(spec);
  const top = 318 - traits.ratio('crown') * 40;
  const base = 600;
  const back = spline([
    [470, top],
    [350, top + 20],
    [250, top + 110],
    [216, base - 70],
    [214, base + 4],
  ]);
  const face = spline([
    [470, top],
    [570, top + 12],
    [650, top + 92],
    [684, base - 100],
    [690, base - 8],
  ]);
  const foot = spline([
    [214, base + 4],
    [330, base + 30],
    [500, base + 30],
    [690, base - 8],
  ]);
  const dome = closed(face, reverse(foot), reverse(back));
  paintGroundShadow(sheet, 540, 668, 380);
  const reach = 116 + traits.ratio('brim') * 30;
  const upper = spline([
    [560, base - 2],
    [680, base - 34],
    [780, base - 18],
    [830 + reach * 0.4, base + 46],
  ]);
  const lower = spline([
    [830 + reach * 0.4, base + 46],
    [780, base + 34],
    [680, base + 22],
    [560, base + 30],
  ]);
  const peak = closed(upper, lower);
  sheet.path(dome, {
    fill: sheet.linear(280, top, 560, base, [
      [0, tone(rest, 0.05)],
      [0.5, rest],
      [1, tone(rest, -0.08)],
    ]),
  });
  sheet.within(dome, () => {
    twill(sheet, 160, top - 20, 640, 400, rest);
    if (traits.is('panels', 'trucker'))
      net(
        sheet,
        patch(
          foot,
          [
            [466, top],
            [470, top - 1],
            [474, top],
          ],
          back.toReversed(),
          face.toReversed(),
        ),
        rest,
      );
    const edge = spline([
      [470, top],
      [560, top + 110],
      [566, base + 40],
    ]);
    sheet.path(
      closed(edge, [
        [760, base],
        [760, top - 20],
        [470, top - 20],
      ]),
      {
        fill: sheet.linear(520, top, 690, base, [
          [0, tone(front, 0.07)],
          [1, tone(front, -0.04)],
        ]),
      },
    );
    const rear = spline([
      [470, top],
      [368, top + 120],
      [352, base + 40],
    ]);
    for (const line of [edge, rear]) {
      seam(sheet, line, rest, 2.2);
      stitch(sheet, offset(line, 7), rest, 1.6, 6);
      stitch(sheet, offset(line, -7), rest, 1.6, 6);
    }
    for (const [x, y] of [
      [430, top + 100],
      [604, top + 116],
      [316, top + 118],
    ] as const) {
      sheet.path(circle(x, y, 6), { fill: tone(rest, -0.2) });
      sheet.path(circle(x, y, 3), { fill: '#0b0a12' });
    }
    stitch(sheet, offset(foot, 14), rest, 1.6, 6);
  });
  paintDome(sheet, dome, front, [520, top + 84], [back, face]);
  castShadow(sheet, peak, 10, 0.3);
  sheet.path(peak, {
    fill: sheet.linear(0, base - 30, 0, base + 50, [
      [0, tone(brim, 0.07)],
      [0.6, brim],
      [1, tone(brim, -0.14)],
    ]),
  });
  sheet.within(peak, () => {
    for (let k = 1; k < 5; k++) stitch(sheet, offset(upper, -k * 9), brim, 1.5, 6);
    softStroke(sheet, open(slice(upper, 0, 0.24)), { colour: '#0b0a12', reach: 26, alpha: 0.3 });
  });
  sheet.path(oval(470, top, 17, 7), { fill: tone(front, 0.05) });
  paintMark(sheet, 300, base - 40, 26, { ink: lightness(rest) > 0.6 ? '#1d2a26' : '#f3efe8', blaze: accent });
}

function paintCapBack(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const { second, lining } = spec.palette;
  const { rest } = clothOf(spec);
  const top = 300 - traits.ratio('crown') * 46;
  const base = 610;
  const right = spline([
    [500, top],
    [610, top + 18],
    [706, top + 96],
    [750, base - 96],
    [752, base],
  ]);
  const left = mirrored(right);
  const foot = spline([
    [248, base],
    [360, base + 34],
    [500, base + 44],
    [640, base + 34],
    [752, base],
  ]);
  const dome = closed(right, reverse(foot), reverse(left));
  paintGroundShadow(sheet, 500, 668, 290);
  sheet.path(dome, {
    fill: sheet.linear(300, top, 640, base + 40, [
      [0, tone(rest, 0.05)],
      [0.5, rest],
      [1, tone(rest, -0.08)],
    ]),
  });
  const arch = spline([
    [392, base + 40],
    [402, base - 70],
    [500, base - 128],
    [598, base - 70],
    [608, base + 40],
  ]);
  const hole = closed(arch);
  sheet.within(dome, () => {
    twill(sheet, 200, top - 20, 640, 400, rest);
    if (traits.is('panels', 'trucker'))
      net(
        sheet,
        patch(
          foot,
          [
            [496, top],
            [500, top - 1],
            [504, top],
          ],
          left.toReversed(),
          right.toReversed(),
        ),
        rest,
      );
    const middle = straight([500, top], [500, base - 128]);
    for (const line of [
      middle,
      spline([
        [500, top],
        [616, top + 120],
        [640, base + 40],
      ]),
      spline([
        [500, top],
        [384, top + 120],
        [360, base + 40],
      ]),
    ]) {
      seam(sheet, line, rest, 2.2);
      stitch(sheet, offset(line, 7), rest, 1.6, 6);
      stitch(sheet, offset(line, -7), rest, 1.6, 6);
    }
  });
  paintDome(sheet, dome, rest, [430, top + 90], [right, left]);
  sheet.within(dome, () => {
    sheet.path(hole, {
      fill: sheet.linear(0, base - 128, 0, base + 44, [
        [0, tone(lining, -0.26)],
        [1, tone(lining, -0.1)],
      ]),
    });
    sheet.within(hole, () => softStroke(sheet, open(arch), { colour: '#0b0a12', reach: 40, alpha: 0.6, steps: 7 }));
    sheet.path(open(arch), { stroke: tone(second, 0.02), width: 15 });
    stitch(sheet, offset(arch, 3), second, 1.6, 6);
    const strap = spline([
      [384, base + 4],
      [500, base + 16],
      [616, base + 4],
    ]);
    castShadow(sheet, open(strap), 26, 0.3, 0, 6);
    sheet.path(open(strap), { stroke: tone(second, -0.08), width: 40 });
    sheet.path(open(strap), { stroke: second, width: 35 });
    stitch(sheet, offset(strap, 12), second, 1.6, 6);
    stitch(sheet, offset(strap, -12), second, 1.6, 6);
  });
  sheet.path(roundedBox(474, base - 12, 52, 52, 8), {
    fill: sheet.linear(474, base - 12, 526, base + 40, [
      [0, '#e3e4e6'],
      [0.5, '#a6a8ab'],
      [1, '#76787b'],
    ]),
  });
  sheet.path(roundedBox(484, base - 2, 32, 32, 4), { fill: second });
  sheet.path(roundedBox(497, base - 6, 6, 40, 2), { fill: '#d9dadc' });
  paintWord(sheet, 500, base - 152, 96, lightness(rest) > 0.6 ? '#1d2a26' : '#f3efe8', 0.9);
  sheet.path(oval(500, top, 18, 8), { fill: tone(rest, 0.05) });
}

import type { PictureAngle } from '#domain/pictures.ts';
import { paintMark, paintWord } from '#artwork/apparel/logo.ts';
import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, contrastOf, softStroke } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { type Line, mirrored, patch, type Patch, type Point, reverse, spline } from '#artwork/pen/line.ts';
import { closed, many, n, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice, type Dice } from '#artwork/traits/random.ts';
import { paintFloor, paintGroundShadow } from '#artwork/pen/studio.ts';
import { readTraits } from '#artwork/traits/traits.ts';

/** Columns of knitting: a groove between two rounded ribs, again and again. */
function paintRibs(sheet: Sheet, area: Patch, count: number, colour: string, cable = false): void {
  const tones = contrastOf(colour);
  const grooves: Line[] = [];
  const crests: Line[] = [];
  for (let i = 0; i <= count; i++) {
    const k = i / count;
    const sway = cable ? 0.22 / count : 0;
    const line = (shift: number): Line => {
      const keys: Point[] = [];
      for (let v = 0; v <= 12; v++) keys.push([k + shift / count + Math.sin(v * 1.9 + i) * sway, v / 12]);
      return area.line(keys);
    };
    grooves.push(line(0));
    crests.push(line(0.5));
  }
  sheet.path(many(grooves), { stroke: tones.shadeColour, strokeAlpha: 0.5, width: 5 });
  sheet.path(many(grooves), { stroke: tones.shadeColour, strokeAlpha: 0.4, width: 2 });
  sheet.path(many(crests), { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.5, width: 5 });
  sheet.path(many(crests), { stroke: tones.shadeColour, strokeAlpha: 0.3, width: 8, dash: '1.6 6.4' });
}

/** Beanies. */
export function paintBeanie(sheet: Sheet, spec: ArtSpec, angle: PictureAngle): void {
  const traits = readTraits(spec);
  const { main, second, accent } = spec.palette;
  if (angle === 'folded') return paintBeanieFlat(sheet, spec);
  const tilt = angle === 'side' ? -7 : 0;
  const deep = traits.is('cuff', 'deep');
  paintFloor(sheet, 730);
  paintGroundShadow(sheet, 500, 752, 250);
  sheet.group(`rotate(${tilt} 500 740)`, () => {
    const cuffTop = deep ? 560 : 620;
    const right = spline([
      [500, 262],
      [590, 278],
      [676, 362],
      [722, 486],
      [732, cuffTop + 10],
    ]);
    const left = mirrored(right);
    const foot = spline([
      [268, cuffTop + 10],
      [500, cuffTop + 44],
      [732, cuffTop + 10],
    ]);
    const dome = closed(right, reverse(foot), reverse(left));
    if (traits.is('pompom', 'yes')) paintPompom(sheet, createDice(spec.seed, 'pompom'), 500, 232, 84, accent);
    sheet.path(dome, { fill: main });
    const count = traits.is('rib', 'fine') ? 34 : traits.is('rib', 'cable') ? 14 : 20;
    const area = patch(
      foot,
      [
        [470, 268],
        [500, 262],
        [530, 268],
      ],
      left.toReversed(),
      right.toReversed(),
    );
    sheet.within(dome, () => {
      if (traits.is('pattern', 'stripes')) {
        for (const [a, b, colour] of [
          [0.24, 0.38, second],
          [0.44, 0.5, accent],
          [0.56, 0.7, second],
        ] as const) {
          sheet.path(
            closed(
              area.line([
                [-0.02, a],
                [0.5, a],
                [1.02, a],
              ]),
              area.line([
                [1.02, b],
                [0.5, b],
                [-0.02, b],
              ]),
            ),
            { fill: colour },
          );
        }
      } else if (traits.is('pattern', 'block'))
        sheet.path(
          closed(
            area.line([
              [-0.02, 0.46],
              [0.5, 0.46],
              [1.02, 0.46],
            ]),
            [
              [900, 120],
              [100, 120],
            ],
          ),
          { fill: second },
        );
      paintRibs(sheet, area, count, main, traits.is('rib', 'cable'));
      shadeRound(sheet, dome, right, left, main, [420, 400]);
    });
    const cuffLow = 742;
    const cr = spline([
      [738, cuffTop],
      [746, (cuffTop + cuffLow) / 2],
      [736, cuffLow],
    ]);
    const top = spline([
      [262, cuffTop],
      [500, cuffTop + 32],
      [738, cuffTop],
    ]);
    const low = spline([
      [264, cuffLow],
      [500, cuffLow + 30],
      [736, cuffLow],
    ]);
    const cuff = closed(top, cr, reverse(low), reverse(mirrored(cr)));
    castShadow(sheet, cuff, 18, 0.34, 0, -4);
    sheet.path(cuff, { fill: traits.is('pattern', 'block') ? main : tone(main, 0.01) });
    sheet.within(cuff, () => {
      paintRibs(sheet, patch(low, top, mirrored(cr).toReversed(), cr.toReversed()), count + 2, main);
      shadeRound(sheet, cuff, cr, mirrored(cr), main, [430, cuffTop + 70]);
      softStroke(sheet, open(low), { colour: '#0b0a12', reach: 26, alpha: 0.34 });
      sheet.group('translate(0 4)', () => sheet.path(open(top), { stroke: contrastOf(main).gleamColour, strokeAlpha: 0.4, width: 6 }));
    });
    paintTag(sheet, spec, angle === 'side' ? 640 : 500, (cuffTop + cuffLow) / 2 + (angle === 'side' ? 10 : 22));
  });
}

function shadeRound(sheet: Sheet, outline: string, right: Line, left: Line, colour: string, glow: Point): void {
  const tones = contrastOf(colour);
  softStroke(sheet, open(right), { colour: tones.shadeColour, reach: 120, alpha: tones.shade * 1.1, steps: 10 });
  softStroke(sheet, open(left), { colour: tones.shadeColour, reach: 80, alpha: tones.shade * 0.8, steps: 9 });
  sheet.path(outline, {
    fill: sheet.radial(glow[0], glow[1], 180, [
      [0, '#ffffff', 0.26],
      [1, '#ffffff', 0],
    ]),
  });
}

function paintTag(sheet: Sheet, spec: ArtSpec, x: number, y: number): void {
  const traits = readTraits(spec);
  const { second, accent } = spec.palette;
  if (traits.is('patch', 'none')) return;
  const wide = traits.is('patch', 'word') ? 150 : 84;
  const d = roundedBox(x - wide / 2, y - 36, wide, 72, 6);
  castShadow(sheet, d, 8, 0.34);
  sheet.path(d, {
    fill: sheet.linear(0, y - 36, 0, y + 36, [
      [0, tone(second, 0.05)],
      [1, tone(second, -0.03)],
    ]),
  });
  const ink = lightness(second) > 0.6 ? '#1d2a26' : '#f3efe8';
  if (traits.is('patch', 'word')) paintWord(sheet, x, y, 116, ink);
  else paintMark(sheet, x, y, 38, { ink, blaze: accent });
  sheet.path(roundedBox(x - wide / 2 + 5, y - 31, wide - 10, 62, 4), { stroke: tone(second, 0.22), strokeAlpha: 0.8, width: 1.6, dash: '6 4' });
}

function paintPompom(sheet: Sheet, dice: Dice, x: number, y: number, r: number, colour: string): void {
  for (const [k, shade, count] of [
    [1, -0.14, 220],
    [0.94, -0.03, 220],
    [0.8, 0.09, 160],
  ] as const) {
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = dice.between(0, Math.PI * 2);
      const reach = r * k * Math.sqrt(dice.share());
      const [px, py] = [x + Math.cos(a) * reach - (1 - k) * 60, y + Math.sin(a) * reach - (1 - k) * 70];
      d += `M${n(px)},${n(py)}q${n(Math.cos(a) * 8)},${n(Math.sin(a) * 8)} ${n(Math.cos(a) * 15 + dice.between(-5, 5))},${n(Math.sin(a) * 15 + dice.between(-5, 5))}`;
    }
    sheet.path(d, { stroke: tone(colour, shade), width: 6, cap: 'round' });
  }
}

function paintBeanieFlat(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const { main } = spec.palette;
  sheet.group('rotate(-14 500 500)', () => {
    const right = spline([
      [500, 232],
      [620, 246],
      [690, 330],
      [702, 480],
      [704, 610],
    ]);
    const left = mirrored(right);
    const foot: Line = spline([
      [296, 610],
      [500, 614],
      [704, 610],
    ]);
    const dome = closed(right, reverse(foot), reverse(left));
    softStroke(
      sheet,
      closed(
        right,
        [
          [706, 760],
          [294, 760],
        ],
        reverse(left),
      ),
      { colour: '#3a2f26', reach: 44, alpha: 0.3, dx: 12, dy: 20, steps: 8 },
    );
    sheet.path(dome, { fill: main });
    const area = patch(
      foot,
      spline([
        [430, 244],
        [500, 232],
        [570, 244],
      ]),
      left.toReversed(),
      right.toReversed(),
    );
    const count = traits.is('rib', 'fine') ? 34 : 20;
    sheet.within(dome, () => {
      paintRibs(sheet, area, count, main, traits.is('rib', 'cable'));
      softStroke(sheet, open(right), { colour: contrastOf(main).shadeColour, reach: 50, alpha: 0.34, steps: 7 });
    });
    const cuff = roundedBox(288, 574, 424, 178, 14);
    castShadow(sheet, cuff, 14, 0.3);
    sheet.path(cuff, { fill: tone(main, 0.015) });
    sheet.within(cuff, () => {
      paintRibs(
        sheet,
        patch(
          spline([
            [288, 752],
            [500, 752],
            [712, 752],
          ]),
          spline([
            [288, 574],
            [500, 574],
            [712, 574],
          ]),
          [
            [288, 752],
            [288, 660],
            [288, 574],
          ],
          [
            [712, 752],
            [712, 660],
            [712, 574],
          ],
        ),
        count + 2,
        main,
      );
      softStroke(sheet, cuff, { colour: contrastOf(main).shadeColour, reach: 22, alpha: 0.4, steps: 5 });
    });
    paintTag(sheet, spec, 500, 664);
  });
}

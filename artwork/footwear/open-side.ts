import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, contrastOf, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { blend, lightness, tone } from '#artwork/pen/colour.ts';
import { at, bezier, between, join, offset, reverse, slice, spline, straight, type Line, type Point } from '#artwork/pen/line.ts';
import { circle, closed, many, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import type { Last } from './last.ts';
import { lastFor } from './lasts.ts';
import { paintSoleUnit, type SoleStyle } from './sole-unit.ts';

/** Sandals: a footbed on a sole, held by webbing. */
export function paintSandal(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const last = lastFor(spec);
  const { main, second, accent, lining } = spec.palette;
  const bed = offset(last.bite, 8, 60);
  const P = (x: number, rise: number): Point => [x, yAt(last.bite, x) - rise];
  const strap = (near: Line, width: number, colour: string, far?: Line) => {
    if (far) {
      const d = open(far);
      sheet.path(d, { stroke: tone(colour, -0.2), width: width * 0.92 });
      sheet.path(d, { stroke: tone(colour, -0.12), width: width * 0.78 });
    }
    paintWebbing(sheet, near, width, colour);
  };
  if (traits.is('straps', 'slide')) {
    const back = spline([P(428, -6), P(452, 84), P(524, 150), P(600, 168)]);
    const front = spline([P(600, 168), P(690, 160), P(752, 110), P(772, 40), P(776, -6)]);
    const d = closed(back, front);
    paintBed(sheet, last, bed, lining);
    sheet.path(d, {
      fill: sheet.linear(460, last.heelY - 150, 600, last.foreY, [
        [0, tone(main, 0.08)],
        [0.5, main],
        [1, tone(main, -0.14)],
      ]),
    });
    sheet.within(d, () => {
      softStroke(sheet, d, { colour: tone(main, -0.4), reach: 40, alpha: 0.3, steps: 7 });
      sheet.path(d, {
        fill: sheet.radial(
          600,
          last.foreY - 130,
          110,
          [
            [0, '#ffffff', 0.4],
            [1, '#ffffff', 0],
          ],
          { sx: 1.2, sy: 0.4 },
        ),
      });
      stitch(sheet, offset(back, -10), main);
      stitch(sheet, offset(front, -10), main);
      sheet.path(open(spline([P(470, 40), P(560, 92), P(660, 92), P(752, 50)])), { stroke: second, width: 30 });
      sheet.path(open(spline([P(474, 24), P(560, 74), P(660, 74), P(756, 34)])), { stroke: accent, width: 5 });
    });
  } else {
    const cross = traits.is('straps', 'cross');
    const far: [Line, number, string][] = cross
      ? [
          [spline([P(690, -4), P(640, 90), P(560, 128)]), 36, second],
          [spline([P(560, -4), P(610, 90), P(700, 116)]), 36, main],
        ]
      : [[spline([P(330, -4), P(350, 96), P(330, 176)]), 26, second]];
    for (const [line, width, colour] of far) {
      sheet.path(open(line), { stroke: tone(colour, -0.22), width });
    }
    paintBed(sheet, last, bed, lining);
    if (cross) {
      strap(spline([P(440, -6), P(500, 84), P(600, 142), P(690, 128)]), 52, main, undefined);
      strap(spline([P(770, -6), P(726, 70), P(650, 132), P(548, 150)]), 52, second, undefined);
      strap(spline([P(236, -6), P(206, 70), P(172, 132)]), 28, second);
      strap(spline([P(118, 112), P(160, 134), P(240, 160), P(340, 172), P(440, 146), P(500, 84)]), 28, main);
    } else {
      const heelCup = closed(spline([P(126, -4), P(116, 60), P(128, 116), P(150, 132)]), spline([P(150, 132), P(210, 112), P(262, 46), P(300, -4)]));
      castShadow(sheet, heelCup, 8, 0.26);
      sheet.path(heelCup, {
        fill: sheet.linear(116, 0, 300, 0, [
          [0, tone(second, -0.1)],
          [0.4, tone(second, 0.04)],
          [1, tone(second, -0.04)],
        ]),
      });
      stitch(sheet, spline([P(132, 110), P(196, 92), P(250, 34), P(280, 2)]), second);
      strap(spline([P(742, -6), P(712, 80), P(640, 122), P(588, 128)]), 46, main, spline([P(600, 122), P(560, 90), P(556, 10)]));
      strap(spline([P(600, 124), P(520, 132), P(470, 150), P(428, 190)]), 34, main);
      strap(spline([P(560, -6), P(520, 60), P(480, 100), P(452, 166)]), 30, second);
      strap(spline([P(140, 112), P(220, 158), P(330, 196), P(446, 206), P(470, 182)]), 36, main);
      strap(spline([P(300, -6), P(330, 76), P(390, 150), P(440, 196)]), 30, second);
      buckle(sheet, P(392, 200), accent, -8);
      buckle(sheet, P(664, 112), accent, 24);
    }
  }
  paintSoleUnit(sheet, last, {
    midsole: traits.word('midsole') as SoleStyle['midsole'],
    foam: spec.palette.sole,
    lower: blend(spec.palette.sole, second, 0.6),
    rubber: lightness(spec.palette.sole) < 0.35 ? tone(spec.palette.sole, -0.08) : '#2b2a2e',
    accent,
    lugs: traits.is('straps', 'trek') ? 9 : 3,
  });
}

function yAt(line: Line, x: number): number {
  const i = line.findIndex(([px]) => px >= x);
  return i <= 0 ? line[i === 0 ? 0 : line.length - 1]![1] : line[i]![1];
}

/** The footbed, seen a little from above. */
function paintBed(sheet: Sheet, last: Last, bed: Line, colour: string): void {
  const far = offset(bed, (s) => 14 + 10 * Math.sin(s * Math.PI), 60);
  const d = closed(bed, reverse(far));
  sheet.path(d, {
    fill: sheet.linear(0, last.heelY - 40, 0, last.foreY + 10, [
      [0, tone(colour, 0.04)],
      [1, tone(colour, -0.14)],
    ]),
  });
  sheet.path(closed(offset(last.bite, 10, 60), reverse(last.bite)), { fill: tone(colour, -0.06) });
  sheet.path(open(far), { stroke: tone(colour, 0.14), strokeAlpha: 0.8, width: 2 });
}

/** A woven strap along a line: edges, ribs, a crest of light. */
function paintWebbing(sheet: Sheet, line: Line, width: number, colour: string): void {
  const d = open(line);
  castShadow(sheet, d, width * 0.58, 0.14, 2, 4);
  sheet.path(d, { stroke: tone(colour, -0.18), width: width + 2, join: 'round' });
  sheet.path(d, { stroke: colour, width: width - 2, join: 'round' });
  const tones = contrastOf(colour);
  sheet.path(d, { stroke: tones.shadeColour, strokeAlpha: 0.28, width: width - 4, dash: '2 3' });
  sheet.path(open(offset(line, width * 0.2)), { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.5, width: width * 0.3, cap: 'round' });
  stitch(sheet, offset(line, width * 0.36), colour, 1.8, 6);
  stitch(sheet, offset(line, -width * 0.36), colour, 1.8, 6);
}

function buckle(sheet: Sheet, [x, y]: Point, colour: string, turn: number): void {
  sheet.group(`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`, () => {
    const d = roundedBox(-24, -22, 48, 44, 9);
    castShadow(sheet, d, 7, 0.35);
    sheet.path(d, {
      fill: sheet.linear(-20, -20, 20, 22, [
        [0, '#4a4c50'],
        [1, '#1f2024'],
      ]),
    });
    sheet.path(roundedBox(-16, -14, 32, 28, 5), { fill: '#141518' });
    sheet.path(roundedBox(-16, -5, 32, 10, 3), { fill: colour });
    sheet.path(roundedBox(-22, -20, 44, 6, 3), { fill: '#ffffff', alpha: 0.22 });
  });
}

/** Clogs: a closed front on a footbed, open at the heel. */
export function paintClog(sheet: Sheet, spec: ArtSpec): void {
  const traits = readTraits(spec);
  const last = lastFor(spec);
  const { main, second, accent, sole, lining } = spec.palette;
  const P = (x: number, rise: number): Point => [x, yAt(last.bite, x) - rise];
  const back = spline([P(352, -4), P(372, 70), P(420, 142), P(486, 186), P(520, 190)]);
  const top = spline([
    [...P(520, 190)],
    [600, last.foreY - 152],
    [700, last.foreY - 122],
    [790, last.foreY - 98],
    [856, last.foreY - 76],
    [894, last.foreY - 40],
    [903, last.bite.at(-1)![1]],
  ]);
  const foot = reverse(last.bite.filter(([x]) => x >= 352));
  const d = closed(back, top, foot);
  const farBack = spline([P(520, 190), P(470, 196), P(404, 150), P(392, 100)]);
  const bed = offset(last.bite, 8, 60);
  paintBed(sheet, last, bed, lining);
  sheet.path(closed(farBack, reverse(back)), { fill: tone(lining, -0.14) });
  sheet.within(closed(farBack, reverse(back)), () => softStroke(sheet, open(back), { colour: '#0a0812', reach: 30, alpha: 0.5 }));
  sheet.path(d, {
    fill: sheet.linear(500, last.foreY - 190, 560, last.foreY + 10, [
      [0, tone(main, 0.07)],
      [0.5, main],
      [1, tone(main, -0.12)],
    ]),
  });
  const dice = createDice(spec.seed, 'clog');
  sheet.within(d, () => {
    let nap = '';
    for (let i = 0; i < 500; i++)
      nap += `M${dice.between(350, 905).toFixed(0)},${dice.between(last.foreY - 200, last.foreY + 10).toFixed(0)}l${dice.between(-5, 5).toFixed(1)},${dice.between(1, 6).toFixed(1)}`;
    const wool = traits.is('material', 'wool');
    if (!traits.is('material', 'leather'))
      sheet.path(nap, { stroke: tone(main, -0.2), strokeAlpha: wool ? 0.32 : 0.18, width: wool ? 2.4 : 1.5, cap: 'round' });
    softStroke(sheet, open(last.bite), { colour: tone(main, -0.5), reach: 60, alpha: 0.36, steps: 8 });
    softStroke(sheet, open(slice(top, 0.6, 1)), { colour: tone(main, -0.5), reach: 40, alpha: 0.26, steps: 7 });
    const gloss = traits.is('material', 'leather') ? 0.5 : 0.28;
    sheet.path(d, {
      fill: sheet.radial(
        740,
        last.foreY - 84,
        130,
        [
          [0, '#ffffff', gloss],
          [1, '#ffffff', 0],
        ],
        { sx: 1.3, sy: 0.34, turn: 14 },
      ),
    });
    stitch(sheet, offset(back, -12), main);
    const seamLine = spline([P(512, -4), P(536, 80), P(590, 148)]);
    seam(sheet, seamLine, main, 2);
    stitch(sheet, offset(seamLine, 8), main);
  });
  if (!traits.is('strap', 'none')) {
    const band = traits.is('strap', 'buckle')
      ? spline([P(470, 20), P(510, 110), P(566, 168)])
      : spline([P(440, 100), P(330, 120), P(200, 116), P(134, 78), P(150, 60)]);
    paintWebbing(sheet, band, traits.is('strap', 'buckle') ? 44 : 28, second);
    if (traits.is('strap', 'buckle')) buckle(sheet, at(band, 0.5), accent, -56);
    else sheet.path(circle(...P(440, 100), 13), { fill: accent });
  }
  if (traits.is('sole', 'cork')) paintCork(sheet, last, spec);
  else paintSoleUnit(sheet, last, { midsole: 'ribbed', foam: sole, lower: sole, rubber: tone(sole, -0.1), accent, lugs: 3 });
}

function paintCork(sheet: Sheet, last: Last, spec: ArtSpec): void {
  const cork = '#c39a68';
  const bottom = spline(last.ground.filter((_, i) => i % 9 === 0));
  const heelSide = bezier(last.bite[0]!, [112, last.heelY + 10], [112, 680], bottom[0]!);
  const toe = last.bite.at(-1)!;
  const toeSide = spline([toe, [toe[0] + 12, toe[1] + 18], bottom.at(-1)!]);
  const d = closed(last.bite, toeSide, reverse(bottom), reverse(heelSide));
  sheet.path(d, {
    fill: sheet.linear(0, last.heelY, 0, 700, [
      [0, tone(cork, 0.06)],
      [1, tone(cork, -0.1)],
    ]),
  });
  const dice = createDice(spec.seed, 'cork');
  sheet.within(d, () => {
    let dark = '';
    let light = '';
    for (let i = 0; i < 620; i++) {
      const speck = circle(dice.between(104, 912), dice.between(last.heelY - 20, 702), dice.between(0.8, 3.2));
      if (i % 3) dark += speck;
      else light += speck;
    }
    sheet.path(dark, { fill: '#6b4526', alpha: 0.4 });
    sheet.path(light, { fill: '#f0d9b4', alpha: 0.5 });
    const tread = closed(offset(bottom, 15, 60), reverse(bottom));
    sheet.path(tread, { fill: spec.palette.sole });
    const cuts: Line[] = [];
    for (let i = 1; i < 50; i++) {
      const [x, y] = at(bottom, i / 50);
      cuts.push(straight([x, y - 11], [x + 4, y + 2]));
    }
    sheet.path(many(cuts), { stroke: '#000000', strokeAlpha: 0.3, width: 2 });
    sheet.path(open(offset(bottom, 15, 60)), { stroke: '#3c2614', strokeAlpha: 0.5, width: 2 });
    softStroke(sheet, open(last.bite), { colour: '#3c2614', reach: 16, alpha: 0.36, dy: 3 });
  });
  sheet.path(open(between(last.bite, join(last.bite), 0)), { stroke: tone(cork, 0.14), width: 3 });
}

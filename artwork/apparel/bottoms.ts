import type { ArtSpec } from '#artwork/traits/art.ts';
import { swell } from '#artwork/materials/folds.ts';
import { contrastOf, softStroke } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { mirrored, type Point, reverse, spline } from '#artwork/pen/line.ts';
import { closed, open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { readTraits, type Traits } from '#artwork/traits/traits.ts';
import { paintLegFolds, paintTightFolds } from './leg-folds.ts';
import { paintCamo, paintHems, paintPanels } from './leg-panels.ts';
import { paintFrontPocket, paintSeatPocket } from './leg-pockets.ts';
import { bothLegs, legOutline, type Legs, legsFor } from './legs.ts';
import { paintMark } from './logo.ts';
import { axis } from './torso.ts';
import { paintRise, paintWaistband } from './waistband.ts';
import { type CloseUp, paintWeave } from './weave.ts';

/** Shorts, trousers and leggings from the front or the back. */
export function paintBottom(sheet: Sheet, spec: ArtSpec, view: 'front' | 'back', closeUp?: CloseUp): void {
  const traits = readTraits(spec);
  const legs = legsFor(spec);
  const { main, lining } = spec.palette;
  if (view === 'front') {
    // The back of the waistband, seen over the front one.
    const rise = spec.kind === 'leggings' ? 10 : 16;
    const back = spline([legs.waist[0]!, [axis, legs.waistY - rise], legs.waist.at(-1)!]);
    const d = closed(back, reverse(legs.waist));
    sheet.path(d, {
      fill: sheet.linear(0, legs.waistY - rise, 0, legs.waistY + 14, [
        [0, tone(lining, -0.02)],
        [1, tone(lining, -0.22)],
      ]),
    });
    sheet.path(open(back), { stroke: tone(main, 0.08), width: 3 });
    sheet.path(roundedBox(axis - 13, legs.waistY - 4, 26, 12, 2), { fill: '#f4f1ea' });
  }
  for (const flip of [true, false]) {
    const paint = () => paintLeg(sheet, spec, legs, traits, view, flip, closeUp);
    if (flip) sheet.group('translate(1000 0) scale(-1 1)', paint);
    else paint();
  }
  paintRise(sheet, legs, main, view, spec);
  paintWaistband(sheet, spec, legs, traits, view);
  paintLogo(sheet, spec, legs, traits, view);
}

/** The shadow of the whole garment on the wall behind. */
export function bottomShadow(spec: ArtSpec): string {
  return bothLegs(legsFor(spec))
    .map((lines) => closed(...lines))
    .join('');
}

function paintLeg(
  sheet: Sheet,
  spec: ArtSpec,
  legs: Legs,
  traits: Traits,
  view: 'front' | 'back',
  flip: boolean,
  closeUp: CloseUp | undefined,
): void {
  const { main, second, accent } = spec.palette;
  const colour = traits.is('pattern', 'split') && flip ? second : main;
  const d = closed(...legOutline(legs));
  const tones = contrastOf(colour);
  const dice = createDice(spec.seed, flip ? 'left leg' : 'right leg');
  const tight = spec.kind === 'leggings';
  sheet.path(d, {
    fill: sheet.linear(axis - 10, legs.waistY, axis + 190, legs.hemY, [
      [0, tone(colour, 0.04)],
      [0.5, colour],
      [1, tone(colour, -0.06)],
    ]),
  });
  sheet.within(d, () => {
    if (closeUp) paintWeave(sheet, closeUp, colour, tight ? 'jersey' : 'twill');
    if (traits.is('pattern', 'print')) paintCamo(sheet, legs, dice, second, accent);
    paintPanels(sheet, spec, legs, traits);
    // Each leg is a column: light a third of the way in, dark at both seams.
    const middle = (up: number) => legs.leg.point(0.4, up);
    swell(sheet, [middle(0.98), middle(0.5), middle(0.03)], tight ? 46 : 58, '#ffffff', lightness(colour) > 0.8 ? 0.3 : 0.15);
    softStroke(sheet, open(legs.outer), { colour: tones.shadeColour, reach: tight ? 54 : 46, alpha: tones.shade * 0.9, steps: 8 });
    softStroke(sheet, open(legs.inner), { colour: tones.shadeColour, reach: tight ? 50 : 58, alpha: tones.shade * (flip ? 0.6 : 1), steps: 8 });
    softStroke(sheet, open(legs.front), { colour: tones.shadeColour, reach: 30, alpha: tones.shade * 0.5, steps: 6 });
    if (!tight) paintLegFolds(sheet, spec, legs, colour, dice);
    else paintTightFolds(sheet, legs, colour);
    softStroke(sheet, open(legs.hem), { colour: tones.shadeColour, reach: 22, alpha: tones.shade * 0.5, steps: 5 });
    paintHems(sheet, spec, legs, traits, colour);
    if (view === 'front') paintFrontPocket(sheet, spec, legs, traits, colour);
    else paintSeatPocket(sheet, spec, legs, colour);
  });
  sheet.path(d, { stroke: tone(colour, -0.3), strokeAlpha: 0.4, width: 1.5 });
}

function paintLogo(sheet: Sheet, spec: ArtSpec, legs: Legs, traits: Traits, view: 'front' | 'back'): void {
  const { main, accent } = spec.palette;
  const ink = { ink: lightness(main) > 0.6 ? '#1d2a26' : '#f3efe8', blaze: accent };
  if (view === 'back') return paintMark(sheet, axis + 74, legs.waistY + legs.bandHeight * 0.56 + 8, 16, ink);
  const [x, y] = traits.is('logo', 'hip')
    ? legs.leg.point(0.36, spec.kind === 'shorts' ? 0.62 : 0.79)
    : legs.leg.point(0.76, spec.kind === 'shorts' ? 0.11 : 0.1);
  const k = traits.is('logo', 'hip') ? mirrored([[x, y]], axis)[0]! : ([x, y] as Point);
  paintMark(sheet, k[0], k[1], 22, ink);
}

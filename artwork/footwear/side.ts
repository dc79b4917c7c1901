import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow, seam, stitch } from '#artwork/materials/shading.ts';
import { blend, tone } from '#artwork/pen/colour.ts';
import { join, offset, reverse, slice } from '#artwork/pen/line.ts';
import { closed, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { paintCollarRoll, paintInside, paintPullLoop, paintTongue } from './collar.ts';
import { paintFormLight } from './form-light.ts';
import { eyestay, paintBow, paintLacing } from './laces.ts';
import { detailsFor } from './details.ts';
import { upperOutline, type Last } from './last.ts';
import { isBoot, lastFor } from './lasts.ts';
import { paintClog, paintSandal } from './open-side.ts';
import { paintOverlays } from './overlays.ts';
import { paintElastic, paintMocToe, paintWelt } from './dress-parts.ts';
import { paintCupSole, paintHeeledSole } from './flat-sole.ts';
import { paintSoleUnit, type SoleStyle } from './sole-unit.ts';
import { paintStraps, paintCuff } from './winter-parts.ts';
import { paintFabric } from './upper-fabric.ts';

/** A shoe from the side, toe to the right, standing on `ground`. */
export function paintShoeSide(sheet: Sheet, spec: ArtSpec): void {
  if (spec.kind === 'sandal') return paintSandal(sheet, spec);
  if (spec.kind === 'clog') return paintClog(sheet, spec);
  const traits = readTraits(spec);
  const last = lastFor(spec);
  const { main, second, accent, lace, lining } = spec.palette;
  const outline = closed(...upperOutline(last));
  const material = traits.word('material');
  const details = detailsFor(spec);
  const laced = !['slip-on', 'loafer', 'chelsea-boot'].includes(spec.kind);

  if (spec.kind === 'chelsea-boot') paintPullLoop(sheet, last, second, 34);
  paintInside(sheet, last, lining);
  if (spec.kind === 'slip-on' || spec.kind === 'loafer') paintTongue(sheet, last, spec.kind === 'loafer' ? main : blend(main, lining, 0.3), accent);
  if (laced)
    paintTongue(
      sheet,
      last,
      spec.kind === 'high-top' || spec.kind === 'court-sneaker' ? main : blend(main, lining, 0.25),
      accent,
      traits.is('logo', 'tongue'),
    );
  if (spec.kind === 'hiking-boot' || (details.hasLoop && ['trail-runner', 'hiking-shoe', 'winter-boot', 'road-runner'].includes(spec.kind))) {
    paintPullLoop(sheet, last, accent, spec.kind === 'hiking-boot' ? 30 : 22);
  }

  paintUpper(sheet, last, outline, main, material, spec.seed);
  if (spec.kind === 'chelsea-boot') paintElastic(sheet, spec, last, outline);
  else if (spec.kind === 'loafer') paintMocToe(sheet, spec, last, outline);
  else paintOverlays(sheet, spec, last);

  if (laced && !strapped(spec)) paintEyestay(sheet, last, spec, details.eyestay);
  paintFormLight(sheet, last, outline, main, glossOf(spec, material));
  sheet.path(open(last.throat), { stroke: tone(laced ? details.eyestay : main, -0.22), strokeAlpha: 0.7, width: 2 });

  if (spec.kind === 'winter-boot') paintCuff(sheet, spec, last);
  else if (spec.kind === 'chelsea-boot' || spec.kind === 'loafer' || spec.kind === 'high-top') seam(sheet, offset(last.collar, -4), main, 2);
  else paintCollarRoll(sheet, last, details.collar, spec.kind === 'hiking-boot' ? 27 : 19);

  if (strapped(spec)) paintStraps(sheet, spec, last);
  else if (laced) {
    paintLacing(
      sheet,
      last.throat,
      { lace, eyelet: isBoot(spec) && spec.kind !== 'high-top' ? '#9b9a96' : details.eyestay },
      isBoot(spec) ? details.laces + 2 : details.laces,
      13,
    );
    if (details.isTied) paintBow(sheet, [last.shape.throatTop + 10, last.heelY - last.shape.instep - (isBoot(spec) ? -6 : 12)], lace, 70, 10.5);
  }
  paintSole(sheet, spec, last);
}

function strapped(spec: ArtSpec): boolean {
  return spec.kind === 'kids-runner' && readTraits(spec).is('closure', 'strap');
}

function glossOf(spec: ArtSpec, material: string): number {
  if (material === 'leather') return spec.kind === 'chelsea-boot' || spec.kind === 'loafer' ? 0.95 : 0.6;
  return material === 'suede' || material === 'wool' ? 0.05 : 0.3;
}

function paintUpper(sheet: Sheet, last: Last, outline: string, main: string, material: string, seed: number): void {
  const topY = Math.min(...last.collar.map(([, y]) => y));
  sheet.path(outline, {
    fill: sheet.linear(360, topY - 10, 440, last.foreY + 20, [
      [0, tone(main, 0.07)],
      [0.45, main],
      [1, tone(main, -0.1)],
    ]),
  });
  sheet.within(outline, () => paintFabric(sheet, last.upper, material, main, createDice(seed, 'fabric')));
}

function paintEyestay(sheet: Sheet, last: Last, spec: ArtSpec, colour: string): void {
  const stay = eyestay(join(last.throat, slice(last.vamp, 0, 0.14)), spec.kind === 'court-sneaker' ? 54 : isBoot(spec) ? 48 : 42);
  sheet.within(closed(...upperOutline(last)), () => {
    castShadow(sheet, open(stay.inner), 9, 0.3);
    sheet.path(closed(stay.outer, reverse(stay.inner)), {
      fill: sheet.linear(430, last.heelY - last.shape.instep, 470, last.heelY - 40, [
        [0, tone(colour, 0.07)],
        [1, tone(colour, -0.05)],
      ]),
    });
    stitch(sheet, offset(stay.inner, 7), colour);
    if (spec.kind === 'court-sneaker' || isBoot(spec)) stitch(sheet, offset(stay.inner, 14), colour);
  });
}

function paintSole(sheet: Sheet, spec: ArtSpec, last: Last): void {
  const traits = readTraits(spec);
  const { second, accent, sole } = spec.palette;
  const { rubber, hasFlash } = detailsFor(spec);
  if (spec.kind === 'court-sneaker' || spec.kind === 'high-top') {
    return paintCupSole(sheet, last, {
      foam: sole,
      rubber,
      stripe: traits.is('overlay', 'bands', 'blaze') ? accent : undefined,
    });
  }
  if (spec.kind === 'loafer' || spec.kind === 'chelsea-boot') {
    paintWelt(sheet, last, sole, traits.is('welt', 'stitched') || spec.kind === 'loafer');
    return paintHeeledSole(sheet, last, sole, traits.is('sole', 'lug'));
  }
  const rugged = ['trail-runner', 'hiking-boot', 'hiking-shoe', 'winter-boot'].includes(spec.kind);
  paintSoleUnit(sheet, last, {
    midsole: traits.word('midsole') as SoleStyle['midsole'],
    foam: sole,
    lower: blend(sole, second, 0.6),
    rubber,
    accent: hasFlash ? accent : rubber,
    lugs: rugged ? 8 + traits.ratio('lugs') * 7 + (isBoot(spec) ? 2 : 0) : 3,
  });
}

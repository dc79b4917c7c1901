import type { ArtSpec } from '#artwork/traits/art.ts';
import { castShadow } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Traits } from '#artwork/traits/traits.ts';
import { panelColours } from './colours.ts';
import { paintSnaps, paintZip } from './fastenings.ts';
import { paintMark } from './logo.ts';
import { paintDrawcords, paintHood, paintPlacket, paintPoloCollar, paintRibNeck, paintStandCollar } from './neck.ts';
import { paintPockets } from './pockets.ts';
import { paintPrint } from './prints.ts';
import { hasHood } from './top-traits.ts';
import { axis, type Torso } from './torso.ts';
import { paintWaist } from './waist.ts';

export function paintFront(sheet: Sheet, spec: ArtSpec, torso: Torso, traits: Traits): void {
  const { main, second, accent, lace, lining } = spec.palette;
  const { neckY, neckDrop, hemY } = torso.cut;
  const colours = panelColours(spec);
  // Plackets, zips and drawcords push the print down; a polo collar or a chest pocket leaves no room for one.
  const printY = neckY + neckDrop + (traits.is('neck', 'henley', 'quarter-zip') ? 250 : spec.kind === 'hoodie' ? 190 : 150);
  const ink = {
    first: lightness(main) > 0.6 ? tone(second, -0.05) : lightness(second) - lightness(main) > 0.25 ? second : '#f3efe8',
    second: accent,
  };
  const neck = traits.word('neck');
  const print = traits.is('neck', 'polo') || traits.is('pocket', 'chest') ? 'none' : traits.word('print');
  const knit = spec.kind === 'tee' || spec.kind === 'long-sleeve' || spec.kind === 'dress';

  if (print && print !== 'none' && !(spec.kind === 'hoodie' && traits.is('zip', 'full'))) {
    paintPrint(sheet, print, axis, printY, spec.kind === 'hoodie' ? 150 : 170, ink, spec.seed);
  }
  if (knit) {
    if (neck === 'polo') {
      paintPlacket(sheet, torso, main, lace);
      paintPoloCollar(sheet, torso, colours.trim);
    } else if (neck === 'mock' || neck === 'quarter-zip') {
      paintStandCollar(sheet, torso, colours.trim, lining, 42, neck === 'quarter-zip' ? 26 : 0);
      if (neck === 'quarter-zip') paintZip(sheet, neckY + neckDrop + 36, neckY + neckDrop + 150, lace, accent);
    } else {
      if (neck === 'henley') paintPlacket(sheet, torso, main, lace);
      paintRibNeck(sheet, torso, colours.trim);
    }
  } else if (hasHood(spec, traits)) {
    paintHood(sheet, torso, colours.yoke ?? main, lining);
    if (spec.kind === 'hoodie') paintDrawcords(sheet, torso, lace, '#c9c6c0');
  } else {
    paintStandCollar(sheet, torso, colours.yoke ?? main, lining, 58, 0);
  }
  const zipTop = hasHood(spec, traits) ? neckY + neckDrop + 12 : neckY - 30;
  const zipColour = traits.is('zip', 'contrast') ? accent : lace;
  if (traits.is('zip', 'full', 'contrast', 'tonal') || spec.kind === 'vest') paintZip(sheet, zipTop, hemY + 2, zipColour, accent);
  if (traits.is('zip', 'half')) paintZip(sheet, zipTop, neckY + 250, lace, accent);
  if (traits.is('zip', 'snap')) paintSnaps(sheet, torso, second, lace);
  paintPockets(sheet, spec, torso, traits);
  if (spec.kind === 'dress') paintWaist(sheet, spec, torso, traits);
  const logoInk = { ink: ink.first, blaze: accent };
  if (print === 'none' || !print) {
    if (traits.is('logo', 'chest')) {
      const pocketed = spec.kind === 'tee' && traits.is('pocket', 'chest');
      if (spec.kind !== 'fleece' || !traits.is('pocket', 'chest', 'both')) paintMark(sheet, axis + 90, neckY + (pocketed ? 206 : 146), 26, logoInk);
      else paintMark(sheet, axis - 90, neckY + 150, 26, logoInk);
    } else if (traits.is('logo', 'hem')) paintHemTag(sheet, torso, second, accent);
    else if (torso.sleeve) {
      const p = torso.sleeve.area.point(0.55, torso.cut.sleeve < 0.5 ? 0.45 : 0.76);
      paintMark(sheet, p[0], p[1], 22, logoInk);
    }
  } else paintHemTag(sheet, torso, second, accent);
}

function paintHemTag(sheet: Sheet, torso: Torso, cloth: string, accent: string): void {
  const [x, y] = [axis + torso.cut.hem * 0.62, torso.cut.hemY - 34];
  const d = roundedBox(x, y - 16, 28, 32, 2);
  castShadow(sheet, d, 4, 0.24);
  sheet.path(d, { fill: tone(cloth, 0.03) });
  paintMark(sheet, x + 14, y, 12, { ink: lightness(cloth) > 0.6 ? '#1d2a26' : '#f3efe8', blaze: accent });
}

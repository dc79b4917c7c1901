import type { ArtSpec } from '#artwork/traits/art.ts';
import { tone } from '#artwork/pen/colour.ts';
import { mirrored } from '#artwork/pen/line.ts';
import { closed } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { paintBody } from './body.ts';
import { panelColours } from './colours.ts';
import { torsoCutFor } from './cuts.ts';
import { paintNeckInside } from './neck.ts';
import { paintSleeve } from './sleeve.ts';
import { paintBack } from './top-back.ts';
import { paintFront } from './top-front.ts';
import { hasHood } from './top-traits.ts';
import { bodyOutline, cutTorso, sleeveOutline } from './torso.ts';
import type { CloseUp } from './weave.ts';

/** Upper garments from the front or the back, as if worn by nobody. */
export function paintTop(sheet: Sheet, spec: ArtSpec, view: 'front' | 'back', closeUp?: CloseUp): void {
  const traits = readTraits(spec);
  const torso = cutTorso(torsoCutFor(spec));
  const colours = panelColours(spec);
  const outline = closed(...bodyOutline(torso));
  const front = view === 'front';

  if (front && !hasHood(spec, traits)) paintNeckInside(sheet, torso, spec.palette.lining, spec.palette.accent);
  if (torso.sleeve) {
    paintSleeve(sheet, spec, torso, colours.sleeve, closeUp);
    sheet.group('translate(1000 0) scale(-1 1)', () => paintSleeve(sheet, spec, torso, colours.sleeve, closeUp));
  }
  paintBody(sheet, spec, torso, outline, closeUp);
  sheet.path(outline, { stroke: tone(colours.body, -0.3), strokeAlpha: 0.35, width: 1.4 });
  if (front) {
    paintFront(sheet, spec, torso, traits);
  } else {
    paintBack(sheet, spec, torso, traits);
  }
}

/** The outline that the whole garment throws its shadow from. */
export function topShadow(spec: ArtSpec): string {
  const torso = cutTorso(torsoCutFor(spec));
  const shapes = [closed(...bodyOutline(torso))];
  if (torso.sleeve) {
    const arm = sleeveOutline(torso);
    shapes.push(closed(...arm), closed(...arm.map((line) => mirrored(line))));
  }
  return shapes.join('');
}

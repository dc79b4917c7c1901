import type { ArtSpec } from '#artwork/traits/art.ts';
import { tone } from '#artwork/pen/colour.ts';

import { closed } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { planFor } from './plan.ts';
import { paintLacesTop, paintStrapsTop } from './top-closure.ts';
import { paintClogTop, paintSandalTop } from './top-open-shoes.ts';
import { paintOpening, paintTongueTop } from './top-opening.ts';
import { paintUpperTop } from './top-upper.ts';

/** One shoe from above, around (0, 0), toe up; `side` is -1 where the whole is mirrored, so that words still read. */
export function paintShoeTop(sheet: Sheet, spec: ArtSpec, side: 1 | -1): void {
  const plan = planFor(spec);
  const { sole } = spec.palette;
  const rim = closed(plan.rim);
  sheet.path(rim, {
    fill: sheet.linear(-130, 0, 140, 0, [
      [0, tone(sole, -0.02)],
      [0.5, tone(sole, 0.04)],
      [1, tone(sole, -0.14)],
    ]),
  });
  sheet.path(rim, { stroke: tone(sole, -0.3), strokeAlpha: 0.5, width: 1.6 });
  if (spec.kind === 'sandal') return paintSandalTop(sheet, spec, plan, side);
  paintUpperTop(sheet, spec, plan);
  if (spec.kind === 'clog') return paintClogTop(sheet, spec, plan, side);
  paintOpening(sheet, spec, plan, side);
  if (spec.kind === 'slip-on' || spec.kind === 'loafer' || spec.kind === 'chelsea-boot') return;
  paintTongueTop(sheet, spec, plan);
  if (spec.kind === 'kids-runner' && readTraits(spec).is('closure', 'strap')) paintStrapsTop(sheet, spec);
  else paintLacesTop(sheet, spec, plan);
}

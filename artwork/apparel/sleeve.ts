import type { ArtSpec } from '#artwork/traits/art.ts';
import { fold, ribLines, swell } from '#artwork/materials/folds.ts';
import { contrastOf, seam, softStroke, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { reverse } from '#artwork/pen/line.ts';
import { closed, many, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { paintBaffles, paintCloth } from './cloth.ts';
import { isQuilted } from './top-traits.ts';
import { sleeveOutline, type Torso } from './torso.ts';
import type { CloseUp } from './weave.ts';

export function paintSleeve(sheet: Sheet, spec: ArtSpec, torso: Torso, colour: string, closeUp: CloseUp | undefined): void {
  const { outer, inner, cuff, area } = torso.sleeve!;
  const d = closed(...sleeveOutline(torso));
  const [top, low] = [outer[0]!, outer.at(-1)!];
  sheet.path(d, {
    fill: sheet.linear(top[0] - 60, top[1], low[0] + 20, low[1], [
      [0, tone(colour, 0.03)],
      [0.5, colour],
      [1, tone(colour, -0.06)],
    ]),
  });
  sheet.within(d, () => {
    paintCloth(sheet, spec, area, colour, closeUp);
    const tones = contrastOf(colour);
    softStroke(sheet, open(inner), { colour: tones.shadeColour, reach: 40, alpha: tones.shade * 0.9, steps: 7 });
    softStroke(sheet, open(outer), { colour: tones.shadeColour, reach: 18, alpha: tones.shade * 0.6, steps: 5 });
    softStroke(sheet, open(torso.armhole), { colour: tones.shadeColour, reach: 22, alpha: tones.shade * 0.8, dx: 4, steps: 5 });
    swell(
      sheet,
      [
        [0.62, 0.94],
        [0.62, 0.5],
        [0.6, 0.1],
      ].map(([a, b]) => area.point(a!, b!)),
      26,
      tones.gleamColour,
      tones.gleam * 0.5,
    );
    if (isQuilted(spec, readTraits(spec))) paintBaffles(sheet, area, colour, 10);
    else if (torso.cut.sleeve >= 0.9) {
      for (const [a, b, e, f, w] of [
        [0.06, 0.58, 0.62, 0.5, 9],
        [0.02, 0.48, 0.5, 0.43, 8],
        [0.96, 0.53, 0.5, 0.47, 7],
        [0.08, 0.86, 0.56, 0.7, 10],
        [0.04, 0.14, 0.6, 0.2, 8],
        [0.95, 0.2, 0.5, 0.12, 7],
      ] as const) {
        fold(sheet, [area.point(a, b), area.point((a + e) / 2, (b + f) / 2 + 0.015), area.point(e, f)], w, colour, 1.1);
      }
    } else {
      fold(sheet, [area.point(0.05, 0.6), area.point(0.35, 0.52), area.point(0.7, 0.3)], 9, colour);
      fold(sheet, [area.point(0.9, 0.86), area.point(0.7, 0.5), area.point(0.62, 0.12)], 8, colour, 0.8);
    }
    paintCuff(sheet, spec, torso, colour, { outer, inner, cuff, area });
  });
  sheet.path(d, { stroke: tone(colour, -0.3), strokeAlpha: 0.35, width: 1.4 });
}

function paintCuff(sheet: Sheet, spec: ArtSpec, torso: Torso, colour: string, { area }: NonNullable<Torso['sleeve']>): void {
  const long = torso.cut.sleeve >= 0.9;
  if (spec.kind === 'tee' || spec.kind === 'dress') {
    for (const up of [0.1, 0.145])
      stitch(
        sheet,
        area.line([
          [0, up],
          [0.5, up],
          [1, up],
        ]),
        colour,
        1.5,
        5,
      );
    return;
  }
  if (!long) return;
  const rib = spec.kind === 'hoodie' || spec.kind === 'fleece' || spec.kind === 'long-sleeve';
  const height = spec.kind === 'long-sleeve' ? 0.055 : rib ? 0.1 : 0.075;
  const edge = area.line([
    [-0.02, height],
    [0.5, height],
    [1.02, height],
  ]);
  const foot = area.line([
    [-0.02, -0.01],
    [0.5, -0.01],
    [1.02, -0.01],
  ]);
  const trim =
    spec.kind === 'shell-jacket' || spec.kind === 'down-jacket' ? spec.palette.second : spec.kind === 'fleece' ? spec.palette.sole : colour;
  const d = closed(edge, reverse(foot));
  sheet.path(d, { fill: tone(trim, -0.02) });
  if (rib) sheet.path(many(ribLines(edge, foot, 22)), { stroke: tone(trim, -0.22), strokeAlpha: 0.5, width: 2 });
  seam(sheet, edge, trim, 2);
  softStroke(sheet, open(edge), { colour: '#0b0a12', reach: 10, alpha: 0.22, dy: -3, steps: 4 });
}

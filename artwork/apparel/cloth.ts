import type { ArtSpec } from '#artwork/traits/art.ts';
import { contrastOf, softStroke } from '#artwork/materials/shading.ts';
import { lightness } from '#artwork/pen/colour.ts';
import { at, type Line, type Patch } from '#artwork/pen/line.ts';
import { many, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { readTraits } from '#artwork/traits/traits.ts';
import { type CloseUp, paintWeave } from './weave.ts';

/** The weave, fine enough to vanish at a distance. */
export function paintCloth(sheet: Sheet, spec: ArtSpec, area: Patch, colour: string, closeUp: CloseUp | undefined): void {
  const traits = readTraits(spec);
  const tones = contrastOf(colour);
  const dice = createDice(spec.seed, 'cloth');
  const knit = spec.kind === 'tee' || spec.kind === 'long-sleeve' || spec.kind === 'hoodie' || spec.kind === 'dress';
  if (closeUp && spec.kind !== 'fleece') paintWeave(sheet, closeUp, colour, knit ? 'jersey' : 'rip');
  const pile = spec.kind === 'fleece' ? traits.word('pile') : '';
  if (pile === 'sherpa') {
    let dark = '';
    let light = '';
    for (let i = 0; i < 900; i++) {
      const [x, y] = area.point(dice.share(), dice.share());
      const r = dice.between(3, 7);
      const arc = `M${x.toFixed(0)},${y.toFixed(0)}q${r.toFixed(1)},${(-r).toFixed(1)} ${(r * 1.5).toFixed(1)},${(r * 0.3).toFixed(1)}`;
      if (i % 2) dark += arc;
      else light += arc;
    }
    sheet.path(dark, { stroke: tones.shadeColour, strokeAlpha: 0.3, width: 2.4, cap: 'round' });
    sheet.path(light, { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.8, width: 2.4, cap: 'round' });
    return;
  }
  if (pile === 'grid') {
    const lines: Line[] = [];
    for (let i = 1; i < 34; i++)
      lines.push(
        area.line([
          [0, i / 34],
          [0.5, i / 34],
          [1, i / 34],
        ]),
      );
    sheet.path(many(lines), { stroke: tones.shadeColour, strokeAlpha: 0.34, width: 8, dash: '8 5' });
    return;
  }
  if (traits.is('pattern', 'melange')) {
    let d = '';
    for (let i = 0; i < 700; i++) {
      const [x, y] = area.point(dice.share(), dice.share());
      d += `M${x.toFixed(0)},${y.toFixed(0)}h${dice.between(4, 16).toFixed(0)}`;
    }
    sheet.path(d, { stroke: lightness(colour) > 0.6 ? tones.shadeColour : tones.gleamColour, strokeAlpha: 0.2, width: 1.6, cap: 'round' });
  }
}

/** Down chambers: each one swells between two seams. */
export function paintBaffles(sheet: Sheet, area: Patch, colour: string, count: number, chevron = false): void {
  const tones = contrastOf(colour);
  const dip = chevron ? 0.045 : -0.006;
  const rowAt = (up: number): Line =>
    area.line([
      [0, up + dip],
      [0.25, up + dip * 0.5],
      [0.5, up - dip],
      [0.75, up + dip * 0.5],
      [1, up + dip],
    ]);
  const step = 1 / count;
  for (let i = 0; i <= count; i++) {
    const seamLine = rowAt(i * step);
    const d = open(seamLine);
    softStroke(sheet, d, { colour: tones.shadeColour, reach: 17, alpha: tones.shade * 0.8, dy: -8, steps: 5 });
    sheet.path(open(rowAt((i + 0.68) * step)), { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.34, width: 15, cap: 'round' });
    sheet.path(open(rowAt((i + 0.7) * step)), { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.36, width: 7, cap: 'round' });
    sheet.path(d, { stroke: tones.shadeColour, strokeAlpha: 0.9, width: 2.4 });
    // Puckers where the thread pulls.
    const ticks: Line[] = [];
    for (let k = 0.06; k < 1; k += 0.085) {
      const p = at(seamLine, k);
      ticks.push([
        [p[0], p[1] - 1],
        [p[0] + 3, p[1] - 10 - ((k * 97) % 7)],
      ]);
      ticks.push([
        [p[0] + 6, p[1] + 1],
        [p[0] + 4, p[1] + 7 + ((k * 53) % 5)],
      ]);
    }
    sheet.path(many(ticks), { stroke: tones.shadeColour, strokeAlpha: 0.4, width: 1.8, cap: 'round' });
  }
}

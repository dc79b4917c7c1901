import { contrastOf } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { distance, type Line, type Patch } from '#artwork/pen/line.ts';
import { many } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Dice } from '#artwork/traits/random.ts';

/** A texture laid over a patch; it bends with the form because it is drawn in the patch's own coordinates. */
export function paintFabric(sheet: Sheet, area: Patch, material: string, colour: string, dice: Dice): void {
  const tones = contrastOf(colour);
  const rows = (spacing: number): Line[] => parallelRows(area, spacing);
  if (material === 'mesh') {
    const lines = rows(7.4);
    const holes = { stroke: tones.shadeColour, strokeAlpha: 0.5, width: 3.1, cap: 'round' as const };
    sheet.path(many(lines.filter((_, i) => i % 2 === 0)), { ...holes, dash: '0.6 8.4' });
    sheet.path(many(lines.filter((_, i) => i % 2 === 1)), { ...holes, dash: '0.6 8.4', dashOffset: 4.5 });
  } else if (material === 'knit') {
    const lines = rows(6);
    sheet.path(many(lines), { stroke: tones.shadeColour, strokeAlpha: 0.3, width: 2.6, dash: '6 2.4' });
    sheet.path(many(lines.filter((_, i) => i % 2 === 0)), {
      stroke: tones.gleamColour,
      strokeAlpha: tones.gleam * 0.42,
      width: 1.8,
      dash: '4.4 4',
      dashOffset: 2,
    });
  } else if (material === 'canvas' || material === 'wool') {
    const lines = rows(material === 'wool' ? 7.5 : 4.6);
    sheet.path(many(lines), { stroke: tones.shadeColour, strokeAlpha: 0.26, width: 1.5, dash: material === 'wool' ? '7 3 3 4' : '2.4 1.6' });
    sheet.path(many(lines.filter((_, i) => i % 2 === 1)), {
      stroke: tones.gleamColour,
      strokeAlpha: tones.gleam * 0.5,
      width: 1.2,
      dash: material === 'wool' ? '3 6 8 4' : '1.6 2.4',
    });
  } else if (material === 'suede') {
    sheet.path(nap(area, dice, 420, 7), { stroke: tones.shadeColour, strokeAlpha: 0.17, width: 1.6, cap: 'round' });
    sheet.path(nap(area, dice, 420, 6), { stroke: tones.gleamColour, strokeAlpha: tones.gleam * 0.34, width: 1.4, cap: 'round' });
  } else {
    sheet.path(nap(area, dice, 260, 2), { stroke: tone(colour, -0.2), strokeAlpha: 0.12, width: 1.8, cap: 'round' });
  }
}

/** Rows at an even distance below the top edge, running out where the form gets low. */
function parallelRows(area: Patch, spacing: number): Line[] {
  const steps = 64;
  const columns = Array.from({ length: steps + 1 }, (_, i) => {
    const along = i / steps;
    const [top, foot] = [area.point(along, 1), area.point(along, 0)];
    return { along, height: Math.max(1, distance(top, foot)) };
  });
  const lines: Line[] = [];
  for (let k = 1; k * spacing < 300; k++) {
    const run = columns.filter(({ height }) => k * spacing < height + spacing);
    if (run.length < 3) break;
    lines.push(run.map(({ along, height }) => area.point(along, 1 - (k * spacing) / height)));
  }
  return lines;
}

/** Short strokes of random direction: the nap of suede, the grain of leather. */
function nap(area: Patch, dice: Dice, count: number, reach: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = area.point(dice.share(), dice.share());
    const a = dice.between(-0.5, 1.4);
    const r = dice.between(0.4, 1) * reach;
    d += `M${x.toFixed(0)},${y.toFixed(0)}l${(Math.cos(a) * r).toFixed(1)},${(Math.sin(a) * r).toFixed(1)}`;
  }
  return d;
}

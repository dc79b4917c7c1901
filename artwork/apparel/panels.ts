import type { ArtSpec } from '#artwork/traits/art.ts';
import { seam, stitch } from '#artwork/materials/shading.ts';
import { tone } from '#artwork/pen/colour.ts';
import { type Line, offset, straight } from '#artwork/pen/line.ts';
import { closed, many } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { createDice } from '#artwork/traits/random.ts';
import { axis, type Torso } from './torso.ts';

export function paintStripes(sheet: Sheet, torso: Torso, colour: string): void {
  const lines: Line[] = [];
  for (let i = 0; i < 11; i++) {
    const up = 0.06 + i * 0.085;
    lines.push(
      torso.body.line([
        [-0.02, up],
        [0.5, up - 0.012],
        [1.02, up],
      ]),
    );
  }
  sheet.path(many(lines), { stroke: colour, width: 22 });
}

export function paintYoke(sheet: Sheet, torso: Torso, colour: string, foot: number): void {
  const edge = torso.body.line([
    [-0.02, foot + 0.02],
    [0.25, foot],
    [0.5, foot - 0.012],
    [0.75, foot],
    [1.02, foot + 0.02],
  ]);
  const d = closed(edge, straight([axis + 300, 400], [axis + 300, 60], [axis - 300, 60], [axis - 300, 400]));
  sheet.path(d, {
    fill: sheet.linear(0, 180, 0, 560, [
      [0, tone(colour, 0.05)],
      [1, tone(colour, -0.03)],
    ]),
  });
  seam(sheet, edge, colour, 2);
  stitch(sheet, offset(edge, 8), colour, 1.5, 6);
}

export function paintLower(sheet: Sheet, torso: Torso, colour: string): void {
  const edge = torso.body.line([
    [-0.02, 0.34],
    [0.5, 0.32],
    [1.02, 0.34],
  ]);
  const d = closed(edge, straight([axis + 380, 960], [axis - 380, 960]));
  sheet.path(d, { fill: colour });
  seam(sheet, edge, colour, 2);
}

export function paintDiagonal(sheet: Sheet, torso: Torso, colour: string): void {
  const edge = torso.body.line([
    [-0.02, 0.42],
    [0.5, 0.58],
    [1.02, 0.8],
  ]);
  const d = closed(edge, straight([axis + 320, 60], [axis - 320, 60]));
  sheet.path(d, {
    fill: sheet.linear(0, 180, 0, 600, [
      [0, tone(colour, 0.05)],
      [1, tone(colour, -0.03)],
    ]),
  });
  seam(sheet, edge, colour, 2);
}

export function paintAllOver(sheet: Sheet, spec: ArtSpec, torso: Torso): void {
  const dice = createDice(spec.seed, 'all-over');
  let d = '';
  for (let i = 0; i < 9; i++) {
    for (let k = 0; k < 16; k++) {
      const [x, y] = torso.body.point((i + 0.5 + (k % 2) * 0.5) / 9, (k + 0.5) / 16);
      const r = dice.between(7, 11);
      d += `M${(x - r).toFixed(1)},${(y + r * 0.7).toFixed(1)}l${r.toFixed(1)},${(-r * 1.4).toFixed(1)}l${r.toFixed(1)},${(r * 1.4).toFixed(1)}Z`;
    }
  }
  sheet.path(d, { fill: spec.palette.second, alpha: 0.85 });
}

import { castShadow, softStroke, stitch } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { at, type Line, straight } from '#artwork/pen/line.ts';
import { open, roundedBox } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { axis, type Torso } from './torso.ts';

/** A zip: tape, teeth, and a pull with light on it. */
export function paintZip(sheet: Sheet, top: number, foot: number, tape: string, pull: string): void {
  const line = straight([axis, top], [axis, foot]);
  softStroke(sheet, open(line), { colour: '#0b0a12', reach: 16, alpha: 0.28, dx: 3, steps: 4 });
  sheet.path(open(line), { stroke: tone(tape, -0.1), width: 17 });
  sheet.path(open(line), { stroke: tone(tape, 0.02), width: 14 });
  sheet.path(open(line), { stroke: tone(tape, -0.32), width: 6.4 });
  sheet.path(open(line), { stroke: lightness(tape) > 0.5 ? tone(tape, -0.05) : tone(tape, 0.3), width: 5, dash: '2.2 2' });
  for (const dx of [-11, 11]) stitch(sheet, straight([axis + dx, top + 4], [axis + dx, foot - 2]), tape, 1.2, 6);
  const y = top + 16;
  sheet.path(roundedBox(axis - 6.5, y, 13, 20, 4), { fill: '#8d9094' });
  sheet.path(roundedBox(axis - 5, y + 1.5, 6, 16, 3), { fill: '#d9dcdf' });
  const tab = roundedBox(axis - 5.5, y + 18, 11, 40, 4);
  castShadow(sheet, tab, 5, 0.3, 2, 3);
  sheet.path(tab, { fill: pull });
  sheet.path(roundedBox(axis - 4, y + 20, 3, 35, 1.5), { fill: '#ffffff', alpha: 0.35 });
}

export function paintSnaps(sheet: Sheet, torso: Torso, colour: string, snap: string): void {
  const { neckY, neckDrop } = torso.cut;
  const d = roundedBox(axis - 24, neckY + neckDrop - 10, 48, 190, 5);
  castShadow(sheet, d, 6, 0.26);
  sheet.path(d, {
    fill: sheet.linear(axis - 24, 0, axis + 24, 0, [
      [0, tone(colour, 0.05)],
      [1, tone(colour, -0.03)],
    ]),
  });
  for (const x of [axis - 18, axis + 18]) stitch(sheet, straight([x, neckY + neckDrop - 4], [x, neckY + neckDrop + 174]), colour, 1.5, 6);
  for (let i = 0; i < 4; i++) {
    const y = neckY + neckDrop + 18 + i * 46;
    sheet.path(`M${axis - 9},${y}a9,9 0 1 0 18,0a9,9 0 1 0 -18,0Z`, { fill: tone(snap, -0.2) });
    sheet.path(`M${axis - 7},${y - 1}a7,7 0 1 0 14,0a7,7 0 1 0 -14,0Z`, {
      fill: sheet.radial(axis - 2, y - 3, 9, [
        [0, tone(snap, 0.12)],
        [1, tone(snap, -0.06)],
      ]),
    });
  }
}

/** A welt pocket closed by a zip. */
export function paintSlit(sheet: Sheet, line: Line, tape: string, pull: string): void {
  const d = open(line);
  softStroke(sheet, d, { colour: '#0b0a12', reach: 12, alpha: 0.34, dy: 3, steps: 4 });
  sheet.path(d, { stroke: tone(tape, -0.08), width: 11, cap: 'round' });
  sheet.path(d, { stroke: tone(tape, -0.34), width: 4 });
  sheet.path(d, { stroke: tone(tape, 0.16), strokeAlpha: 0.8, width: 2.6, dash: '2 2' });
  const p = at(line, 0.06);
  const q = at(line, 0.22);
  sheet.path(open([p, q]), { stroke: '#000000', strokeAlpha: 0.3, width: 10, cap: 'round' });
  sheet.path(
    open([
      [p[0] - 1, p[1] - 1],
      [q[0] - 1, q[1] - 1],
    ]),
    { stroke: pull, width: 7, cap: 'round' },
  );
}

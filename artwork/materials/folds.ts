import { offset, reverse, spline, type Line, type Point } from '#artwork/pen/line.ts';
import { closed } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import { contrastOf } from './shading.ts';

/** A soft crease in cloth: a tapering shade with light along its upper side. */
export function fold(sheet: Sheet, keys: readonly Point[], width: number, colour: string, strength = 1): void {
  const line = spline(keys);
  const tones = contrastOf(colour);
  taper(sheet, line, width * 1.5, tones.shadeColour, tones.shade * 0.34 * strength, 5);
  const lit = offset(line, width * 0.95, 16);
  taper(sheet, lit, width * 1.05, tones.gleamColour, Math.min(0.34, tones.gleam * 0.4) * strength, 5);
}

/** A broad soft swelling or hollow without an edge. */
export function swell(sheet: Sheet, keys: readonly Point[], width: number, colour: string, alpha: number): void {
  taper(sheet, spline(keys), width, colour, alpha, 6);
}

/** Nested spindles, each fainter and wider: soft across, pointed at the ends. */
function taper(sheet: Sheet, line: Line, width: number, colour: string, alpha: number, layers = 4): void {
  const each = 1 - (1 - alpha) ** (1 / layers);
  for (let i = 1; i <= layers; i++) {
    const half = (width * i) / layers;
    const bulge = (share: number) => half * Math.sin(Math.PI * (0.02 + share * 0.96)) ** 0.9;
    const d = closed(offset(line, bulge, 14), reverse(offset(line, (s) => -bulge(s), 14)));
    sheet.path(d, { fill: colour, alpha: each });
  }
}

/** Ribs across a band, as on cuffs, collars and hems. */
export function ribLines(upper: Line, lower: Line, count: number): Line[] {
  const [a, b] = [offset(upper, 0, count), offset(lower, 0, count)];
  return a.map((p, i) => [p, b[i]!]);
}

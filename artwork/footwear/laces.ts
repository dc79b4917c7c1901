import { castShadow } from '#artwork/materials/shading.ts';
import { lightness, tone } from '#artwork/pen/colour.ts';
import { at, bezier, directionAt, offset, type Line, type Point } from '#artwork/pen/line.ts';
import { circle, open } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';

/** One flat lace along a line: shadow, body, woven rib, light. */
export function paintCord(sheet: Sheet, line: Line, colour: string, width: number): void {
  const d = open(line);
  const dark = lightness(colour) < 0.35;
  castShadow(sheet, d, width * 0.62, 0.34, 1, 3);
  sheet.path(d, { stroke: tone(colour, dark ? -0.08 : -0.24), width: width + 1.6, cap: 'round', join: 'round' });
  sheet.path(d, { stroke: colour, width: width - 0.8, cap: 'round', join: 'round' });
  sheet.group('translate(-0.6 -1.6)', () =>
    sheet.path(d, { stroke: tone(colour, dark ? 0.2 : 0.12), strokeAlpha: 0.75, width: width * 0.42, cap: 'round' }),
  );
  sheet.path(d, { stroke: tone(colour, dark ? 0.28 : -0.22), strokeAlpha: 0.34, width: width - 2, dash: '1 2.6', cap: 'butt' });
}

/** Eyelets along the throat, a lace from each over the tongue, and a bow at the top. */
export function paintLacing(sheet: Sheet, throat: Line, colours: { lace: string; eyelet: string }, count: number, width: number): void {
  const crossings: Line[] = [];
  for (let i = 0; i < count; i++) {
    const share = 0.05 + (i / (count - 1)) * 0.89;
    const p = at(throat, share);
    const dir = directionAt(throat, share);
    const inward: Point = [-dir[1], dir[0]];
    const eyelet: Point = [p[0] + inward[0] * 19, p[1] + inward[1] * 19];
    const crest: Point = [p[0] - inward[0] * 12 + dir[0] * 17, p[1] - inward[1] * 12 + dir[1] * 17];
    sheet.path(circle(eyelet[0], eyelet[1], 6.4), { fill: tone(colours.eyelet, -0.24) });
    sheet.path(circle(eyelet[0], eyelet[1], 4), { fill: '#0d0c10', alpha: 0.75 });
    crossings.push(
      bezier(
        eyelet,
        [p[0] + inward[0] * 4, p[1] + inward[1] * 4 - 5],
        [p[0] - inward[0] * 11 + dir[0] * 4, p[1] - inward[1] * 11 + dir[1] * 4],
        crest,
      ),
    );
  }
  for (const line of crossings.toReversed()) paintCord(sheet, line, colours.lace, width);
}

/** A tied bow whose near loop falls over the side. */
export function paintBow(sheet: Sheet, knot: Point, colour: string, size: number, width: number): void {
  const [x, y] = knot;
  const loop = (dx: number, dy: number, open: number): Line =>
    bezier([x, y], [x + dx * 0.5 - open, y + dy * 0.2 - 12], [x + dx * 1.25, y + dy * 0.55 - open], [x + dx, y + dy]);
  const back = (dx: number, dy: number, open: number): Line =>
    bezier([x + dx, y + dy], [x + dx * 0.86, y + dy * 1.2 + open * 0.3], [x + dx * 0.2, y + dy * 0.7 + open * 0.4], [x, y + 2]);
  const falling = [...loop(size * 0.95, size * 0.62, size * 0.1), ...back(size * 0.95, size * 0.62, size * 0.2)];
  const tail = bezier([x, y], [x + size * 0.1, y + size * 0.3], [x + size * 0.16, y + size * 0.62], [x + size * 0.02, y + size * 1.02]);
  paintCord(sheet, tail, colour, width * 0.92);
  const tip = tail.at(-1)!;
  sheet.path(open([tail.at(-3)!, tip]), { stroke: tone(colour, -0.3), width: width * 0.95 });
  paintCord(sheet, falling, colour, width * 0.92);
  paintCord(
    sheet,
    [
      [x - 7, y + 3],
      [x + 7, y - 3],
    ],
    colour,
    width * 1.5,
  );
}

/** The reinforced strip that carries the eyelets. */
export function eyestay(topEdge: Line, depth: number): { inner: Line; outer: Line } {
  const round = (along: number) => Math.sqrt(Math.max(0, 1 - Math.max(0, (along - 0.8) / 0.2) ** 2));
  return { outer: topEdge, inner: offset(topEdge, (along) => -depth * round(along), 48) };
}

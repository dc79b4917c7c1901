import { distance, type Line, type Point } from './line.ts';

/** Path data of one line as smooth curves; sharp corners (over about 40 degrees) stay sharp. */
export function open(line: Line): string {
  const keys = thin(line);
  return `M${xy(keys[0]!)}${curves(keys)}`;
}

/** Path data of a closed shape made of lines that meet end to end. */
export function closed(...lines: Line[]): string {
  const [first, ...rest] = lines.map(thin);
  let d = `M${xy(first![0]!)}${curves(first!)}`;
  for (const keys of rest) d += `L${xy(keys[0]!)}${curves(keys)}`;
  return `${d}Z`;
}

/** Many separate lines as one path: one stroke operation for a whole texture. */
export function many(lines: readonly Line[]): string {
  return lines.map(open).join('');
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(xy).join('L')}Z`;
}

export function circle(cx: number, cy: number, r: number): string {
  return oval(cx, cy, r, r);
}

export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return `M${n(cx - rx)},${n(cy)}a${n(rx)},${n(ry)} 0 1 0 ${n(rx * 2)},0a${n(rx)},${n(ry)} 0 1 0 ${n(-rx * 2)},0Z`;
}

export function roundedBox(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${n(x + r)},${n(y)}h${n(w - 2 * r)}q${n(r)},0 ${n(r)},${n(r)}v${n(h - 2 * r)}q0,${n(r)} ${n(-r)},${n(r)}` +
    `h${n(2 * r - w)}q${n(-r)},0 ${n(-r)},${n(-r)}v${n(2 * r - h)}q0,${n(-r)} ${n(r)},${n(-r)}Z`
  );
}

/** A number as short as a tenth of a unit allows. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function xy(p: Point): string {
  return `${n(p[0])},${n(p[1])}`;
}

/** Fewer points where the line is nearly straight; ends and corners always stay. */
function thin(line: Line): Line {
  if (line.length <= 2) return line;
  const out: Point[] = [line[0]!];
  for (let i = 1; i < line.length - 1; i++) {
    const last = out.at(-1)!;
    const p = line[i]!;
    const gap = distance(last, p);
    if (gap < 1.5) continue;
    if (gap >= 14 || turn(last, p, line[i + 1]!) > 0.16) out.push(p);
  }
  const end = line.at(-1)!;
  if (out.length > 1 && distance(out.at(-1)!, end) < 1.5) out.pop();
  out.push(end);
  return out;
}

function curves(keys: Line): string {
  if (keys.length === 2) return `L${xy(keys[1]!)}`;
  let d = '';
  for (let i = 0; i < keys.length - 1; i++) {
    const [a, b] = [keys[i]!, keys[i + 1]!];
    const before = i > 0 && turn(keys[i - 1]!, a, b) < 0.7 ? keys[i - 1]! : undefined;
    const after = i + 2 < keys.length && turn(a, b, keys[i + 2]!) < 0.7 ? keys[i + 2]! : undefined;
    const reach = distance(a, b) / 3;
    const c1 = handle(a, before ?? a, b, reach);
    const c2 = handle(b, after ?? b, a, reach);
    d += `C${xy(c1)} ${xy(c2)} ${xy(b)}`;
  }
  return d;
}

function handle(from: Point, behind: Point, ahead: Point, reach: number): Point {
  const gap = distance(behind, ahead) || 1;
  return [from[0] + ((ahead[0] - behind[0]) / gap) * reach, from[1] + ((ahead[1] - behind[1]) / gap) * reach];
}

/** How sharply the line turns at b, in radians. */
function turn(a: Point, b: Point, c: Point): number {
  const one = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const two = Math.atan2(c[1] - b[1], c[0] - b[0]);
  const gap = Math.abs(two - one);
  return gap > Math.PI ? 2 * Math.PI - gap : gap;
}

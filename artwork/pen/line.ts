/**
 * Geometry for drawing: a line is a dense run of points. Shapes are designed with few key points, sampled once, then
 * cut, shifted and blended freely; `path.ts` turns the result back into smooth curves.
 */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

const samplesPerSpan = 14;

/** A smooth line through the key points (centripetal Catmull-Rom, which never loops or overshoots at tight corners). */
export function spline(keys: readonly Point[], closed = false): Line {
  if (keys.length < 3 && !closed) return sampleStraight(keys);
  const n = keys.length;
  const key = (i: number): Point => (closed ? keys[(i + n) % n]! : keyOrMirror(keys, i));
  const out: Point[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    for (let s = 0; s < samplesPerSpan; s++) {
      out.push(catmullRom(key(i - 1), key(i), key(i + 1), key(i + 2), s / samplesPerSpan));
    }
  }
  out.push(key(spans));
  return out;
}

/** A straight line or an angular run of straight lines. */
export function straight(...keys: Point[]): Line {
  return sampleStraight(keys);
}

/** One cubic Bézier curve. */
export function bezier(a: Point, b: Point, c: Point, d: Point): Line {
  const out: Point[] = [];
  const steps = samplesPerSpan * 2;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    out.push([wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]]);
  }
  return out;
}

export function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** The point at a share of the line's length, 0 to 1. */
export function at(line: Line, share: number): Point {
  const goal = Math.min(1, Math.max(0, share)) * lengthOf(line);
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const step = distance(a, b);
    if (walked + step >= goal && step > 0) return mix(a, b, (goal - walked) / step);
    walked += step;
  }
  return line.at(-1)!;
}

/** Unit direction of travel at a share of the length. */
export function directionAt(line: Line, share: number): Point {
  const a = at(line, Math.max(0, share - 0.01));
  const b = at(line, Math.min(1, share + 0.01));
  const d = distance(a, b) || 1;
  return [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
}

/** The part between two shares of the length; running backwards when `from` is larger. */
export function slice(line: Line, from: number, to: number): Line {
  if (from > to) return reverse(slice(line, to, from));
  const total = lengthOf(line);
  const [start, end] = [from * total, to * total];
  const out: Point[] = [at(line, from)];
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    walked += distance(line[i - 1]!, line[i]!);
    if (walked > start + 0.01 && walked < end - 0.01) out.push(line[i]!);
  }
  out.push(at(line, to));
  return out;
}

export function reverse(line: Line): Line {
  return line.toReversed();
}

/** The same line as `count` points at even distances. */
export function resample(line: Line, count: number): Line {
  const total = lengthOf(line);
  const out: Point[] = [line[0]!];
  let [walked, i] = [0, 1];
  for (let k = 1; k < count - 1; k++) {
    const goal = (k / (count - 1)) * total;
    while (i < line.length - 1 && walked + distance(line[i - 1]!, line[i]!) < goal) {
      walked += distance(line[i - 1]!, line[i]!);
      i++;
    }
    const step = distance(line[i - 1]!, line[i]!) || 1;
    out.push(mix(line[i - 1]!, line[i]!, Math.min(1, (goal - walked) / step)));
  }
  out.push(line.at(-1)!);
  return out;
}

/** A line running beside: positive distances lie to the left of travel (y grows downwards, so above a line going right). */
export function offset(line: Line, by: number | ((share: number) => number), count = 40): Line {
  const even = resample(line, count);
  return even.map((p, i) => {
    const a = even[Math.max(0, i - 1)]!;
    const b = even[Math.min(even.length - 1, i + 1)]!;
    const d = distance(a, b) || 1;
    const amount = typeof by === 'number' ? by : by(i / (even.length - 1));
    return [p[0] + ((b[1] - a[1]) / d) * amount, p[1] - ((b[0] - a[0]) / d) * amount];
  });
}

/** The line that lies a share of the way from one line to another. */
export function between(a: Line, b: Line, share: number | ((along: number) => number), count = 40): Line {
  const [ra, rb] = [resample(a, count), resample(b, count)];
  return ra.map((p, i) => mix(p, rb[i]!, typeof share === 'number' ? share : share(i / (count - 1))));
}

/** Mirrored about a vertical axis. */
export function mirrored(line: Line, axis = 500): Line {
  return line.map(([x, y]) => [2 * axis - x, y]);
}

export function join(...lines: Line[]): Line {
  return lines.flat();
}

export function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/**
 * A curved sheet stretched between four lines (a Coons patch), addressed by shares: `along` from the left line to the
 * right one, `up` from the lower line to the upper one. What is drawn in it bends with the shape.
 */
export interface Patch {
  point(along: number, up: number): Point;
  /** A smooth line through patch positions. */
  line(keys: readonly Point[]): Line;
}

export function patch(lower: Line, upper: Line, left: Line, right: Line): Patch {
  const count = 60;
  const [lo, up, le, ri] = [resample(lower, count), resample(upper, count), resample(left, count), resample(right, count)];
  const pick = (line: Line, share: number): Point => {
    const f = Math.min(1, Math.max(0, share)) * (count - 1);
    const i = Math.min(count - 2, Math.floor(f));
    return mix(line[i]!, line[i + 1]!, f - i);
  };
  const [p00, p10, p01, p11] = [lo[0]!, lo.at(-1)!, up[0]!, up.at(-1)!];
  const point = (along: number, v: number): Point => {
    const [l, u, a, b] = [pick(lo, along), pick(up, along), pick(le, v), pick(ri, v)];
    const coordinate = (k: 0 | 1) =>
      (1 - v) * l[k] +
      v * u[k] +
      (1 - along) * a[k] +
      along * b[k] -
      ((1 - along) * (1 - v) * p00[k] + along * (1 - v) * p10[k] + (1 - along) * v * p01[k] + along * v * p11[k]);
    return [coordinate(0), coordinate(1)];
  };
  return { point, line: (keys) => spline(keys).map(([a, v]) => point(a, v)) };
}

function sampleStraight(keys: readonly Point[]): Line {
  const out: Point[] = [];
  for (let i = 1; i < keys.length; i++) {
    for (let s = 0; s < 8; s++) out.push(mix(keys[i - 1]!, keys[i]!, s / 8));
  }
  out.push(keys.at(-1)!);
  return out;
}

function keyOrMirror(keys: readonly Point[], i: number): Point {
  if (i < 0) return [2 * keys[0]![0] - keys[1]![0], 2 * keys[0]![1] - keys[1]![1]];
  const last = keys.length - 1;
  if (i > last) return [2 * keys[last]![0] - keys[last - 1]![0], 2 * keys[last]![1] - keys[last - 1]![1]];
  return keys[i]!;
}

function catmullRom(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const k1 = Math.sqrt(distance(p0, p1)) || 1e-6;
  const k2 = Math.sqrt(distance(p1, p2)) || 1e-6;
  const k3 = Math.sqrt(distance(p2, p3)) || 1e-6;
  const coordinate = (k: 0 | 1) => {
    const m1 = k2 * ((p1[k] - p0[k]) / k1 - (p2[k] - p0[k]) / (k1 + k2) + (p2[k] - p1[k]) / k2);
    const m2 = k2 * ((p2[k] - p1[k]) / k2 - (p3[k] - p1[k]) / (k2 + k3) + (p3[k] - p2[k]) / k3);
    const t2 = t * t;
    const t3 = t2 * t;
    return (2 * t3 - 3 * t2 + 1) * p1[k] + (t3 - 2 * t2 + t) * m1 + (-2 * t3 + 3 * t2) * p2[k] + (t3 - t2) * m2;
  };
  return [coordinate(0), coordinate(1)];
}

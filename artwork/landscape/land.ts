import { blend, tone } from '#artwork/pen/colour.ts';
import { spline, type Line, type Point } from '#artwork/pen/line.ts';
import { closed, n, open, polygon } from '#artwork/pen/path.ts';
import type { Sheet } from '#artwork/pen/sheet.ts';
import type { Dice } from '#artwork/traits/random.ts';
import type { Light } from './light.ts';

export interface Frame {
  width: number;
  height: number;
}

/** A ridge line across the frame by halving and shifting: jagged for rock, smooth for hills. */
export function ridge(dice: Dice, frame: Frame, y: number, height: number, rough: number, steps = 6): Point[] {
  let heights = [dice.between(-0.4, 0.3), dice.between(-0.6, 0.4), dice.between(-0.4, 0.3)];
  let swing = 0.8;
  for (let s = 0; s < steps; s++) {
    const next: number[] = [];
    for (let i = 0; i < heights.length - 1; i++) {
      const [a, b] = [heights[i]!, heights[i + 1]!];
      next.push(a, (a + b) / 2 + dice.between(-swing, swing));
    }
    next.push(heights.at(-1)!);
    heights = next;
    swing *= rough;
  }
  return heights.map((h, i) => [(i / (heights.length - 1)) * frame.width, y - h * height]);
}

/** A great mountain: chosen summits joined by broken ridges. */
export function summits(dice: Dice, keys: readonly Point[], detail: number): Point[] {
  let points: Point[] = [...keys];
  let swing = detail;
  for (let s = 0; s < 5; s++) {
    const next: Point[] = [];
    for (let i = 0; i < points.length - 1; i++) {
      const [a, b] = [points[i]!, points[i + 1]!];
      next.push(a, [(a[0] + b[0]) / 2 + dice.between(-0.3, 0.3) * swing, (a[1] + b[1]) / 2 + dice.between(-0.5, 0.5) * swing]);
    }
    next.push(points.at(-1)!);
    points = next;
    swing *= 0.52;
  }
  return points;
}

/** Land below a ridge, fading into mist towards its foot. */
export function paintLand(sheet: Sheet, frame: Frame, top: readonly Point[], colour: string, mist: string, foot: number, isSmooth = false): string {
  const highest = Math.min(...top.map(([, y]) => y));
  const d = isSmooth
    ? closed(spline(top), [top.at(-1)!, [frame.width + 10, frame.height + 10], [-10, frame.height + 10], top[0]!])
    : polygon([...top, [frame.width + 10, frame.height + 10], [-10, frame.height + 10]]);
  sheet.path(d, {
    fill: sheet.linear(0, highest, 0, foot, [
      [0, colour],
      [0.55, blend(colour, mist, 0.25)],
      [1, blend(colour, mist, 0.72)],
    ]),
  });
  return d;
}

/** Snow and shadow on a mountain's faces: lit flanks towards the sun, dark ones away from it. */
export function paintFaces(
  sheet: Sheet,
  outline: string,
  top: readonly Point[],
  dice: Dice,
  colours: { snow: string; shade: string },
  snowline: number,
): void {
  sheet.within(outline, () => {
    const peaks = top.filter(
      ([, y], i) => i > 1 && i < top.length - 2 && y < top[i - 1]![1] && y < top[i + 1]![1] && y < top[i - 2]![1] && y < top[i + 2]![1],
    );
    const cap: Point[] = [];
    for (const [i, [x, y]] of top.entries())
      cap.push([
        x,
        Math.max(
          y,
          Math.min(snowline, y + (snowline - y) * 0.8) +
            (i % 5 === 0 ? dice.between(20, 70) : i % 5 < 3 ? dice.between(-6, 14) : dice.between(-26, -4)),
        ),
      ]);
    sheet.path(polygon([...top, ...cap.toReversed()]), { fill: colours.snow, alpha: 0.86 });
    for (const [px, py] of peaks) {
      const drop = (snowline - py) * dice.between(1.1, 1.7) + 60;
      if (drop < 70) continue;
      const spine: Point[] = [[px, py]];
      const far: Point[] = [];
      for (let k = 1; k <= 8; k++) {
        const y = py + (drop * k) / 8;
        spine.push([px + dice.between(-0.08, 0.12) * drop * (k / 8) + (k % 2 ? 6 : -8), y]);
        far.push([px + drop * 0.075 * k * dice.between(0.75, 1.25), y]);
      }
      sheet.path(polygon([...spine, ...far.toReversed()]), { fill: colours.shade, alpha: 0.3 });
      const lit: Point[] = spine.map(([x, y], k) => [x - (k * drop) / 60 - dice.between(0, 7), y]);
      sheet.path(polygon([...spine.slice(0, 6), ...lit.slice(0, 6).toReversed()]), { fill: '#ffffff', alpha: 0.35 });
    }
  });
}

export function paintSky(sheet: Sheet, frame: Frame, light: Light, horizon: number): void {
  sheet.path(`M0,0H${frame.width}V${frame.height}H0Z`, {
    fill: sheet.linear(0, 0, 0, horizon, [
      [0, light.high],
      [0.58, light.middle],
      [1, light.low],
    ]),
  });
  const [x, y] = [light.sunX * frame.width, Math.min(light.sunY * frame.height, horizon - 30)];
  for (const [r, alpha] of [
    [0.62, 0.5],
    [0.24, 0.5],
  ] as const) {
    sheet.path(`M0,0H${frame.width}V${frame.height}H0Z`, {
      fill: sheet.radial(x, y, frame.width * r, [
        [0, light.sun, alpha],
        [0.4, light.sun, alpha * 0.36],
        [1, light.sun, 0],
      ]),
    });
  }
}

/** Long thin clouds near the horizon. */
export function paintClouds(sheet: Sheet, frame: Frame, dice: Dice, colour: string, low: number, count = 9): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [dice.between(-0.1, 1.1) * frame.width, dice.between(0.12, 0.94) * low];
    const rx = dice.between(0.1, 0.3) * frame.width;
    const ry = rx * dice.between(0.035, 0.08);
    const fill = sheet.radial(
      x,
      y,
      rx,
      [
        [0, colour, 0.5],
        [0.6, colour, 0.2],
        [1, colour, 0],
      ],
      { sy: ry / rx },
    );
    sheet.path(`M${n(x - rx)},${n(y - ry)}h${n(rx * 2)}v${n(ry * 2)}h${n(-rx * 2)}Z`, { fill });
  }
}

/** A bank of mist lying across the land. */
export function paintMist(sheet: Sheet, frame: Frame, y: number, depth: number, colour: string, alpha: number): void {
  sheet.path(`M0,${n(y - depth)}H${frame.width}V${n(y + depth)}H0Z`, {
    fill: sheet.linear(0, y - depth, 0, y + depth, [
      [0, colour, 0],
      [0.5, colour, alpha],
      [1, colour, 0],
    ]),
  });
}

/** A conifer as one shape: a leader and uneven drooping boughs. */
export function pine(dice: Dice, x: number, foot: number, height: number): string {
  const tiers = Math.max(5, Math.min(13, Math.round(height / 15)));
  const right: Point[] = [];
  const left: Point[] = [];
  for (let k = 0; k < tiers; k++) {
    const share = (k + 1) / tiers;
    const wide = height * (0.03 + 0.17 * share) * dice.between(0.78, 1.18);
    const narrow = height * 0.075 * share;
    const y = foot - height + height * 0.95 * share;
    const lift = (height / tiers) * 0.42;
    right.push([x + wide, y + lift * 0.3], [x + narrow, y - lift * 0.2]);
    left.push([x - wide * dice.between(0.85, 1.15), y + lift * 0.3], [x - narrow, y - lift * 0.2]);
  }
  const trunk = height * 0.016;
  return polygon([[x, foot - height], ...right, [x + trunk, foot], [x - trunk, foot], ...left.toReversed()]);
}

/** A stand of conifers along a line, in one path. */
export function forest(dice: Dice, along: (x: number) => number, frame: Frame, count: number, height: number, spread = 0.5): string {
  let d = '';
  const phase = dice.between(0, 6);
  for (let i = 0; i < count; i++) {
    // Trees gather: evenly spread places are pulled into clumps, and clumps are taller in their middle.
    const even = (i + dice.between(-0.5, 0.5)) / (count - 1);
    const x = (even + Math.sin(even * 23 + phase) * 0.018 + Math.sin(even * 61 + phase) * 0.007) * frame.width * 1.06 - frame.width * 0.03;
    const clump = 0.8 + 0.24 * Math.sin(even * 23 + phase + 1.2) + 0.14 * Math.sin(even * 9 + phase);
    d += pine(dice, x, along(x) + dice.between(0, height * 0.12), height * clump * dice.between(1 - spread, 1 + spread * 0.4));
  }
  return d;
}

/** Where a ridge stands at x. */
export function heightAt(points: readonly Point[]): (x: number) => number {
  return (x) => {
    const i = points.findIndex(([px]) => px >= x);
    if (i <= 0) return points[i === 0 ? 0 : points.length - 1]![1];
    const [a, b] = [points[i - 1]!, points[i]!];
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  };
}

/** Tufts of grass along a band, in one path of strokes. */
export function grass(dice: Dice, frame: Frame, y: (x: number) => number, depth: number, count: number, height: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = dice.between(0, frame.width);
    const share = dice.share();
    const foot = y(x) + share * depth;
    const h = height * (0.5 + share * 0.8) * dice.between(0.5, 1.2);
    const lean = dice.between(-0.45, 0.55) * h;
    d += `M${n(x)},${n(foot)}q${n(lean * 0.2)},${n(-h * 0.6)} ${n(lean)},${n(-h)}`;
  }
  return d;
}

/** A footpath seen in perspective, from the lower edge to a vanishing point. */
export function footpath(frame: Frame, from: number, to: Point, width: number, sway: number): { left: Line; right: Line } {
  const steps = 24;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const depth = (1 - t) ** 1.8;
    const y = to[1] + (frame.height + 6 - to[1]) * depth;
    const x = to[0] + (from - to[0]) * depth ** 0.8 + Math.sin(t * 5.4) * sway * Math.sqrt(depth);
    const half = width * depth + 1.5;
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  return { left, right };
}

/** A trail post with the brand's blaze on it. */
export function paintPost(sheet: Sheet, x: number, foot: number, height: number, colours: { wood: string; blaze: string }): void {
  const w = height * 0.1;
  sheet.path(
    polygon([
      [x - w * 3, foot + 3],
      [x, foot - 4],
      [x + w * 5, foot + 1],
      [x + w * 2, foot + w * 0.7],
    ]),
    { fill: '#101512', alpha: 0.28 },
  );
  const d = polygon([
    [x - w, foot],
    [x - w * 0.92, foot - height],
    [x, foot - height - w * 0.5],
    [x + w * 0.92, foot - height],
    [x + w, foot],
  ]);
  sheet.path(d, {
    fill: sheet.linear(x - w, 0, x + w, 0, [
      [0, tone(colours.wood, 0.1)],
      [0.4, colours.wood],
      [1, tone(colours.wood, -0.16)],
    ]),
  });
  sheet.path(
    open([
      [x - w * 0.3, foot],
      [x - w * 0.2, foot - height * 0.55],
    ]),
    { stroke: tone(colours.wood, -0.2), strokeAlpha: 0.5, width: 1.5 },
  );
  sheet.path(
    polygon([
      [x - w * 0.5, foot - height * 0.66],
      [x - w * 0.5, foot - height * 0.92],
      [x + w * 0.5, foot - height * 0.92],
      [x + w * 0.5, foot - height * 0.66],
    ]),
    { fill: colours.blaze },
  );
}

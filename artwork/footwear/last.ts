import { bezier, join, offset, patch, reverse, spline, type Line, type Patch, type Point } from '#artwork/pen/line.ts';

/**
 * The last is the form a shoe is built on. Seen from the side, toe to the right, 1000 units square, the ground at
 * `ground`. Every shoe and boot is drawn from these lines.
 */
export interface LastShape {
  /** Thickness of the sole under heel and ball, outsole left out. */
  heelStack: number;
  foreStack: number;
  /** How far the sidewall rises around heel and toe above its middle. */
  cradle: number;
  /** Height of the collar's back above the midsole. */
  collar: number;
  /** How deep the collar dips at the ankle. */
  dip: number;
  /** How far the top of the heel flares back. */
  flare: number;
  /** Height of the toe box above the midsole. */
  toeBox: number;
  /** 0 drops slowly towards the toe, 1 keeps the toe full and blunt. */
  bluntness: number;
  /** Toe lift off the ground. */
  spring: number;
  /** Where the collar meets the laces, and where the laces end (x). */
  throatTop: number;
  throatEnd: number;
  /** Height of the throat's top above the midsole. */
  instep: number;
  /** How far the tongue stands above the throat. */
  tongue: number;
  /** Sidewall flare of the midsole at the heel. */
  heelFlare: number;
  /** A cut heel under the sole, in units of height; 0 for a continuous sole. */
  heelBlock: number;
}

export interface Last {
  shape: LastShape;
  /** Back of the heel, upwards. */
  heel: Line;
  /** Near collar, from the heel to the throat. */
  collar: Line;
  /** The far collar, seen over the near one. */
  farCollar: Line;
  throat: Line;
  vamp: Line;
  /** Where upper and sole meet, from heel to toe. */
  bite: Line;
  /** The whole top edge from heel tab to toe. */
  topline: Line;
  ground: Line;
  tongueTop: Line;
  heelY: number;
  foreY: number;
  /** Sheet over the upper: along from heel to toe, up from midsole to topline. */
  upper: Patch;
}

export const ground = 700;
const outsole = 12;

interface Base {
  heelY: number;
  foreY: number;
  toe: Point;
  bite: Line;
  ground: Line;
}

function buildBase(shape: LastShape): Base {
  const { heelStack, foreStack, spring, cradle } = shape;
  const heelY = ground - outsole - heelStack;
  const foreY = ground - outsole - foreStack;
  const midY = heelY * 0.45 + foreY * 0.55;
  const toe: Point = [903, foreY + 8 - cradle * 0.7 - spring * 0.5];
  const bite = spline([
    [126, heelY - cradle],
    [152, heelY - cradle * 0.2],
    [230, heelY + 8],
    [380, heelY * 0.62 + midY * 0.38 + 10],
    [520, midY + 7],
    [660, foreY + 6],
    [770, foreY + 6 - spring * 0.06],
    [850, foreY + 6 - cradle * 0.2 - spring * 0.28],
    toe,
  ]);
  const groundLine = spline([
    [122, ground - 50 + shape.heelBlock * 1.4],
    [146, ground - 20 + shape.heelBlock * 0.5],
    [196, ground - 3],
    [260, ground],
    [400, ground],
    [600, ground],
    [690, ground - 2],
    [770, ground - 8 - spring * 0.26],
    [850, ground - 20 - spring * 0.66],
    [904, ground - 38 - spring * 0.95],
  ]);
  return { heelY, foreY, toe, bite, ground: groundLine };
}

function buildVamp({ foreY, toe }: Base, { throatEnd, toeBox, spring, bluntness }: LastShape, endY: number): Line {
  const reach = toe[0] + 3 - throatEnd;
  const full = 0.9 + bluntness * 0.2;
  return spline([
    [throatEnd, endY],
    [throatEnd + reach * 0.24, foreY - toeBox * 1.06],
    [throatEnd + reach * 0.5, foreY - toeBox * (0.9 + 0.05 * full)],
    [throatEnd + reach * 0.72, foreY - toeBox * 0.82 * full - spring * 0.15],
    [throatEnd + reach * 0.88, foreY - toeBox * 0.64 * full - spring * 0.3],
    [throatEnd + reach * 0.97, foreY - toeBox * 0.42 * full - spring * 0.4],
    [throatEnd + reach * 1.005, foreY - toeBox * 0.2 - spring * 0.48],
    toe,
  ]);
}

/** Shoes that end below the ankle. */
export function buildLast(shape: LastShape): Last {
  const base = buildBase(shape);
  const { heelY, foreY, bite } = base;
  const { collar, dip, flare, toeBox, throatTop, throatEnd, instep, tongue } = shape;
  const heelTop: Point = [130 - flare, heelY - collar];
  const heel = spline([
    bite[0]!,
    [118, heelY - 48],
    [120, heelY - collar * 0.45],
    [134, heelY - collar * 0.7],
    [135 - flare * 0.55, heelY - collar * 0.86],
    heelTop,
  ]);
  const top: Point = [throatTop, heelY - instep];
  const lowX = throatTop - (throatTop - 130) * 0.42;
  const collarLine = spline([
    heelTop,
    [heelTop[0] + 3, heelTop[1] - 8],
    [heelTop[0] + 12, heelTop[1] - 11],
    [heelTop[0] + 27, heelTop[1] - 3],
    [heelTop[0] + 62 + flare * 0.4, heelY - collar + dip * 0.62],
    [lowX, heelY - collar + dip],
    [throatTop - (throatTop - 130) * 0.18, heelY - collar * 0.4 - instep * 0.6 + dip * 0.62],
    top,
  ]);
  const farCollar = spline([
    [heelTop[0] + 10, heelTop[1] - 11],
    [heelTop[0] + 70, heelY - collar + dip * 0.36],
    [lowX + 8, heelY - collar + dip - 30],
    [throatTop - 40, heelY - instep - 6],
    [throatTop + 16, heelY - instep - 30],
  ]);
  const endY = foreY - toeBox * 1.2;
  const throat = spline([
    top,
    [throatTop + (throatEnd - throatTop) * 0.3, top[1] + (endY - top[1]) * 0.29],
    [throatTop + (throatEnd - throatTop) * 0.66, top[1] + (endY - top[1]) * 0.68],
    [throatEnd, endY],
  ]);
  const vamp = buildVamp(base, shape, endY);
  const tongueTop = spline([
    [throatTop - 34, heelY - instep + 8],
    [throatTop - 26, heelY - instep - tongue * 0.7],
    [throatTop - 10, heelY - instep - tongue],
    [throatTop + 14, heelY - instep - tongue + 4],
    [throatTop + 46, heelY - instep + 2],
    ...offset(throat, (along) => 13 * Math.min(1, (1 - along) * 2.2), 9).slice(4),
  ]);
  return finish(shape, base, { heel, collar: collarLine, farCollar, throat, vamp, tongueTop });
}

/** Boots: a shaft over the ankle, and a throat that bends where the foot does. */
export function buildBootLast(shape: LastShape): Last {
  const base = buildBase(shape);
  const { heelY, foreY, bite } = base;
  const { collar, dip, flare, toeBox, throatTop, throatEnd, instep, tongue } = shape;
  const heelTop: Point = [140 - flare, heelY - collar];
  const heel = spline([
    bite[0]!,
    [117, heelY - 50],
    [119, heelY - 84],
    [134, heelY - 130],
    [145, heelY - 180],
    [146 - flare * 0.3, heelY - collar * 0.86],
    heelTop,
  ]);
  const top: Point = [throatTop, heelY - instep];
  const collarLine = spline([
    heelTop,
    [heelTop[0] + 5, heelTop[1] - 9],
    [heelTop[0] + 20, heelTop[1] - 9],
    [heelTop[0] + 62, heelY - collar + dip * 0.8],
    [heelTop[0] + 130, heelY - (collar + instep) / 2 + dip * 0.6],
    [throatTop - 40, heelY - instep - 2],
    top,
  ]);
  const farCollar = spline([
    [heelTop[0] + 12, heelTop[1] - 10],
    [heelTop[0] + 80, heelY - collar + dip * 0.8 - 26],
    [heelTop[0] + 150, heelY - (collar + instep) / 2 + dip * 0.5 - 28],
    [throatTop - 30, heelY - instep - 26],
    [throatTop + 12, heelY - instep - 18],
  ]);
  const bend: Point = [throatTop + 52, heelY - Math.min(instep - 60, 168)];
  const endY = foreY - toeBox * 1.16;
  const throat = spline([
    top,
    [throatTop + 14, heelY - instep + (instep - 168) * 0.5],
    [bend[0] - 12, bend[1] - 22],
    [bend[0] + 26, bend[1] + 22],
    [bend[0] + (throatEnd - bend[0]) * 0.56, bend[1] + (endY - bend[1]) * 0.62],
    [throatEnd, endY],
  ]);
  const vamp = buildVamp(base, shape, endY);
  const tongueTop = spline([
    [throatTop - 40, heelY - instep + 6],
    [throatTop - 34, heelY - instep - tongue * 0.7],
    [throatTop - 14, heelY - instep - tongue],
    [throatTop + 8, heelY - instep - tongue + 4],
    [throatTop + 20, heelY - instep + 4],
    ...offset(throat, (along) => 14 * Math.min(1, (1 - along) * 2.4), 14).slice(3),
  ]);
  return finish(shape, base, { heel, collar: collarLine, farCollar, throat, vamp, tongueTop });
}

function finish(shape: LastShape, base: Base, lines: Pick<Last, 'heel' | 'collar' | 'farCollar' | 'throat' | 'vamp' | 'tongueTop'>): Last {
  const topline = join(lines.collar, lines.throat, lines.vamp);
  return {
    shape,
    ...lines,
    topline,
    bite: base.bite,
    ground: base.ground,
    heelY: base.heelY,
    foreY: base.foreY,
    upper: patch(base.bite, topline, lines.heel, bezier(base.toe, base.toe, base.toe, base.toe)),
  };
}

/** The closed outline of the upper, ready for `closed()`. */
export function upperOutline(last: Last): Line[] {
  return [last.heel, last.collar, last.throat, last.vamp, reverse(last.bite)];
}

import { bezier, join, offset, patch, reverse, spline, type Line, type Patch, type Point } from '../pen/line.ts';

/**
 * The last is the form a shoe is built on. Seen from the side, toe to the right, 1000 units square, the ground at
 * `ground`. Every low shoe, boot and sneaker is drawn from these lines.
 */
export interface LastShape {
  /** Midsole height under heel and ball. */
  heelStack: number;
  foreStack: number;
  /** Height of the collar's back above the midsole. */
  collar: number;
  /** How deep the collar dips at the ankle. */
  dip: number;
  /** How far the Achilles tab flares back. */
  flare: number;
  /** Height of the toe box above the midsole, and how full it is. */
  toeBox: number;
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
}

export interface Last {
  shape: LastShape;
  heel: Line;
  collar: Line;
  farCollar: Line;
  throat: Line;
  vamp: Line;
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

export function buildLast(shape: LastShape): Last {
  const heelY = ground - outsole - shape.heelStack;
  const foreY = ground - outsole - shape.foreStack;
  const { collar, dip, flare, toeBox, spring, throatTop, throatEnd, instep, tongue } = shape;
  const midY = heelY * 0.45 + foreY * 0.55 + 2;

  const toe: Point = [903, foreY - 8 - spring * 0.5];
  const bite = spline([
    [126, heelY - 22],
    [152, heelY - 4],
    [230, heelY + 8],
    [380, heelY * 0.62 + midY * 0.38 + 12],
    [520, midY + 6],
    [660, foreY + 6],
    [770, foreY + 6 - spring * 0.06],
    [850, foreY + 2 - spring * 0.28],
    toe,
  ]);
  const heelTop: Point = [130 - flare, heelY - collar];
  const heel = spline([
    [126, heelY - 22],
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
  const reach = 906 - throatEnd;
  const vamp = spline([
    [throatEnd, endY],
    [throatEnd + reach * 0.24, foreY - toeBox * 1.06],
    [throatEnd + reach * 0.5, foreY - toeBox * 0.95],
    [throatEnd + reach * 0.72, foreY - toeBox * 0.82 - spring * 0.15],
    [throatEnd + reach * 0.88, foreY - toeBox * 0.64 - spring * 0.3],
    [throatEnd + reach * 0.97, foreY - toeBox * 0.42 - spring * 0.4],
    [throatEnd + reach * 1.005, foreY - toeBox * 0.2 - spring * 0.48],
    toe,
  ]);
  const groundLine = spline([
    [122, ground - 50],
    [148, ground - 20],
    [196, ground - 3],
    [260, ground],
    [400, ground],
    [600, ground],
    [690, ground - 2],
    [770, ground - 8 - spring * 0.26],
    [850, ground - 20 - spring * 0.66],
    [904, ground - 38 - spring * 0.95],
  ]);
  const tongueTop = spline([
    [throatTop - 34, heelY - instep + 8],
    [throatTop - 26, heelY - instep - tongue * 0.7],
    [throatTop - 10, heelY - instep - tongue],
    [throatTop + 14, heelY - instep - tongue + 4],
    [throatTop + 46, heelY - instep + 2],
    ...offset(throat, (along) => 13 * Math.min(1, (1 - along) * 2.2), 9).slice(4),
  ]);
  const topline = join(collarLine, throat, vamp);
  return {
    shape,
    heel,
    collar: collarLine,
    farCollar,
    throat,
    vamp,
    bite,
    topline,
    ground: groundLine,
    tongueTop,
    heelY,
    foreY,
    upper: patch(bite, topline, heel, bezier(toe, toe, toe, toe)),
  };
}

/** The closed outline of the upper, ready for `closed()`. */
export function upperOutline(last: Last): Line[] {
  return [last.heel, last.collar, last.throat, last.vamp, reverse(last.bite)];
}

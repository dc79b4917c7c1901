import type { Share } from '#contract/calls/insights.ts';

/** 97.5 % quantile of the normal distribution: both ends of a 95 % interval. */
const Z = 1.959_963_984_540_054;

/** `count` of `total`. */
export interface Proportion {
  readonly count: number;
  readonly total: number;
}

/** Wilson's score interval (1927) for a proportion, at 95 %. Null of nobody. */
export const wilson = ({ count, total }: Proportion, z: number = Z): Share | null => {
  if (total === 0) return null;
  const share = count / total;
  const scale = 1 + z ** 2 / total;
  const centre = (share + z ** 2 / (2 * total)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  return { share, low: count === 0 ? 0 : Math.max(0, centre - half), high: count === total ? 1 : Math.min(1, centre + half) };
};

/** Newcombe's interval (1998, method 10) for the difference of two proportions, at 95 %. Null where one of them is of nobody. */
export const newcombe = (of: Proportion, to: Proportion, z: number = Z): Share | null => {
  const [a, b] = [wilson(of, z), wilson(to, z)];
  if (!a || !b) return null;
  const share = a.share - b.share;
  return {
    share,
    low: share - Math.hypot(a.share - a.low, b.high - b.share),
    high: share + Math.hypot(a.high - a.share, b.share - b.low),
  };
};

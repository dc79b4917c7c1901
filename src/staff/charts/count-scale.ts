import { scaleLinear } from 'd3-scale';

/** An axis of counts from nothing to the most, and the whole numbers that are written beside it: there is no half visitor. */
export const countScale = (most: number, range: readonly [number, number]) => {
  const scale = scaleLinear([0, Math.max(1, most)], range).nice(4);
  return { scale, ticks: scale.ticks(4).filter(Number.isInteger) };
};

/**
 * The slide that a step of one or several leads to, or `undefined` where the row ends and does not loop. `last` is the last that can come to the start: a
 * longer step ends there.
 */
export function nextSlide(from: number, by: number, last: number, loop: boolean): number | undefined {
  if (by > 0 && from >= last) return loop ? 0 : undefined;
  if (by < 0 && from <= 0) return loop ? last : undefined;
  return Math.min(Math.max(from + by, 0), last);
}

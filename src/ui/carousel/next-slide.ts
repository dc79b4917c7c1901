/** The slide that a step leads to, or `undefined` where the row ends and does not loop. `last` is the last that can come to the start. */
export function nextSlide(from: number, by: 1 | -1, last: number, loop: boolean): number | undefined {
  if (by > 0 && from >= last) return loop ? 0 : undefined;
  if (by < 0 && from <= 0) return loop ? last : undefined;
  return from + by;
}

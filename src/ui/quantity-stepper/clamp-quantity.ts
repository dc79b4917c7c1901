/** The nearest whole quantity that may be ordered; what is no number becomes the least. */
export function clampQuantity(wanted: number, min: number, max: number): number {
  if (!Number.isFinite(wanted)) return min;
  return Math.min(Math.max(Math.round(wanted), min), Math.max(min, max));
}

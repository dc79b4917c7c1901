/** The relative luminance of a color, from 0 to 1 (WCAG 2.2). @param color red, green and blue, from 0 to 255 */
export const luminance = (color: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = color
    .map((value) => value / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colors by their luminances (WCAG 2.2). */
export const contrastOf = (...luminances: readonly [number, number]): number => {
  const [high = 0, low = 0] = luminances.toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

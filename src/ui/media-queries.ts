/** The widths at which the layout changes, for code that has to know; the same as in the stylesheets. */
export const mediaQueries = {
  small: '(width < 640px)',
  mediumUp: '(width >= 640px)',
  medium: '(640px <= width < 1024px)',
  large: '(width >= 1024px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

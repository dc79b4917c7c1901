/** A part of the page's own script or style that could not be had, in the words of Vite, Chromium, Firefox and WebKit. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && /preload CSS|dynamically imported|module script failed/.test(error.message);

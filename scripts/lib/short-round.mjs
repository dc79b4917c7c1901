/**
 * For so long the round may take that `npm test` has in Firefox and WebKit: one that takes longer hangs. On two quiet cores it takes two minutes; a machine
 * that others use, too, has needed more than three.
 */
export const SHORT_ROUND_MS = 480_000;

/** Limit of a round by the arguments of Playwright, ms; 0: none. The whole of it takes as long as it takes. */
export const roundLimit = (args) => (args.some((word) => /^(?:--grep=|-g=?)?@short$/.test(word)) ? SHORT_ROUND_MS : 0);

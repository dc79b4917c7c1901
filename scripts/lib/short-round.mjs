/** For so long `npm test` may be in Firefox and WebKit: a round that takes longer is no short one, and fails. */
export const SHORT_ROUND_MS = 180_000;

/** Limit of a round by the arguments of Playwright, ms; 0: none. The whole of it takes as long as it takes. */
export const roundLimit = (args) => (args.some((word) => /^(?:--grep=|-g=?)?@short$/.test(word)) ? SHORT_ROUND_MS : 0);

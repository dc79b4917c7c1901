/** Value below which `share` of the samples lie. */
export const percentile = (samples, share) => {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
};
export const median = (samples) => percentile(samples, 0.5);
export const round = (value, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits;

export { BROWSER_ARGS, USER_AGENT } from '../browser.mjs';

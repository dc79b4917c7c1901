import { ApiError } from '#contract/client/client.ts';

/** Refusals that say nothing about what was sent: a session that ended or is another one, a request that is still being worked on. */
const NOT_NOW: ReadonlySet<string> = new Set(['AUT404', 'WMK403S', 'WMK408', 'WMK409K', 'WMK426']);

/** The same request is sent once more, under the same key. */
export const isForLater = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return true;
  return error.status === 401 || error.status === 429 || error.status >= 500 || NOT_NOW.has(error.code);
};

/** One tab at a time sends what shoppers have written. */
export const SEND_LOCK = 'waymark-reviews';

/** Set of recommendations: what was looked at on this device. */
export const RECENTLY_VIEWED = 'recently-viewed';

/** Recommendations that one request records at most (spec 2 §7: limited to a given count of items). */
export const REC_IMPRESSIONS_MAX = 20;

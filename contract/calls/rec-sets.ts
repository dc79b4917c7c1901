/** Set of recommendations: what was looked at on this device. */
export const RECENTLY_VIEWED = 'recently-viewed';

/** Recommendations that one request records at most (spec 2 §7: limited to a given count of items). */
export const REC_IMPRESSIONS_MAX = 20;

/** Sets of the recommendation engine (docs/recommendations.md). */
export const BOUGHT_TOGETHER = 'bought-together';
export const VIEWED_TOGETHER = 'viewed-together';
export const SIMILAR = 'similar';
export const POPULAR = 'popular';

/** Where recommendations are shown. */
export const REC_PLACES = ['product', 'cart', 'home', 'search', 'email'] as const;
export type RecPlace = (typeof REC_PLACES)[number];

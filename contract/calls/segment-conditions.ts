/** Whom a segment is for (spec 3 §6). Each names a segment by its id. */
export const SEGMENT_CONDITIONS = [
  'logged-out',
  'logged-in',
  'loyalty-member',
  'non-loyalty',
  'employee',
  'non-employee',
  'cart-empty',
  'cart-not-empty',
  'ipa-wranx',
  'not-ipa-wranx',
  'wranx',
  'not-wranx',
  'ipa',
  'not-ipa',
  'athlete',
  'not-athlete',
] as const;
export type SegmentCondition = (typeof SEGMENT_CONDITIONS)[number];

/** Name of the variant that stands for an experience's baselines (spec 3 §4). */
export const BASELINE_VARIANT = 'Baseline';

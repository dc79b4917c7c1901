import type { CommonFields } from '#contract/calls/content/parts.ts';

interface MarkedBlock extends Pick<CommonFields, 'promotionTracking'> {
  readonly kind?: string;
}

/** Marks of a block's root: its kind, and what its impressions and clicks are reported as (src/analytics/watch-dom.ts). */
export const blockMarks = ({ kind, promotionTracking }: MarkedBlock) => ({
  'data-block': kind,
  ...(promotionTracking && {
    'data-promotion-id': promotionTracking.promotionId,
    'data-promotion-name': promotionTracking.promotionName,
    'data-creative-name': promotionTracking.creativeName,
  }),
});

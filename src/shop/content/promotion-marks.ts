import type { PlainBlock } from '#contract/calls/content-blocks.ts';

/** Marks of a block by which its impressions and clicks are told (src/analytics/watch-dom.ts). */
export const promotionMarks = ({ promotionTracking }: Pick<PlainBlock, 'promotionTracking'>) =>
  promotionTracking && {
    'data-promotion-id': promotionTracking.promotionId,
    'data-promotion-name': promotionTracking.promotionName,
    'data-creative-name': promotionTracking.creativeName,
  };

import type { SpendBannerBlock } from '#contract/calls/content/shopper-blocks.ts';
import { EVERY_COMMON_FIELD, fields, QUIET, type BlockSample, type SampleOf, tracked } from './parts.ts';
import { HITS } from './products.ts';

const every = fields(EVERY_COMMON_FIELD);
const quiet = fields(QUIET);

export const newsletterFormSamples: readonly SampleOf<'newsletter-form'>[] = [
  {
    variant: 'form',
    block: { id: 'newsletter', kind: 'newsletter-form', name: 'newsletter', title: 'First to know', subtitle: 'Four letters a year' },
  },
  { variant: 'every field', block: { ...every, id: 'newsletter-every', kind: 'newsletter-form', name: 'every field' } },
  { variant: 'title read out only', block: { ...quiet, id: 'newsletter-quiet', kind: 'newsletter-form', name: 'quiet', isFullHeight: true } },
];

const items = HITS.slice(0, 5).map(({ id, productId, name, url, picture, price }) => ({
  id,
  sku: productId,
  name,
  url,
  image: `/images/${picture.key}/${picture.angle}/240`,
  price,
}));

export const upsellSamples: readonly SampleOf<'upsell'>[] = [
  {
    variant: 'three unless said',
    block: { id: 'upsell', kind: 'upsell', name: 'upsell', title: 'Goes with it', items, bottomMargins: 'md', promotionTracking: tracked('upsell') },
  },
  {
    variant: 'two, on a ground',
    block: {
      id: 'upsell-two',
      kind: 'upsell',
      name: 'upsell two',
      title: 'Goes with it',
      items,
      stackedCount: 2,
      backgroundColor: 'sunken',
      hideOnBreakpoint: ['sm'],
    },
  },
];

const recommended = HITS.map((hit) => ({ id: hit.id, recommendationId: 'kit', hit }));
export const recommendationSamples: readonly SampleOf<'recommendation-carousel'>[] = (['4-cards', '6-cards'] as const).map((variant, index) => ({
  variant,
  block: {
    id: `recommendation-${variant}`,
    kind: 'recommendation-carousel' as const,
    name: variant,
    variant,
    title: 'You might like',
    items: recommended,
    impressionLimit: 4,
    promotionTracking: tracked('recommendation'),
    bottomMargins: 'md' as const,
    ...(index === 1 ? { backgroundColor: 'sunken' as const, hideOnBreakpoint: ['sm' as const] } : {}),
  },
}));

export const spendBannerSamples = (kind: SpendBannerBlock['kind']): readonly BlockSample<SpendBannerBlock>[] => [
  {
    variant: 'of whoever is signed in and has it',
    block: { id: kind, kind, name: kind, promotionTracking: tracked(kind), bottomMargins: 'md', backgroundColor: 'sunken', hideOnBreakpoint: ['sm'] },
  },
];

import { story } from './cards.ts';
import { type SampleOf, tracked } from './parts.ts';

const one = (id: string, title: string) =>
  story(id, 'scene-lake-dawn', 'A still lake below a mountain', title, { media: undefined, backgroundColor: 'accent-soft' });

export const experienceSamples: readonly SampleOf<'experience'>[] = [
  {
    variant: 'baseline, unless a decision says otherwise',
    block: {
      id: 'experience',
      kind: 'experience',
      name: 'experience',
      experienceId: 'kit-experience',
      baselines: [one('experience-baseline', 'For everybody')],
      variants: [
        { name: 'Baseline', variantId: 'baseline', targets: [] },
        { name: 'Returning', variantId: 'returning', targets: [one('experience-returning', 'Welcome back')] },
      ],
      trackingEvent: 'kit.experience',
      promotionTracking: tracked('choice'),
      backgroundColor: 'sunken',
      bottomMargins: 'md',
      hideOnBreakpoint: ['lg'],
    },
  },
];

export const segmentationSamples: readonly SampleOf<'segmentation'>[] = [
  {
    variant: 'by sign-in',
    block: {
      id: 'segmentation',
      kind: 'segmentation',
      name: 'segmentation',
      segments: [
        { id: 'logged-in', targets: [one('segment-in', 'You are signed in')] },
        { id: 'logged-out', targets: [one('segment-out', 'You are not signed in')] },
      ],
      baselines: [one('segment-baseline', 'For everybody')],
      promotionTracking: tracked('choice'),
      backgroundColor: 'sunken',
      bottomMargins: 'md',
      hideOnBreakpoint: ['lg'],
    },
  },
];

/** The page that these stand on, for this one page of the kit. */
export const FILTER_PLACE = { path: '/c/kit-1110', categoryId: '1110', productIds: ['VPNF51V4'] } as const;

export const filterBySamples: readonly SampleOf<'filter-by'>[] = [
  {
    variant: 'category IN',
    block: {
      id: 'filter-category',
      kind: 'filter-by',
      name: 'filter category',
      variant: 'category',
      values: ['1110'],
      operator: 'IN',
      children: [one('filter-category-in', 'On this category alone')],
      promotionTracking: tracked('choice'),
      backgroundColor: 'sunken',
      bottomMargins: 'md',
      hideOnBreakpoint: ['lg'],
    },
  },
  {
    variant: 'product NOT IN',
    block: {
      id: 'filter-product',
      kind: 'filter-by',
      name: 'filter product',
      variant: 'product',
      values: ['ZWJBKDGP'],
      operator: 'NOT IN',
      children: [one('filter-product-out', 'On every product but one')],
    },
  },
];

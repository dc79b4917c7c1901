import type { Block } from '#contract/calls/content.ts';
import type { BlockKind, ContentBlock } from '#contract/calls/content/blocks.ts';
import type { ExperienceBlock, FilterByBlock, SegmentationBlock } from '#contract/calls/content/choices.ts';
import type { PlainBlock } from '#contract/calls/content/plain-blocks.ts';

export type ChoiceBlock = ExperienceBlock | SegmentationBlock;

const KINDS: Readonly<Record<BlockKind, true>> = {
  hero: true,
  'hero-product-overlay': true,
  'split-banner': true,
  'linked-card': true,
  'category-card': true,
  'menu-banner': true,
  'benefit-bar': true,
  collection: true,
  'vertical-list': true,
  'cta-collection': true,
  'icon-and-text': true,
  video: true,
  'user-photo-gallery-filter': true,
  'user-photo-gallery': true,
  'pdp-ugc-gallery': true,
  spacer: true,
  'secondary-nav': true,
  'article-page': true,
  'article-grid': true,
  'event-dialog': true,
  dialog: true,
  'newsletter-form': true,
  upsell: true,
  'recommendation-carousel': true,
  'spend-banner-athlete': true,
  'associate-discount-banner': true,
  'prosumer-banner': true,
  experience: true,
  segmentation: true,
  'filter-by': true,
};

/** The blocks that this page knows how to show. A kind from a newer shop is left out, the rest of the page stays. */
export const knownBlocks = (blocks: readonly Block[]): ContentBlock[] =>
  blocks.filter(({ kind }) => Object.hasOwn(KINDS, kind)) as unknown as ContentBlock[];

export const isChoice = (block: ContentBlock): block is ChoiceBlock => block.kind === 'experience' || block.kind === 'segmentation';
export const isFilter = (block: ContentBlock): block is FilterByBlock => block.kind === 'filter-by';

/** The plain blocks in a block: itself, or all that it may show. */
export const plainBlocksOf = (block: ContentBlock): readonly PlainBlock[] => {
  if (block.kind === 'experience') return [...block.baselines, ...block.variants.flatMap(({ targets }) => targets)];
  if (block.kind === 'segmentation') return [...block.baselines, ...block.segments.flatMap(({ targets }) => targets)];
  return block.kind === 'filter-by' ? block.children : [block];
};

const isHeading = (block: PlainBlock): boolean => 'titleH1' in block && block.titleH1 === true;

/** Whether one of the blocks brings the page's first heading: of a choice, its baselines do. */
export const bringHeading = (blocks: readonly ContentBlock[]): boolean =>
  blocks.some((block) => (isChoice(block) ? block.baselines : plainBlocksOf(block)).some(isHeading));

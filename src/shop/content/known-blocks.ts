import type { Block } from '#contract/calls/content.ts';
import type { ArticleBlock, ContentBlock, ExperienceBlock, PlainBlock, SegmentationBlock } from '#contract/calls/content-blocks.ts';

/** Articles stand on pages of their own kind (content-screen). */
export type ShownBlock = Exclude<ContentBlock, ArticleBlock>;
export type ChoiceBlock = ExperienceBlock | SegmentationBlock;

const KINDS: readonly string[] = ['hero', 'linked-card', 'category-card', 'collection', 'experience', 'segmentation'] satisfies ShownBlock['kind'][];

/** The blocks that this page knows how to show. A kind from a newer shop is left out, the rest of the page stays. */
export const knownBlocks = (blocks: readonly Block[]): ShownBlock[] => blocks.filter(({ kind }) => KINDS.includes(kind)) as unknown as ShownBlock[];

export const isChoice = (block: ShownBlock): block is ChoiceBlock => block.kind === 'experience' || block.kind === 'segmentation';

const isHeading = (block: PlainBlock): boolean => block.titleH1 === true;

/** Whether one of the blocks brings the page's first heading: of a choice, its baselines do. */
export const bringHeading = (blocks: readonly ShownBlock[]): boolean =>
  blocks.some((block) => (isChoice(block) ? block.baselines.some(isHeading) : isHeading(block)));

import type * as z from 'zod/mini';
import {
  type ExperienceBlock,
  experienceBlockSchema,
  type FilterByBlock,
  filterByBlockSchema,
  type SegmentationBlock,
  segmentationBlockSchema,
} from './choices.ts';
import { byKind, PLAIN_BLOCK_SCHEMAS, type PlainBlock } from './plain-blocks.ts';

/** The blocks that pages are assembled from (spec 3 §3). A reader leaves out a kind that it does not know. */
export type ContentBlock = PlainBlock | ExperienceBlock | SegmentationBlock | FilterByBlock;
export type BlockKind = ContentBlock['kind'];

export const BLOCK_SCHEMAS: Readonly<Record<BlockKind, z.ZodMiniObject>> = {
  ...PLAIN_BLOCK_SCHEMAS,
  experience: experienceBlockSchema,
  segmentation: segmentationBlockSchema,
  'filter-by': filterByBlockSchema,
};

export const contentBlockSchema = byKind(BLOCK_SCHEMAS) as unknown as z.ZodMiniType<ContentBlock>;

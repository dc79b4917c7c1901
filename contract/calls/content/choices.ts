import * as z from 'zod/mini';
import { SEGMENT_CONDITIONS } from '../segment-conditions.ts';
import { desk } from './desk.ts';
import { plainBlockSchema } from './plain-blocks.ts';
import { placement } from './parts.ts';

const plainBlocksSchema = z.array(plainBlockSchema);

/** Variants of one place, of which the personalisation decision picks one (spec 3 §3, §4). */
export const experienceBlockSchema = z.object({
  ...placement,
  kind: z.literal('experience'),
  experienceId: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
  /** Shown while no variant is chosen. */
  baselines: plainBlocksSchema,
  variants: z.array(z.object({ name: z.string(), variantId: z.string(), targets: plainBlocksSchema })),
  /** Event that a click within the block sends. */
  trackingEvent: z.optional(z.string().check(z.regex(/^[\w.:-]{1,64}$/))),
});
export type ExperienceBlock = z.infer<typeof experienceBlockSchema>;

/** What one place says to whom: the first segment whose condition holds, else the baselines (spec 3 §4, §6). */
export const segmentationBlockSchema = z.object({
  ...placement,
  kind: z.literal('segmentation'),
  segments: z.array(z.object({ id: z.enum(SEGMENT_CONDITIONS), targets: plainBlocksSchema })),
  baselines: plainBlocksSchema,
});
export type SegmentationBlock = z.infer<typeof segmentationBlockSchema>;

/**
 * Blocks for some pages alone (spec 3 §2): of a product, compared by SKU or product id, or of a category, compared by its id. On any other page they do
 * not show. The server decides where it knows the page; `values` may hold addresses too, which the page's own is compared with.
 */
export const filterByBlockSchema = z.object({
  ...placement,
  kind: z.literal('filter-by'),
  variant: z.enum(['product', 'category']),
  values: z.array(z.string()).register(desk, { widget: 'places' }),
  operator: z.enum(['IN', 'NOT IN']),
  children: plainBlocksSchema,
});
export type FilterByBlock = z.infer<typeof filterByBlockSchema>;

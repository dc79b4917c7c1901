import * as z from 'zod/mini';
import { categoryCardBlockSchema, linkedCardBlockSchema } from '#contract/calls/content/banners.ts';
import type { BLOCK_SCHEMAS } from '#contract/calls/content/blocks.ts';
import { experienceBlockSchema, filterByBlockSchema, segmentationBlockSchema } from '#contract/calls/content/choices.ts';
import { collectionBlockSchema } from '#contract/calls/content/collections.ts';
import { desk } from '#contract/calls/content/desk.ts';
import { videoBlockSchema } from '#contract/calls/content/media-blocks.ts';
import { articlesItemSchema, productsItemSchema } from '#contract/calls/content/placeholders.ts';
import { byKind, PLAIN_BLOCK_SCHEMAS } from '#contract/calls/content/plain-blocks.ts';
import { recommendationBlockSchema, upsellBlockSchema } from '#contract/calls/content/shopper-blocks.ts';

/** Blocks as they are stored and edited: products and articles are named, and laid in when a page is assembled. */
const storedPlain = {
  ...PLAIN_BLOCK_SCHEMAS,
  collection: z.extend(collectionBlockSchema, {
    items: z.array(
      z.discriminatedUnion('kind', [productsItemSchema, articlesItemSchema, linkedCardBlockSchema, categoryCardBlockSchema, videoBlockSchema]),
    ),
  }),
  upsell: z.extend(upsellBlockSchema, { items: z.array(productsItemSchema) }),
  'recommendation-carousel': z.extend(recommendationBlockSchema, { items: z.array(productsItemSchema) }),
};

const plainBlock = () => byKind(storedPlain).register(desk, { widget: 'block' });
const plainBlocks = z.array(plainBlock());
const elementOf = <T extends z.ZodMiniType>(list: z.ZodMiniArray<T>): T => list._zod.def.element;

export const STORED_BLOCK_SCHEMAS: typeof BLOCK_SCHEMAS = {
  ...storedPlain,
  experience: z.extend(experienceBlockSchema, {
    baselines: plainBlocks,
    variants: z.array(z.extend(elementOf(experienceBlockSchema.shape.variants), { targets: plainBlocks })),
  }),
  segmentation: z.extend(segmentationBlockSchema, {
    baselines: plainBlocks,
    segments: z.array(z.extend(elementOf(segmentationBlockSchema.shape.segments), { targets: plainBlocks })),
  }),
  'filter-by': z.extend(filterByBlockSchema, { children: plainBlocks }),
};

export const storedBlockSchema = byKind(STORED_BLOCK_SCHEMAS).register(desk, { widget: 'block' });

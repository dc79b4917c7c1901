import * as z from 'zod/mini';
import { inlineTextSchema, richTextSchema } from './desk.ts';
import { productHitSchema } from '../products.ts';
import { categoryCardBlockSchema, linkedCardBlockSchema } from './banners.ts';
import { articleItemSchema } from './articles.ts';
import { common, groundSchema, inkSchema, mediaSchema, perBreakpoint, targetSchema, targetSizeSchema } from './parts.ts';
import { videoBlockSchema } from './media-blocks.ts';

/** A product of a collection, with what its card needs. */
export const productItemSchema = z.object({
  kind: z.literal('product'),
  id: z.string(),
  hit: productHitSchema,
  /** Where it comes from a recommendation: what its impression is recorded under. */
  recommendationId: z.optional(z.string()),
});

/** Lengths in rem, `autorotateTime` in seconds (spec 3 §3). */
export const collectionLayoutSchema = z.object({
  type: z.enum(['carousel', 'grid']),
  /** Of a grid: how many columns. Of a carousel: rem; up to 6 it is how many slides are in view. */
  slideWidth: z.optional(z.number()),
  slideMaxWidth: z.optional(z.number()),
  slidePadding: z.optional(z.number()),
  margin: z.optional(z.number()),
  autoplay: z.optional(z.boolean()),
  autorotateTime: z.optional(z.number()),
  loop: z.optional(z.boolean()),
  showArrows: z.optional(z.boolean()),
  showIndicators: z.optional(z.boolean()),
  showProgress: z.optional(z.boolean()),
});

/** A name containing `[stacked]` forces full width and a grid on medium and large screens (spec 3 §3). */
export const collectionBlockSchema = z.object({
  ...common,
  kind: z.literal('collection'),
  type: z.enum(['product', 'linked-card', 'category-card', 'video', 'article']),
  variant: z.optional(z.enum(['threeCardGrid', 'highlightCenter'])),
  items: z.array(
    z.discriminatedUnion('kind', [linkedCardBlockSchema, categoryCardBlockSchema, productItemSchema, videoBlockSchema, articleItemSchema]),
  ),
  breakpoints: z.optional(perBreakpoint(collectionLayoutSchema)),
  textLink: z.optional(targetSchema),
  titleAlignment: z.optional(z.enum(['left', 'center'])),
  titlePosition: z.optional(z.enum(['top', 'side'])),
  titleHeadingTag: z.optional(z.enum(['h1', 'h2', 'h3'])),
});
export type CollectionBlock = z.infer<typeof collectionBlockSchema>;
export type CollectionItem = CollectionBlock['items'][number];

/** Links in a column; pointing at one or giving it the focus shows its picture on medium and large screens (spec 3 §2). */
export const verticalListBlockSchema = z.object({
  ...common,
  kind: z.literal('vertical-list'),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      titleHtml: z.optional(inlineTextSchema()),
      media: z.optional(mediaSchema),
      mediaTarget: targetSchema,
    }),
  ),
  textLinkColor: z.optional(inkSchema),
  hoverColor: z.optional(inkSchema),
});
export type VerticalListBlock = z.infer<typeof verticalListBlockSchema>;

/** A row of buttons that scrolls; a button's size may differ by breakpoint: small, medium, medium unless said (spec 3 §3). */
export const ctaCollectionBlockSchema = z.object({
  ...z.omit(z.object(common), { targets: true }).shape,
  kind: z.literal('cta-collection'),
  targets: z.array(z.extend(z.omit(targetSchema, { size: true }), { size: z.optional(perBreakpoint(targetSizeSchema)) })),
});
export type CtaCollectionBlock = z.infer<typeof ctaCollectionBlockSchema>;

/** Icons of the shop that content may name; `dir` is the folder of the interface's own, or of a campaign's. */
export const CONTENT_ICONS = ['truck', 'return', 'repair', 'leaf', 'shield', 'star', 'gift', 'store', 'clock', 'phone', 'mail', 'ruler'] as const;
export const contentIconSchema = z.object({ icon: z.enum(CONTENT_ICONS), dir: z.optional(z.enum(['outline', 'filled'])) });
export type ContentIcon = z.infer<typeof contentIconSchema>;

/** Icon sizes: small to md, medium to lg, large to 3xl; four items form two columns of at most 30 rem (spec 3 §9). */
export const iconAndTextBlockSchema = z.object({
  ...common,
  kind: z.literal('icon-and-text'),
  variant: z.optional(z.enum(['icon-above-text', 'icon-left', 'one-column'])),
  iconSize: z.optional(z.enum(['small', 'medium', 'large'])),
  items: z.array(
    z.object({
      id: z.string(),
      icon: contentIconSchema,
      richText: richTextSchema(),
      target: z.optional(targetSchema),
      backgroundColor: z.optional(groundSchema),
      textColor: z.optional(inkSchema),
    }),
  ),
});
export type IconAndTextBlock = z.infer<typeof iconAndTextBlockSchema>;

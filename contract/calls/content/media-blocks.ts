import * as z from 'zod/mini';
import { desk } from './desk.ts';
import { common, placement, playerSettingsSchema, spaceSchema } from './parts.ts';

/**
 * A film of the shop's own. It plays by itself unless it is told to wait or the device asks for less motion or data; it stops with its slide
 * (spec 3 §3, §4). `cloudinaryAsset` names a film of an asset host: it is asked only where the settings name that host.
 */
export const videoBlockSchema = z.object({
  ...common,
  kind: z.literal('video'),
  playerSettings: z.optional(playerSettingsSchema),
  /** Loaded when it comes into view, and played by the shopper. */
  isLazy: z.optional(z.boolean()),
  paddings: z.optional(spaceSchema),
  cloudinaryAsset: z.optional(z.object({ cloudName: z.string(), publicId: z.string() })),
  tracks: z.optional(
    z.array(
      z.object({ src: z.string(), label: z.string(), srclang: z.string(), kind: z.enum(['captions', 'subtitles', 'descriptions', 'chapters']) }),
    ),
  ),
});
export type VideoBlock = z.infer<typeof videoBlockSchema>;

const containerIdSchema = z.string().check(z.regex(/^[\w-]{1,60}$/));

/** Photos of shoppers, filtered by a tag of the photo service (spec 3 §3). */
export const photoGalleryFilterBlockSchema = z.object({
  ...common,
  kind: z.literal('user-photo-gallery-filter'),
  containerId: containerIdSchema,
  filter: z.optional(z.string()),
});
export const photoGalleryBlockSchema = z.object({ ...common, kind: z.literal('user-photo-gallery'), containerId: containerIdSchema });
export type PhotoGalleryBlock = z.infer<typeof photoGalleryBlockSchema> | z.infer<typeof photoGalleryFilterBlockSchema>;

/** Photos of the product of the page; title and subtitle show on other pages alone (spec 3 §2). */
export const productGalleryBlockSchema = z.object({
  ...placement,
  kind: z.literal('pdp-ugc-gallery'),
  title: common.title,
  subtitle: common.subtitle,
  /** Elsewhere than on a product's page: whose photos. */
  productId: z.optional(z.string().register(desk, { widget: 'product' })),
});
export type ProductGalleryBlock = z.infer<typeof productGalleryBlockSchema>;

export const spacerBlockSchema = z.object({ ...placement, kind: z.literal('spacer') });
export type SpacerBlock = z.infer<typeof spacerBlockSchema>;

import * as z from 'zod/mini';
import { priceSchema, productHitSchema } from '../products.ts';
import { common, placement } from './parts.ts';

/** An email address that asks for the newsletter (spec 3 §2, §4, §5). */
export const newsletterFormBlockSchema = z.object({ ...common, kind: z.literal('newsletter-form') });
export type NewsletterFormBlock = z.infer<typeof newsletterFormBlockSchema>;

const upsellItemSchema = z.object({ id: z.string(), sku: z.string(), name: z.string(), url: z.string(), image: z.string(), price: priceSchema });

/** What goes with what is there: `stackedCount` of them, or 3 (spec 3 §9). */
export const upsellBlockSchema = z.object({
  ...placement,
  kind: z.literal('upsell'),
  title: common.title,
  items: z.array(upsellItemSchema),
  stackedCount: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
});
export type UpsellBlock = z.infer<typeof upsellBlockSchema>;

/** Products that a recommendation chose. The `6-cards` variant scrolls six at a time, others three on medium screens (spec 3 §9). */
export const recommendationBlockSchema = z.object({
  ...placement,
  kind: z.literal('recommendation-carousel'),
  title: common.title,
  variant: z.optional(z.enum(['6-cards', '4-cards'])),
  items: z.array(z.object({ id: z.string(), recommendationId: z.string(), hit: productHitSchema })),
  /** Of how many at most an impression is recorded. */
  impressionLimit: z.optional(z.int().check(z.minimum(1), z.maximum(24))),
});
export type RecommendationBlock = z.infer<typeof recommendationBlockSchema>;

/** How much of a yearly credit is used, for whom it is so; for everybody else nothing (spec 2 §6). */
export const spendBannerBlockSchema = z.object({
  ...placement,
  kind: z.enum(['spend-banner-athlete', 'associate-discount-banner', 'prosumer-banner']),
});
export type SpendBannerBlock = z.infer<typeof spendBannerBlockSchema>;

import * as z from 'zod/mini';
import { desk } from './desk.ts';
import { type ArticleBlock, type ArticleGridBlock, articleBlockSchema, articleGridBlockSchema } from './articles.ts';
import {
  type BenefitBarBlock,
  type CategoryCardBlock,
  type HeroBlock,
  type HeroProductOverlayBlock,
  type LinkedCardBlock,
  type MenuBannerBlock,
  type SplitBannerBlock,
  benefitBarBlockSchema,
  categoryCardBlockSchema,
  heroBlockSchema,
  heroProductOverlayBlockSchema,
  linkedCardBlockSchema,
  menuBannerBlockSchema,
  splitBannerBlockSchema,
} from './banners.ts';
import {
  type CollectionBlock,
  type CtaCollectionBlock,
  type IconAndTextBlock,
  type VerticalListBlock,
  collectionBlockSchema,
  ctaCollectionBlockSchema,
  iconAndTextBlockSchema,
  verticalListBlockSchema,
} from './collections.ts';
import { type DialogBlock, type EventDialogBlock, dialogBlockSchema, eventDialogBlockSchema } from './dialogs.ts';
import {
  type PhotoGalleryBlock,
  type ProductGalleryBlock,
  type SpacerBlock,
  type VideoBlock,
  photoGalleryBlockSchema,
  photoGalleryFilterBlockSchema,
  productGalleryBlockSchema,
  spacerBlockSchema,
  videoBlockSchema,
} from './media-blocks.ts';
import { type SecondaryNavBlock, secondaryNavBlockSchema } from './navigation.ts';
import {
  type NewsletterFormBlock,
  type RecommendationBlock,
  type SpendBannerBlock,
  type UpsellBlock,
  newsletterFormBlockSchema,
  recommendationBlockSchema,
  spendBannerBlockSchema,
  upsellBlockSchema,
} from './shopper-blocks.ts';

/** Every block that is no choice between others. */
export type PlainBlock =
  | HeroBlock
  | HeroProductOverlayBlock
  | SplitBannerBlock
  | LinkedCardBlock
  | CategoryCardBlock
  | MenuBannerBlock
  | BenefitBarBlock
  | CollectionBlock
  | VerticalListBlock
  | CtaCollectionBlock
  | IconAndTextBlock
  | VideoBlock
  | PhotoGalleryBlock
  | ProductGalleryBlock
  | SpacerBlock
  | SecondaryNavBlock
  | ArticleBlock
  | ArticleGridBlock
  | EventDialogBlock
  | DialogBlock
  | NewsletterFormBlock
  | UpsellBlock
  | RecommendationBlock
  | SpendBannerBlock;
export type PlainKind = PlainBlock['kind'];

/** Schema of each kind: the form of the editor is generated from it, and what is imported is checked with it. */
export const PLAIN_BLOCK_SCHEMAS: Readonly<Record<PlainKind, z.ZodMiniObject>> = {
  hero: heroBlockSchema,
  'hero-product-overlay': heroProductOverlayBlockSchema,
  'split-banner': splitBannerBlockSchema,
  'linked-card': linkedCardBlockSchema,
  'category-card': categoryCardBlockSchema,
  'menu-banner': menuBannerBlockSchema,
  'benefit-bar': benefitBarBlockSchema,
  collection: collectionBlockSchema,
  'vertical-list': verticalListBlockSchema,
  'cta-collection': ctaCollectionBlockSchema,
  'icon-and-text': iconAndTextBlockSchema,
  video: videoBlockSchema,
  'user-photo-gallery-filter': photoGalleryFilterBlockSchema,
  'user-photo-gallery': photoGalleryBlockSchema,
  'pdp-ugc-gallery': productGalleryBlockSchema,
  spacer: spacerBlockSchema,
  'secondary-nav': secondaryNavBlockSchema,
  'article-page': articleBlockSchema,
  'article-grid': articleGridBlockSchema,
  'event-dialog': eventDialogBlockSchema,
  dialog: dialogBlockSchema,
  'newsletter-form': newsletterFormBlockSchema,
  upsell: upsellBlockSchema,
  'recommendation-carousel': recommendationBlockSchema,
  'spend-banner-athlete': spendBannerBlockSchema,
  'associate-discount-banner': spendBannerBlockSchema,
  'prosumer-banner': spendBannerBlockSchema,
};

/** Checks a block by the schema of its kind, and names the field that is wrong. */
export const byKind = (schemas: Readonly<Record<string, z.ZodMiniObject>>) =>
  z.looseObject({ kind: z.string() }).check(({ value, issues }) => {
    const schema = Object.hasOwn(schemas, value.kind) ? schemas[value.kind] : undefined;
    if (!schema) {
      issues.push({ code: 'invalid_value', values: Object.keys(schemas), input: value.kind, path: ['kind'] });
      return;
    }
    const result = schema.safeParse(value);
    if (result.success) return;
    for (const { path, message } of result.error.issues) issues.push({ code: 'custom', message, path: [...path], input: value });
  });

export const plainBlockSchema = byKind(PLAIN_BLOCK_SCHEMAS).register(desk, { widget: 'block' }) as unknown as z.ZodMiniType<PlainBlock>;

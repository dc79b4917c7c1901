import type { BlockKind } from '#contract/calls/content/blocks.ts';
import { articleGridSamples, articlePageSamples } from './articles.ts';
import { benefitBarSamples, menuBannerSamples, splitBannerSamples } from './banners.ts';
import { categoryCardSamples, linkedCardSamples } from './cards.ts';
import { experienceSamples, filterBySamples, segmentationSamples } from './choices.ts';
import { collectionSamples } from './collections.ts';
import { dialogSamples, eventDialogSamples } from './dialogs.ts';
import { heroProductOverlaySamples, heroSamples } from './heroes.ts';
import { ctaCollectionSamples, iconAndTextSamples, secondaryNavSamples, spacerSamples, verticalListSamples } from './lists.ts';
import { photoGalleryFilterSamples, photoGallerySamples, productGallerySamples, videoSamples } from './media.ts';
import type { BlockSample } from './parts.ts';
import { newsletterFormSamples, recommendationSamples, spendBannerSamples, upsellSamples } from './shopper.ts';

/** Every kind of block that stands on a page, in each of its variants, with made-up content. */
export const BLOCK_SAMPLES: Readonly<Record<BlockKind, readonly BlockSample[]>> = {
  'split-banner': splitBannerSamples,
  hero: heroSamples,
  'hero-product-overlay': heroProductOverlaySamples,
  'linked-card': linkedCardSamples,
  'menu-banner': menuBannerSamples,
  'benefit-bar': benefitBarSamples,
  'category-card': categoryCardSamples,
  collection: collectionSamples,
  'vertical-list': verticalListSamples,
  'cta-collection': ctaCollectionSamples,
  'icon-and-text': iconAndTextSamples,
  'event-dialog': eventDialogSamples,
  dialog: dialogSamples,
  'secondary-nav': secondaryNavSamples,
  experience: experienceSamples,
  segmentation: segmentationSamples,
  video: videoSamples,
  'user-photo-gallery-filter': photoGalleryFilterSamples,
  'user-photo-gallery': photoGallerySamples,
  'pdp-ugc-gallery': productGallerySamples,
  spacer: spacerSamples,
  'filter-by': filterBySamples,
  'article-page': articlePageSamples,
  'article-grid': articleGridSamples,
  upsell: upsellSamples,
  'recommendation-carousel': recommendationSamples,
  'newsletter-form': newsletterFormSamples,
  'spend-banner-athlete': spendBannerSamples('spend-banner-athlete'),
  'associate-discount-banner': spendBannerSamples('associate-discount-banner'),
  'prosumer-banner': spendBannerSamples('prosumer-banner'),
};

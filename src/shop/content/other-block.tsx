import type { ComponentType } from 'react';
import type { PlainKind } from '#contract/calls/content/plain-blocks.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import { type HandedInKind, useHandedIn } from './block-ports.ts';
import type { BlockProps, CommonKind } from './block-props.ts';

type Renderers = { readonly [Kind in Exclude<PlainKind, HandedInKind | CommonKind>]: ComponentType<BlockProps<Kind>> };

const { SSR } = import.meta.env;

/** Kinds that a first visit seldom sees. A page loads the code of those that stand on it, and no other. */
const RENDERERS: Renderers = {
  'hero-product-overlay': deferred(
    () => import('./blocks/hero-block.tsx').then((module) => module.HeroBlock),
    SSR ? (await import('./blocks/hero-block.tsx')).HeroBlock : undefined,
  ),
  'split-banner': deferred(
    () => import('./blocks/split-banner-block.tsx').then((module) => module.SplitBannerBlock),
    SSR ? (await import('./blocks/split-banner-block.tsx')).SplitBannerBlock : undefined,
  ),
  'menu-banner': deferred(
    () => import('./blocks/menu-banner-block.tsx').then((module) => module.MenuBannerBlock),
    SSR ? (await import('./blocks/menu-banner-block.tsx')).MenuBannerBlock : undefined,
  ),
  'benefit-bar': deferred(
    () => import('./blocks/benefit-bar-block.tsx').then((module) => module.BenefitBarBlock),
    SSR ? (await import('./blocks/benefit-bar-block.tsx')).BenefitBarBlock : undefined,
  ),
  'vertical-list': deferred(
    () => import('./blocks/vertical-list-block.tsx').then((module) => module.VerticalListBlock),
    SSR ? (await import('./blocks/vertical-list-block.tsx')).VerticalListBlock : undefined,
  ),
  'cta-collection': deferred(
    () => import('./blocks/cta-collection-block.tsx').then((module) => module.CtaCollectionBlock),
    SSR ? (await import('./blocks/cta-collection-block.tsx')).CtaCollectionBlock : undefined,
  ),
  'icon-and-text': deferred(
    () => import('./blocks/icon-and-text-block.tsx').then((module) => module.IconAndTextBlock),
    SSR ? (await import('./blocks/icon-and-text-block.tsx')).IconAndTextBlock : undefined,
  ),
  video: deferred(
    () => import('./blocks/video-block.tsx').then((module) => module.VideoBlock),
    SSR ? (await import('./blocks/video-block.tsx')).VideoBlock : undefined,
  ),
  spacer: deferred(
    () => import('./blocks/spacer-block.tsx').then((module) => module.SpacerBlock),
    SSR ? (await import('./blocks/spacer-block.tsx')).SpacerBlock : undefined,
  ),
  'secondary-nav': deferred(
    () => import('./blocks/secondary-nav-block.tsx').then((module) => module.SecondaryNavBlock),
    SSR ? (await import('./blocks/secondary-nav-block.tsx')).SecondaryNavBlock : undefined,
  ),
  'article-page': deferred(
    () => import('./blocks/article-block.tsx').then((module) => module.ArticleBlock),
    SSR ? (await import('./blocks/article-block.tsx')).ArticleBlock : undefined,
  ),
  'article-grid': deferred(
    () => import('./blocks/article-grid-block.tsx').then((module) => module.ArticleGridBlock),
    SSR ? (await import('./blocks/article-grid-block.tsx')).ArticleGridBlock : undefined,
  ),
  dialog: deferred(
    () => import('./blocks/dialog-block.tsx').then((module) => module.DialogBlock),
    SSR ? (await import('./blocks/dialog-block.tsx')).DialogBlock : undefined,
  ),
  upsell: deferred(
    () => import('./blocks/upsell-block.tsx').then((module) => module.UpsellBlock),
    SSR ? (await import('./blocks/upsell-block.tsx')).UpsellBlock : undefined,
  ),
  'recommendation-carousel': deferred(
    () => import('./blocks/recommendation-block.tsx').then((module) => module.RecommendationBlock),
    SSR ? (await import('./blocks/recommendation-block.tsx')).RecommendationBlock : undefined,
  ),
};

/** The script of a kind, where the page has to fetch it. */
export const preloadOtherBlock = (kind: PlainKind): Promise<unknown> | undefined => {
  const renderers = RENDERERS as Readonly<Record<string, unknown>>;
  return (renderers[kind] as { readonly loadNow?: () => Promise<unknown> } | undefined)?.loadNow?.();
};

export const OtherBlock = (props: BlockProps<PlainKind>) => {
  const Renderer = (Object.hasOwn(RENDERERS, props.block.kind) ? RENDERERS[props.block.kind as keyof Renderers] : HandedIn) as ComponentType<
    BlockProps<PlainKind>
  >;
  return <Renderer {...props} />;
};

const HandedIn = ({ block }: BlockProps<HandedInKind>) => {
  const Handed = useHandedIn();
  // oxlint-disable-next-line react/static-components -- it comes from a context, and is the same in every render
  return Handed ? <Handed block={block} /> : null;
};

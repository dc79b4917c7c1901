import type { ComponentType } from 'react';
import type { PlainKind } from '#contract/calls/content/plain-blocks.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import type { BlockProps, CommonKind } from './block-props.ts';

type Renderers = { readonly [Kind in CommonKind]: ComponentType<BlockProps<Kind>> };

const { SSR } = import.meta.env;

const RENDERERS: Renderers = {
  hero: deferred(
    () => import('./blocks/hero-block.tsx').then((module) => module.HeroBlock),
    SSR ? (await import('./blocks/hero-block.tsx')).HeroBlock : undefined,
  ),
  'linked-card': deferred(
    () => import('./blocks/linked-card-block.tsx').then((module) => module.LinkedCardBlock),
    SSR ? (await import('./blocks/linked-card-block.tsx')).LinkedCardBlock : undefined,
  ),
  'category-card': deferred(
    () => import('./blocks/category-card-block.tsx').then((module) => module.CategoryCardBlock),
    SSR ? (await import('./blocks/category-card-block.tsx')).CategoryCardBlock : undefined,
  ),
  collection: deferred(
    () => import('./blocks/collection-block.tsx').then((module) => module.CollectionBlock),
    SSR ? (await import('./blocks/collection-block.tsx')).CollectionBlock : undefined,
  ),
};

const loadOther = () => import('./other-block.tsx');
const OtherBlock = deferred(() => loadOther().then((module) => module.OtherBlock), SSR ? (await loadOther()).OtherBlock : undefined);

/** The script of a kind, where the page has to fetch it. */
export const preloadPlainBlock = async (kind: PlainKind): Promise<void> => {
  const common = (RENDERERS as Readonly<Record<string, unknown>>)[kind] as { readonly loadNow?: () => Promise<unknown> } | undefined;
  if (common) await common.loadNow?.();
  else await Promise.all([OtherBlock.loadNow?.(), loadOther().then(({ preloadOtherBlock }) => preloadOtherBlock(kind))]);
};

/** One block that is no choice between others. */
export const PlainBlock = (props: BlockProps<PlainKind>) => {
  const Renderer = (Object.hasOwn(RENDERERS, props.block.kind) ? RENDERERS[props.block.kind as CommonKind] : OtherBlock) as ComponentType<
    BlockProps<PlainKind>
  >;
  return <Renderer {...props} />;
};

import type { PlainBlock as PlainFields } from '#contract/calls/content-blocks.ts';
import type { ProductHit } from '#contract/calls/products.ts';
import { deferred } from '#ui/lazy/deferred.tsx';

const HeroBlock = deferred(
  () => import('./hero-block.tsx').then((module) => module.HeroBlock),
  import.meta.env.SSR ? (await import('./hero-block.tsx')).HeroBlock : undefined,
);
const CategoryCardBlock = deferred(
  () => import('./category-card-block.tsx').then((module) => module.CategoryCardBlock),
  import.meta.env.SSR ? (await import('./category-card-block.tsx')).CategoryCardBlock : undefined,
);
const LinkedCardBlock = deferred(
  () => import('./linked-card-block.tsx').then((module) => module.LinkedCardBlock),
  import.meta.env.SSR ? (await import('./linked-card-block.tsx')).LinkedCardBlock : undefined,
);
const CollectionBlock = deferred(
  () => import('./collection-block.tsx').then((module) => module.CollectionBlock),
  import.meta.env.SSR ? (await import('./collection-block.tsx')).CollectionBlock : undefined,
);

export interface BlockActions {
  readonly onQuickShop?: ((hit: ProductHit, productId: string) => void) | undefined;
  readonly onIntent?: (() => void) | undefined;
}

const CARD_SIZES = '(width >= 64rem) 50vw, 100vw';

/** One block that is no choice between others. */
export const PlainBlock = ({ block, leads, onQuickShop, onIntent }: BlockActions & { readonly block: PlainFields; readonly leads: boolean }) => {
  if (block.kind === 'hero') return <HeroBlock block={block} leads={leads} />;
  if (block.kind === 'linked-card') return <LinkedCardBlock block={block} sizes={CARD_SIZES} />;
  if (block.kind === 'category-card') return <CategoryCardBlock block={block} sizes={CARD_SIZES} />;
  return <CollectionBlock block={block} onQuickShop={onQuickShop} onIntent={onIntent} />;
};

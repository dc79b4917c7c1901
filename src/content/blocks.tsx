import type { Block } from '#contract/content.ts';
import type { ArticleBlock, ContentBlock } from '#contract/content-blocks.ts';
import type { ProductHit } from '#contract/products.ts';
import { late } from '#ui/late/late.tsx';
import styles from './blocks.module.css';

const HeroBlock = late(
  () => import('./hero-block.tsx').then((module) => module.HeroBlock),
  import.meta.env.SSR ? (await import('./hero-block.tsx')).HeroBlock : undefined,
);
const CategoryCardBlock = late(
  () => import('./category-card-block.tsx').then((module) => module.CategoryCardBlock),
  import.meta.env.SSR ? (await import('./category-card-block.tsx')).CategoryCardBlock : undefined,
);
const LinkedCardBlock = late(
  () => import('./linked-card-block.tsx').then((module) => module.LinkedCardBlock),
  import.meta.env.SSR ? (await import('./linked-card-block.tsx')).LinkedCardBlock : undefined,
);
const CollectionBlock = late(
  () => import('./collection-block.tsx').then((module) => module.CollectionBlock),
  import.meta.env.SSR ? (await import('./collection-block.tsx')).CollectionBlock : undefined,
);
export interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly onQuickShop?: ((hit: ProductHit, productId: string) => void) | undefined;
  readonly onIntent?: (() => void) | undefined;
}

/** Articles stand on pages of their own kind (content-screen). */
type ShownBlock = Exclude<ContentBlock, ArticleBlock>;
const KINDS: readonly string[] = ['hero', 'linked-card', 'category-card', 'collection'] satisfies ShownBlock['kind'][];

/** The blocks that this page knows how to show. A kind from a newer shop is left out, the rest of the page stays. */
export const knownBlocks = (blocks: readonly Block[]): ShownBlock[] => blocks.filter(({ kind }) => KINDS.includes(kind)) as unknown as ShownBlock[];

const CARD_SIZES = '(width >= 64rem) 50vw, 100vw';

/** A page's blocks, one below the other. */
export const Blocks = ({ blocks, onQuickShop, onIntent }: BlocksProps) => {
  const shown = knownBlocks(blocks);
  return (
    <div className={styles.blocks}>
      {shown.map((block, index) => (
        <div
          key={block.id}
          className={styles.block}
          data-hide={block.hideOnBreakpoint?.join(' ')}
          data-margin={block.bottomMargins}
          data-kind={block.kind}
        >
          {block.kind === 'hero' ? <HeroBlock block={block} leads={index === 0} /> : null}
          {block.kind === 'linked-card' ? <LinkedCardBlock block={block} sizes={CARD_SIZES} /> : null}
          {block.kind === 'category-card' ? <CategoryCardBlock block={block} sizes={CARD_SIZES} /> : null}
          {block.kind === 'collection' ? <CollectionBlock block={block} onQuickShop={onQuickShop} onIntent={onIntent} /> : null}
        </div>
      ))}
    </div>
  );
};

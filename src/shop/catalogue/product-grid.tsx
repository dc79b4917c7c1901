import { Suspense } from 'react';
import type { ProductHit } from '#contract/calls/products.ts';
import { ProductCard } from '#src/shop/product-ui/product-card.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import type { View } from './list-search.ts';
import styles from './product-grid.module.css';

// Only a device that has been used knows a store.
const AtMyStore = deferred(() => import('./at-my-store.tsx').then((module) => module.AtMyStore), import.meta.env.SSR ? () => null : undefined);

export interface ProductGridProps {
  readonly hits: readonly ProductHit[];
  readonly view?: View | undefined;
  /** The next page is on its way: what is shown is the one before. */
  readonly stale?: boolean;
  /** Whether the grid is the first thing of its page, so that its first pictures are fetched at once. */
  readonly leads?: boolean;
  readonly onQuickShop?: ((hit: ProductHit, productId: string) => void) | undefined;
  readonly onIntent?: (() => void) | undefined;
}

const SIZES = '(width >= 100rem) 26rem, (width >= 64rem) 24vw, (width >= 40rem) 31vw, 47vw';
const COMPACT_SIZES = '(width >= 90rem) 15rem, (width >= 64rem) 18vw, (width >= 40rem) 24vw, 31vw';
/** Products side by side. Each card comes to life in a task of its own, so that a tap in between is heard. */
export const ProductGrid = ({ hits, view, stale = false, leads = true, onQuickShop, onIntent }: ProductGridProps) => (
  <ul className={styles.grid} data-view={view} data-stale={stale ? '' : undefined} aria-busy={stale || undefined}>
    {hits.map((hit, index) => (
      <li key={hit.id} className={styles.cell}>
        <Suspense>
          <ProductCard
            hit={hit}
            sizes={view === 'compact' ? COMPACT_SIZES : SIZES}
            priority={leads && index === 0}
            plain={view === 'compact'}
            hint={view === 'compact' ? null : <AtMyStore hits={hits} productId={hit.productId} />}
            onQuickShop={onQuickShop}
            onIntent={onIntent}
          />
        </Suspense>
      </li>
    ))}
  </ul>
);

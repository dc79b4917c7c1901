import { useMemo } from 'react';
import type { ProductHit } from '#contract/calls/products.ts';
import { Container } from '#ui/layout/layout.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import type { CategoryFacts } from './load-list.ts';
import { AreaSlot } from '../content/area/area-slot.tsx';
import { isBelowList, ListContent } from './list-content.tsx';
import { ProductList } from './product-list.tsx';
import styles from './category-page.module.css';

/** Brought before a list is shown: its height is that of its words, and what is below must not move. */
export const CategoryHeader = deferred(
  () => import('./category-header.tsx').then((module) => module.CategoryHeader),
  import.meta.env.SSR ? (await import('./category-header.tsx')).CategoryHeader : undefined,
);

export interface CategoryPageProps {
  readonly category: CategoryFacts;
  /** The address that the page was opened by, without its query. */
  readonly path: string;
  readonly onQuickShop?: ((hit: ProductHit, productId: string) => void) | undefined;
  readonly onIntent?: (() => void) | undefined;
}

/** The product list page of a category. */
export const CategoryPage = ({ category, path, onQuickShop, onIntent }: CategoryPageProps) => {
  const { id } = category;
  // The same objects in every render: the area waits, and must not be disturbed.
  const area = useMemo(() => ({ area: { category: id }, place: { path: path.replace(/^\/[a-z-]+/, ''), categoryId: id } }), [id, path]);
  return (
    <>
      <Container className={styles.page}>
        <CategoryHeader category={category} />
        <ListContent key={`${id}-content`} categoryId={id} />
        <ProductList key={category.id} path={path} categoryId={category.id} onQuickShop={onQuickShop} onIntent={onIntent} />
      </Container>
      <AreaSlot key={id} {...area} only={isBelowList} onQuickShop={onQuickShop} onIntent={onIntent} />
    </>
  );
};

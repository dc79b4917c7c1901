import type { ProductHit } from '#contract/calls/products.ts';
import { Container } from '#ui/layout/layout.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import type { CategoryFacts } from './load-list.ts';
import { ListContent } from './list-content.tsx';
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
export const CategoryPage = ({ category, path, onQuickShop, onIntent }: CategoryPageProps) => (
  <Container className={styles.page}>
    <CategoryHeader category={category} />
    <ListContent key={`${category.id}-content`} categoryId={category.id} />
    <ProductList key={category.id} path={path} categoryId={category.id} onQuickShop={onQuickShop} onIntent={onIntent} />
  </Container>
);

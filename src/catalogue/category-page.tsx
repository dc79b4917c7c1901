import type { ProductHit } from '#contract/products.ts';
import { Container } from '#ui/layout/layout.tsx';
import { CategoryHeader } from './category-header.tsx';
import type { CategoryFacts } from './load-list.ts';
import { ProductList } from './product-list.tsx';
import styles from './category-page.module.css';

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
    <ProductList key={category.id} path={path} categoryId={category.id} onQuickShop={onQuickShop} onIntent={onIntent} />
  </Container>
);

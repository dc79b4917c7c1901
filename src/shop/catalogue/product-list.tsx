import { useId, type FormEvent, type ReactNode } from 'react';
import type { ProductHit } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { deferred } from '#ui/lazy/deferred.tsx';
import { Button } from '#ui/button/button.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { pageCount } from '#ui/pagination/pagination-items.ts';
import { FiltersButton } from './filters-button.tsx';
import { activeFilters, withPage } from './list-changes.ts';
import { readListSearch } from './list-search.ts';
import { ProductGrid } from './product-grid.tsx';
import { itemsPerPage } from './queries.ts';
import { useList } from './use-list.ts';
import styles from './product-list.module.css';

const Pagination = deferred(
  () => import('#ui/pagination/pagination.tsx').then((module) => module.Pagination),
  import.meta.env.SSR ? (await import('#ui/pagination/pagination.tsx')).Pagination : undefined,
);
const PricesAsOf = deferred(
  () => import('#src/shop/product-ui/prices-as-of.tsx').then((module) => module.PricesAsOf),
  import.meta.env.SSR ? (await import('#src/shop/product-ui/prices-as-of.tsx')).PricesAsOf : undefined,
);
const ListFailure = deferred(
  () => import('./list-failure.tsx').then((module) => module.ListFailure),
  import.meta.env.SSR ? (await import('./list-failure.tsx')).ListFailure : undefined,
);
const ListLoading = deferred(
  () => import('./list-loading.tsx').then((module) => module.ListLoading),
  import.meta.env.SSR ? (await import('./list-loading.tsx')).ListLoading : undefined,
);
const FacetFields = deferred(
  () => import('./facet-fields.tsx').then((module) => module.FacetFields),
  import.meta.env.SSR ? (await import('./facet-fields.tsx')).FacetFields : undefined,
);
const ListToolbar = deferred(
  () => import('./list-toolbar.tsx').then((module) => module.ListToolbar),
  import.meta.env.SSR ? (await import('./list-toolbar.tsx')).ListToolbar : undefined,
);
const ActiveFilters = deferred(
  () => import('./active-filters.tsx').then((module) => module.ActiveFilters),
  import.meta.env.SSR ? (await import('./active-filters.tsx')).ActiveFilters : undefined,
);
const NothingFound = deferred(
  () => import('./nothing-found.tsx').then((module) => module.NothingFound),
  import.meta.env.SSR ? (await import('./nothing-found.tsx')).NothingFound : undefined,
);

export interface ProductListProps {
  /** The list's address without its query. */
  readonly path: string;
  readonly categoryId?: string | undefined;
  readonly onQuickShop?: ((hit: ProductHit, productId: string) => void) | undefined;
  readonly onIntent?: (() => void) | undefined;
  /** Stands in place of the usual words where nothing was found. */
  readonly empty?: ReactNode;
}

/** Filters, order, products and pages: the list of a category and of a search are the same. */
export const ProductList = ({ path, categoryId, onQuickShop, onIntent, empty }: ProductListProps) => {
  const { t, locale } = useI18n();
  const form = useId();
  const { search, query, href, go } = useList(path, categoryId);
  const { data, isPlaceholderData, error, refetch } = query;

  if (!data) return error ? <ListFailure error={error} onRetry={() => void refetch()} /> : <ListLoading />;

  const nothing = empty ?? <NothingFound search={search} href={href} />;
  if (data.total === 0 && activeFilters(search).length === 0) return nothing;

  const page = search.page ?? 1;
  const pages = pageCount(data.total, itemsPerPage(locale));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const names = new Set(given.keys());
    go({ ...readListSearch(Object.fromEntries([...names].map((name) => [name, given.getAll(name)]))), view: search.view });
  };
  return (
    <div className={styles.layout}>
      <form id={form} className={styles.sidebar} action={path} method="get" onSubmit={submit} aria-label={t('list.filters')}>
        <h2 className="visually-hidden">{t('list.filters')}</h2>
        <SkipLink target={`${form}-results`}>{t('skip.filters')}</SkipLink>
        {search.q ? <input type="hidden" name="q" value={search.q} /> : null}
        <FacetFields facets={data.facets} search={search} currency={locale.currency} onChange={go} />
        <Button type="submit" className={styles.submit}>
          {t('list.apply')}
        </Button>
      </form>
      <div className={styles.results} data-list={categoryId ?? 'search'}>
        <h2 id={`${form}-results`} className="visually-hidden" tabIndex={-1} data-page-heading="">
          {pages > 1 ? t('list.resultsPage', { page, pages }) : t('list.results')}
        </h2>
        <div className={styles.bar}>
          <FiltersButton className={styles.filters} path={path} categoryId={categoryId} search={search} />
          <ListToolbar search={search} sort={data.sort} total={data.total} form={form} href={href} onSort={go} />
        </div>
        <ActiveFilters facets={data.facets} search={search} href={href} />
        <PricesAsOf asOf={data.asOf} />
        {data.hits.length > 0 ? (
          <ProductGrid hits={data.hits} view={search.view} stale={isPlaceholderData} onQuickShop={onQuickShop} onIntent={onIntent} />
        ) : (
          nothing
        )}
        <Pagination className={styles.pages} page={page} pages={pages} href={(to) => href(withPage(search, to))} />
      </div>
    </div>
  );
};

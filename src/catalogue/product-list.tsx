import { useId, type FormEvent, type ReactNode } from 'react';
import type { ProductHit } from '#contract/products.ts';
import { useOffline } from '#src/connectivity/use-offline.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { pageCount } from '#ui/pagination/pagination-items.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FacetFields } from './facet-fields.tsx';
import { FiltersButton } from './filters-button.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListLoading } from './list-loading.tsx';
import { readListSearch, withPage } from './list-search.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ProductGrid } from './product-grid.tsx';
import { itemsPerPage } from './queries.ts';
import { useList } from './use-list.ts';
import styles from './product-list.module.css';

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
  const { t, locale, date } = useWords();
  const form = useId();
  const offline = useOffline();
  const { search, query, href, go } = useList(path, categoryId);
  const { data, isPlaceholderData, isError, refetch } = query;

  if (!data) return isError ? <ListFailure onRetry={() => void refetch()} /> : <ListLoading />;

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
        {search.q ? <input type="hidden" name="q" value={search.q} /> : null}
        <FacetFields facets={data.facets} search={search} currency={locale.currency} onChange={go} />
        <Button type="submit" className={styles.submit}>
          {t('list.apply')}
        </Button>
      </form>
      <div className={styles.results}>
        <h2 className="visually-hidden" tabIndex={-1} data-page-heading="">
          {pages > 1 ? t('list.resultsPage', { page, pages }) : t('list.results')}
        </h2>
        <ListToolbar
          search={search}
          sort={data.sort}
          total={data.total}
          form={form}
          href={href}
          onSort={go}
          filters={<FiltersButton className={styles.filters} path={path} categoryId={categoryId} search={search} />}
        />
        <ActiveFilters facets={data.facets} search={search} href={href} />
        {offline ? (
          <Banner compact icon={<WifiOffIcon size={16} />} role="status">
            {t('list.asOf', { time: date(data.asOf, { hour: '2-digit', minute: '2-digit' }) })}
          </Banner>
        ) : null}
        {data.hits.length > 0 ? (
          <ProductGrid hits={data.hits} view={search.view} stale={isPlaceholderData} onQuickShop={onQuickShop} onIntent={onIntent} />
        ) : (
          (empty ?? <NothingFound search={search} href={href} />)
        )}
        <Pagination className={styles.pages} page={page} pages={pages} href={(to) => href(withPage(search, to))} />
      </div>
    </div>
  );
};

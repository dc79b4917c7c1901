import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { ProductHit } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Container } from '#ui/layout/layout.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { AreaSlot } from '../content/area/area-slot.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { ProductList } from './product-list.tsx';
import { listQuery } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import { useList } from './use-list.ts';
import styles from './search-page.module.css';

// Seen only where nothing is searched for.
const SearchHub = deferred(
  () => import('./search-hub.tsx').then((module) => module.SearchHub),
  import.meta.env.SSR ? (await import('./search-hub.tsx')).SearchHub : undefined,
);

export interface SearchPageProps {
  readonly onQuickShop?: ((hit: ProductHit, productId: string) => void) | undefined;
  readonly onIntent?: (() => void) | undefined;
  /** Draws the articles that are found beside the products. */
  readonly stories?: (q: string) => ReactNode;
  /** What is shown where a search finds nothing. */
  readonly instead?: ReactNode;
}

/** What a search finds, with filters like any list; nothing found leads on to another spelling and to what others look for. */
export const SearchPage = ({ onQuickShop, onIntent, stories, instead }: SearchPageProps) => {
  const { t, locale } = useI18n();
  const path = `/${locale.id}/search`;
  const { api } = useRouter().options.context;
  const { search, href } = useList(path);
  const { data } = useQuery({ ...listQuery({ api, locale }, { search }) });
  const { q } = search;
  const isEmpty = data?.total === 0;
  const area = useMemo(() => ({ search: isEmpty ? ('empty' as const) : ('results' as const), q }), [isEmpty, q]);
  if (!q) return <SearchHub />;
  const meant = data?.didYouMean;
  return (
    <>
      <Container className={styles.page}>
        <header className={styles.header}>
          <SearchBox className={styles.box} />
          <Heading level={1} size="xl" tabIndex={-1}>
            {t('search.resultsFor', { q })}
          </Heading>
          {meant ? (
            <p className={styles.meant}>
              {t('search.didYouMean')} <TextLink href={href({ q: meant })}>{meant}</TextLink>
            </p>
          ) : null}
        </header>
        <ProductList
          path={path}
          onQuickShop={onQuickShop}
          onIntent={onIntent}
          empty={
            <>
              <NothingFound search={search} href={href} />
              <PopularSearches />
              {instead}
            </>
          }
        />
        {stories?.(q)}
      </Container>
      {data ? <AreaSlot area={area} onQuickShop={onQuickShop} onIntent={onIntent} /> : null}
    </>
  );
};

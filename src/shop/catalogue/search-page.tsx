import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ProductHit } from '#contract/calls/products.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { Container } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { ProductList } from './product-list.tsx';
import { listQuery } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import { useList } from './use-list.ts';
import styles from './search-page.module.css';

export interface SearchPageProps {
  readonly onQuickShop?: ((hit: ProductHit, productId: string) => void) | undefined;
  readonly onIntent?: (() => void) | undefined;
  /** Draws the articles that are found beside the products. */
  readonly stories?: (q: string) => ReactNode;
}

/** What a search finds, with filters like any list; nothing found leads on to another spelling and to what others look for. */
export const SearchPage = ({ onQuickShop, onIntent, stories }: SearchPageProps) => {
  const { t, locale } = useWords();
  const path = `/${locale.id}/search`;
  const { api } = useRouter().options.context;
  const { search, href } = useList(path);
  const { data } = useQuery({ ...listQuery({ api, locale }, { search }) });
  if (!search.q) return <SearchHub />;
  const meant = data?.didYouMean;
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <SearchBox className={styles.box} />
        <Heading level={1} size="xl" tabIndex={-1}>
          {t('search.resultsFor', { q: search.q })}
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
          </>
        }
      />
      {stories?.(search.q)}
    </Container>
  );
};

/** The search before anything is searched for. */
export const SearchHub = () => {
  const { t } = useWords();
  return (
    <Container className={styles.hub}>
      <Heading level={1} size="xl" tabIndex={-1}>
        {t('search.title')}
      </Heading>
      <SearchBox size="lg" takesFocus />
      <PopularSearches />
    </Container>
  );
};

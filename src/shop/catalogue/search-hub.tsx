import { useQuery } from '@tanstack/react-query';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Collection } from '#contract/calls/components.ts';
import { NotLoaded } from '#src/base/connectivity/load-states.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ScanIcon } from '#ui/icon/scan-icon.tsx';
import { Container } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { AreaSlot } from '../content/area/area-slot.tsx';
import { ArticleList } from '../content/blocks/article-list.tsx';
import { collectionsQuery, hubQuery } from './hub-query.ts';
import { LinkChips } from './popular-searches.tsx';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';
import styles from './search-hub.module.css';

const HUB = { search: 'hub' } as const;

/** The search before anything is searched for: own and others' searches, departments, collections, articles. */
export const SearchHub = () => {
  const { t, locale } = useI18n('shop', 'discovery');
  const { api } = useRouter().options.context;
  const offline = useOffline();
  const { data: hub, isError, refetch } = useQuery(hubQuery({ api, locale }));
  const { data: found } = useQuery(collectionsQuery({ api }));
  const knowsNothing = hub !== undefined && hub.popular.length + hub.categories.length + hub.articles.length === 0;
  return (
    <Container className={styles.hub}>
      <Heading level={1} size="xl" tabIndex={-1}>
        {t('search.title')}
      </Heading>
      <SearchBox size="lg" takesFocus />
      <ButtonLink className={styles.scan} variant="quiet" start={<ScanIcon size={20} />} href={`/${locale.id}/scan`}>
        {t('menu.scan')}
      </ButtonLink>
      <RecentSearches />
      {isError ? (
        <NotLoaded title={t('hub.failedTitle')} onAgain={() => void refetch()}>
          {t('hub.failedText')}
        </NotLoaded>
      ) : null}
      {offline && knowsNothing ? <Text>{t('hub.nothing')}</Text> : null}
      {hub ? (
        <>
          <LinkChips title={t('search.popular')} links={hub.popular} onFollow={rememberSearch} />
          <LinkChips title={t('search.categories')} links={hub.categories.map(({ name, url }) => ({ text: name, url }))} />
        </>
      ) : null}
      {found && found.collections.length > 0 ? <Collections collections={found.collections} /> : null}
      {hub && hub.articles.length > 0 ? (
        <section className={styles.section} aria-label={t('search.articles')}>
          <Heading size="md">{t('search.articles')}</Heading>
          <ArticleList articles={hub.articles} columns={3} />
        </section>
      ) : null}
      <AreaSlot area={HUB} />
    </Container>
  );
};

/** The searches of this device, which the server knows nothing of. */
const RecentSearches = () => {
  const { t, locale } = useI18n('shop');
  const [recent, setRecent] = useState(readRecentSearches);
  if (!useHydrated()) return null;
  return (
    <LinkChips
      title={t('search.recent')}
      links={recent.map((text) => ({ text, url: `/${locale.id}/search?q=${encodeURIComponent(text)}` }))}
      onFollow={rememberSearch}
    >
      <Button
        variant="link"
        className={styles.forget}
        onClick={() => {
          forgetSearches();
          setRecent([]);
        }}
      >
        {t('search.forget')}
      </Button>
    </LinkChips>
  );
};

const Collections = ({ collections }: { readonly collections: readonly Collection[] }) => {
  const { t } = useI18n('discovery');
  return (
    <section className={styles.section} aria-label={t('hub.collections')}>
      <Heading size="md">{t('hub.collections')}</Heading>
      <ul className={styles.collections}>
        {collections.map(({ id, title, url, count, picture }) => (
          <li key={id}>
            <Link className={styles.collection} href={url}>
              <ProductPicture className={styles.picture} picture={picture} sizes="(width >= 40rem) 200px, 45vw" widths={[160, 240, 320]} decorative />
              <span className={styles.name}>{title}</span>
              <span className={styles.count}>{t('hub.count', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

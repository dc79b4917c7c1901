import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Api } from '#src/base/api/client.ts';
import { isMissing } from '#src/base/api/is-missing.ts';
import { NotLoaded, Waiting } from '#src/base/connectivity/load-states.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductCard } from '#src/shop/product-ui/product-card.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { HeartIcon } from '#ui/icon/heart-icon.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import styles from './favorites-page.module.css';

export interface SharedFavoritesPageProps {
  readonly api: Api;
  readonly shareId: string;
}

const SIZES = '(width >= 100rem) 26rem, (width >= 64rem) 24vw, (width >= 40rem) 31vw, 47vw';

/** Of another person's list nothing is kept on this device: it goes with the page. */
const sharedQuery = (api: Api, shareId: string) =>
  queryOptions({
    queryKey: ['favorites-share', shareId],
    queryFn: ({ signal }) => api('wishlists.getFavoritesShare', { params: { favoriteId: shareId }, signal }),
    retry: (count, failure) => count < 2 && !isMissing(failure),
  });

/** The favorites that somebody shared: to look at, and to change nothing. */
export const SharedFavoritesPage = ({ api, shareId }: SharedFavoritesPageProps) => {
  const { t, locale } = useI18n('sharing');
  const offline = useOffline();
  const { data, error, isFetching, refetch } = useQuery(sharedQuery(api, shareId));
  const pageSize = settingsFor(locale.id).pageSizes.favorites;
  const [shown, setShown] = useState(pageSize);
  const home = <ButtonLink href={`/${locale.id}`}>{t('share.goHome')}</ButtonLink>;

  // A link that was cut short is no id: the shop calls it malformed, for the reader it is the same.
  if (error && (isMissing(error) || !/^[0-9a-f-]{36}$/.test(shareId))) {
    return (
      <Page>
        <EmptyState headingLevel={2} title={t('share.goneTitle')} actions={home}>
          <p>{t('share.goneText')}</p>
        </EmptyState>
      </Page>
    );
  }
  if (!data) {
    return (
      <Page>
        {error || offline ? (
          <NotLoaded title={t('share.failedTitle')} busy={isFetching} onAgain={() => void refetch()}>
            {t(offline ? 'share.offlineText' : 'loyalty.failedText')}
          </NotLoaded>
        ) : (
          <Waiting className={styles.grid}>
            {['one', 'two', 'three', 'four'].map((name) => (
              <Skeleton key={name} shape="4/5" />
            ))}
          </Waiting>
        )}
      </Page>
    );
  }
  if (data.total === 0) {
    return (
      <Page>
        <EmptyState headingLevel={2} icon={<HeartIcon size={40} />} title={t('share.empty')} actions={home} />
      </Page>
    );
  }
  return (
    <Page count={data.total}>
      <ul className={styles.grid}>
        {data.items.slice(0, shown).map(({ itemId, product }) => (
          <li key={itemId} className={styles.cell}>
            {product ? <ProductCard hit={product} sizes={SIZES} plain /> : <p>{t('share.withdrawn')}</p>}
          </li>
        ))}
      </ul>
      {data.items.length > shown ? (
        <Button className={styles.more} variant="secondary" onClick={() => setShown(shown + pageSize)}>
          {t('share.more')}
        </Button>
      ) : null}
    </Page>
  );
};

const Page = ({ count, children }: { count?: number; children: ReactNode }) => {
  const { t } = useI18n('sharing');
  return (
    <TitledPage title={t('share.pageTitle')} count={count === undefined ? undefined : t('share.count', { count })}>
      {children}
    </TitledPage>
  );
};

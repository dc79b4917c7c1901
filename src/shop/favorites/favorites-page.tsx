import { use, useEffect, useState, type ReactNode } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import { momentText } from '#src/base/i18n/moment-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { FavoriteMark, type FavoriteMarkProps } from '#src/shop/product-ui/favorite-mark.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { HeartIcon } from '#ui/icon/heart-icon.tsx';
import { WifiOffIcon } from '#ui/icon/wifi-off-icon.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { FavoriteCard, type FavoriteCardProps } from './favorite-card.tsx';
import { FavoriteNotices } from './favorite-notices.tsx';
import { favorites } from './favorites.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import { useFavorites } from './use-favorites.ts';
import styles from './favorites-page.module.css';

export interface FavoritesPageProps extends Pick<FavoriteCardProps, 'onQuickShop' | 'onIntent'> {
  /** Beside a list that has something on it. */
  readonly share?: ReactNode;
}

/** The favorites. The server renders the frame alone; what is on the list comes from the device first, and works without the shop. */
export const FavoritesPage = ({ share, ...props }: FavoritesPageProps) => {
  const i18n = useI18n('lists');
  const { t, locale } = i18n;
  const list = useFavorites();
  const heart = use(FavoriteMark);
  const offline = useOffline();
  const [unopened, setUnopened] = useState(false);
  const pageSize = settingsFor(locale.id).pageSizes.favorites;
  const [shown, setShown] = useState(pageSize);
  useEffect(() => {
    let gone = false;
    favorites.open().catch(() => {
      if (!gone) setUnopened(true);
    });
    return () => {
      gone = true;
    };
  }, []);
  const { entries, reading, failed, asOf } = list;
  // Here the card goes with its heart, so there is a way back.
  const removingHeart = (props: FavoriteMarkProps): ReactNode => heart?.({ ...props, onRemove: () => removeWithUndo(props.card.id, i18n) });
  const again = (): void => {
    setUnopened(false);
    favorites.refresh().catch(() => setUnopened(true));
  };

  if (entries === null ? !unopened : entries.length === 0 && reading && !failed && !offline) {
    return (
      <Page>
        <div className={styles.grid} aria-busy="true">
          <p className="visually-hidden" role="status">
            {t('loading')}
          </p>
          {['one', 'two', 'three', 'four'].map((name) => (
            <Skeleton key={name} shape="4/5" />
          ))}
        </div>
      </Page>
    );
  }
  if (entries === null || (entries.length === 0 && reading)) {
    const isOffline = offline && entries !== null;
    return (
      <Page>
        <FavoriteNotices list={list} />
        <EmptyState
          headingLevel={2}
          icon={isOffline ? <WifiOffIcon size={40} /> : undefined}
          title={t(isOffline ? 'favorites.offlineTitle' : 'favorites.failedTitle')}
          actions={isOffline ? undefined : <Button onClick={again}>{t('failure.again')}</Button>}
        >
          <p>{t(isOffline ? 'favorites.offlineText' : 'favorites.failedText')}</p>
        </EmptyState>
      </Page>
    );
  }
  if (entries.length === 0) {
    return (
      <Page>
        <FavoriteNotices list={list} />
        <EmptyState
          headingLevel={2}
          icon={<HeartIcon size={40} />}
          title={t('favorites.emptyTitle')}
          actions={<ButtonLink href={`/${locale.id}`}>{t('favorites.emptyAction')}</ButtonLink>}
        >
          <p>{t('favorites.emptyText')}</p>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page count={entries.length}>
      <FavoriteNotices list={list} />
      {offline && asOf ? <OfflineNote compact>{t('prices.asOf', { time: momentText(i18n, asOf) })}</OfflineNote> : null}
      {share}
      <FavoriteMark value={removingHeart}>
        <ul className={styles.grid}>
          {entries.slice(0, shown).map((entry) => (
            <li key={entry.key} className={styles.cell}>
              <FavoriteCard entry={entry} {...props} />
            </li>
          ))}
        </ul>
      </FavoriteMark>
      {entries.length > shown ? (
        <Button className={styles.more} variant="secondary" onClick={() => setShown(shown + pageSize)}>
          {t('favorites.more')}
        </Button>
      ) : null}
    </Page>
  );
};

const Page = ({ count, children }: { count?: number; children: ReactNode }) => {
  const { t } = useI18n('lists');
  return (
    <TitledPage title={t('favorites.title')} count={count === undefined ? undefined : t('favorites.products', { count })}>
      {children}
    </TitledPage>
  );
};

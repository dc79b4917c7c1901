import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Store } from '#contract/calls/stores.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { PlaceSearch } from './place-search.tsx';
import { StoreCard } from './store-card.tsx';
import { openLocationConfirmation } from './store-dialogs.ts';
import { storesQuery } from './stores-query.ts';
import { useKeptStore } from './use-kept-store.ts';
import { usePlace } from './use-place.ts';
import styles from './store-finder.module.css';

export interface StoreFinderProps {
  /** Makes it the shopper's own; what is to be picked up elsewhere may move along. */
  readonly onChoose: (store: Pick<Store, 'id' | 'name'>) => void;
  readonly onDrop: () => void;
}

/** Stores near a place with their hours, the shopper's own first. On the device alone: where somebody looks is theirs. */
export const StoreFinder = ({ onChoose, onDrop }: StoreFinderProps) => {
  const i18n = useI18n('stores', 'shop');
  const { t, locale } = i18n;
  const offline = useOffline();
  const [openNow, setOpenNow] = useState(false);
  const kept = useKeptStore();
  const where = usePlace(async (place) => (await openLocationConfirmation(i18n, place)) === true);
  const { data, isError, isFetching, refetch } = useQuery({
    ...storesQuery(useApi(), { place: where.place, countryCode: locale.country, upcs: [], openNow }),
    placeholderData: (last) => last,
  });
  const isMine = (store: Store): boolean => store.id === kept?.id;
  const stores = data?.stores.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)));
  return (
    <Stack gap={5}>
      <Text>{t('stores.intro')}</Text>
      {offline ? <OfflineNote>{t('stores.offline')}</OfflineNote> : null}
      <div className={styles.filters}>
        <PlaceSearch {...where} />
        <Checkbox checked={openNow} onChange={(event) => setOpenNow(event.target.checked)}>
          {t('stores.onlyOpen')}
        </Checkbox>
      </div>
      <p className="visually-hidden" role="status">
        {stores && !isFetching ? t('stores.count', { count: stores.length }) : t('loading')}
      </p>
      {isError && !stores ? (
        <Stack gap={3} align="start" role="alert">
          <Text>{t('stores.failed')}</Text>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Stack>
      ) : null}
      {!stores && !isError ? <Skeleton lines={12} /> : null}
      {stores?.length === 0 ? (
        <Stack gap={3} align="start">
          <Text>{t('stores.none')}</Text>
          {where.isAnywhere ? null : (
            <Button variant="secondary" onClick={where.forget}>
              {t('places.showAll')}
            </Button>
          )}
        </Stack>
      ) : null}
      <ul className={styles.stores} aria-busy={isFetching}>
        {stores?.map((store) => (
          <StoreCard key={store.id} store={store} mine={isMine(store)} onChoose={() => onChoose(store)} onDrop={onDrop} />
        ))}
      </ul>
    </Stack>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/base/api/use-api.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { collectionPointsQuery } from './collection-points-query.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { PlaceRow } from './place-row.tsx';
import { openLocationConfirmation } from './store-dialogs.ts';
import { usePlace } from './use-place.ts';
import styles from './place-dialog.module.css';

/** Counters where parcels wait. Closes with `{ store }`, or with `{}` to have it brought home after all. */
export default function CollectionDialog({ props: { chosenId, notBefore }, close }: DialogContent<'collection-point'>) {
  const words = useWords('shop');
  const where = usePlace(async (place) => (await openLocationConfirmation(words, place)) === true);
  const { data, ...asking } = useQuery({
    ...collectionPointsQuery(useApi(), where.place, words.locale.country),
    placeholderData: (last) => last,
  });
  const points = data?.collectionPoints;
  return (
    <PlaceDialog
      {...asking}
      where={where}
      found={points?.length}
      count={words.t('collection.count', { count: points?.length ?? 0 })}
      failed={words.t('collection.failed')}
      none={words.t('collection.none')}
      sorting={words.t(where.isAnywhere ? 'collection.anywhere' : 'collection.nearest')}
      onShip={chosenId === undefined ? undefined : () => close({})}
    >
      {points?.map((point) => (
        <PlaceRow
          key={point.id}
          place={point}
          chosen={point.id === chosenId}
          onChoose={() => close({ store: { id: point.id, name: point.name, code: 'pudo' } })}
        >
          <p className={styles.fact}>
            {words.money(point.price.amount, point.price.currency)}
            <span className={styles.days}>
              {' · '}
              {notBefore === undefined
                ? words.t('collection.days', { carrier: point.carrier, min: point.deliveryTime.minDays, max: point.deliveryTime.maxDays })
                : `${point.carrier} · ${words.t('fulfil.shipDays', { when: arrivalWhen(words, { code: 'pudo', deliveryTime: { ...point.deliveryTime, notBefore } }) })}`}
            </span>
          </p>
        </PlaceRow>
      ))}
    </PlaceDialog>
  );
}

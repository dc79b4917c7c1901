import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
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
  const i18n = useI18n('shop');
  const where = usePlace(async (place) => (await openLocationConfirmation(i18n, place)) === true);
  const { data, ...asking } = useQuery({
    ...collectionPointsQuery(useApi(), where.place, i18n.locale.country),
    placeholderData: (last) => last,
  });
  const points = data?.collectionPoints;
  return (
    <PlaceDialog
      {...asking}
      where={where}
      found={points?.length}
      count={i18n.t('collection.count', { count: points?.length ?? 0 })}
      failed={i18n.t('collection.failed')}
      none={i18n.t('collection.none')}
      sorting={i18n.t(where.isAnywhere ? 'collection.anywhere' : 'collection.nearest')}
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
            {i18n.money(point.price.amount, point.price.currency)}
            <span className={styles.days}>
              {' · '}
              {notBefore === undefined
                ? i18n.t('collection.days', { carrier: point.carrier, min: point.deliveryTime.minDays, max: point.deliveryTime.maxDays })
                : `${point.carrier} · ${i18n.t('fulfil.shipDays', { when: arrivalWhen(i18n, { code: 'pudo', deliveryTime: { ...point.deliveryTime, notBefore } }) })}`}
            </span>
          </p>
        </PlaceRow>
      ))}
    </PlaceDialog>
  );
}

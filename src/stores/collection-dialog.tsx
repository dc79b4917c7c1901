import { useQuery } from '@tanstack/react-query';
import type { CollectionPoint } from '#contract/stores.ts';
import { useApi } from '#src/api/use-api.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import type { DialogContent } from '#ui/dialog/dialog-manager.ts';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { collectionPointsQuery } from './collection-points-query.ts';
import { Distance } from './distance.tsx';
import { PlaceSearch } from './place-search.tsx';
import { hoursToday } from './store-hours.ts';
import { usePlace } from './use-place.ts';
import styles from './pickup-dialog.module.css';

/** Counters where parcels wait. Closes with `{ store }`, or with `{}` to have it brought home after all. */
export default function CollectionDialog({ props, close }: DialogContent<'collection-point'>) {
  const words = useWords('shop');
  const where = usePlace();
  const { data, isError, isFetching, refetch } = useQuery({
    ...collectionPointsQuery(useApi(), where.place, words.locale.country),
    placeholderData: (last) => last,
  });
  const points = data?.collectionPoints;
  return (
    <>
      <DialogBody>
        <div className={styles.pickup}>
          <PlaceSearch {...where} />
          <div aria-live="polite" aria-busy={isFetching}>
            {isError && !points ? (
              <div className={styles.empty} role="alert">
                <p>{words.t('collection.failed')}</p>
                <Button variant="secondary" onClick={() => void refetch()}>
                  {words.t('again')}
                </Button>
              </div>
            ) : null}
            {!points && !isError ? <Skeleton lines={9} /> : null}
            {points?.length === 0 ? <p className={styles.empty}>{words.t('collection.none')}</p> : null}
            <ul className={styles.stores}>
              {points?.map((point) => (
                <PointRow
                  key={point.id}
                  point={point}
                  chosen={point.id === props.chosenId}
                  onChoose={() => close({ store: { id: point.id, name: point.name, code: 'pudo' } })}
                />
              ))}
            </ul>
          </div>
        </div>
      </DialogBody>
      {props.chosenId === undefined ? null : (
        <DialogFooter>
          <Button variant="secondary" onClick={() => close({})}>
            {words.t('pickup.shipInstead')}
          </Button>
        </DialogFooter>
      )}
    </>
  );
}

const PointRow = ({ point, chosen, onChoose }: { point: CollectionPoint; chosen: boolean; onChoose: () => void }) => {
  const words = useWords('shop');
  const hours = hoursToday(point);
  const { minDays: min, maxDays: max } = point.deliveryTime;
  return (
    <li className={styles.store}>
      <div className={styles.words}>
        <h3 className={styles.name}>{point.name}</h3>
        <p className={styles.address}>
          {point.addressLine1}, {point.city}
          <Distance km={point.distance} />
        </p>
        <p className={styles.address}>{hours ? words.t('stores.openToday', { from: hours[0], to: hours[1] }) : words.t('stores.closedToday')}</p>
        <p className={styles.stock}>
          {words.money(point.price.amount, point.price.currency)}
          <span className={styles.days}> · {words.t('collection.days', { carrier: point.carrier, min, max })}</span>
        </p>
      </div>
      <Button
        size="sm"
        variant={chosen ? 'primary' : 'secondary'}
        aria-pressed={chosen}
        onClick={onChoose}
        aria-label={words.t('stores.chooseName', { store: point.name })}
      >
        {words.t(chosen ? 'stores.chosen' : 'stores.choose')}
      </Button>
    </li>
  );
};

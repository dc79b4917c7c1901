import { useQuery } from '@tanstack/react-query';
import { settingsFor } from '#contract/settings.ts';
import type { Store } from '#contract/stores.ts';
import { useApi } from '#src/api/use-api.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import type { DialogContent } from '#ui/dialog/dialog-manager.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Distance } from './distance.tsx';
import { PlaceSearch } from './place-search.tsx';
import { hoursToday } from './store-hours.ts';
import { bySoonest, storesQuery } from './stores-query.ts';
import { usePlace } from './use-place.ts';
import styles from './pickup-dialog.module.css';

/** Stores with their stock of one variant. Closes with `{ store }`, or with `{}` to have it shipped after all. */
export default function PickupDialog({ props, close }: DialogContent<'pickup-in-store'>) {
  const words = useWords('shop');
  const api = useApi();
  const where = usePlace();
  const { data, isError, isFetching, refetch } = useQuery({
    ...storesQuery(api, { place: where.place, countryCode: words.locale.country, upcs: [props.upc] }),
    placeholderData: (last) => last,
  });

  const stores = data ? bySoonest(data.stores, props.upc) : undefined;
  return (
    <>
      <DialogBody>
        <div className={styles.pickup}>
          <PlaceSearch {...where} />
          <div aria-live="polite" aria-busy={isFetching}>
            {isError && !stores ? (
              <div className={styles.empty} role="alert">
                <p>{words.t('stores.failed')}</p>
                <Button variant="secondary" onClick={() => void refetch()}>
                  {words.t('again')}
                </Button>
              </div>
            ) : null}
            {!stores && !isError ? <Skeleton lines={9} /> : null}
            {stores?.length === 0 ? <p className={styles.empty}>{words.t('stores.none')}</p> : null}
            <ul className={styles.stores}>
              {stores?.map((store) => (
                <StoreRow
                  key={store.id}
                  store={store}
                  upc={props.upc}
                  chosen={store.id === props.chosenId}
                  onChoose={() => close({ store: { id: store.id, name: store.name } })}
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

const StoreRow = ({ store, upc, chosen, onChoose }: { store: Store; upc: string; chosen: boolean; onChoose: () => void }) => {
  const words = useWords('shop');
  const { lowStockThreshold } = settingsFor(words.locale.id);
  const pieces = store.stock?.[upc] ?? 0;
  const hours = hoursToday(store);
  return (
    <li className={styles.store}>
      <div className={styles.words}>
        <h3 className={styles.name}>{store.name}</h3>
        <p className={styles.address}>
          {store.addressLine1}, {store.city}
          <Distance km={store.distance} />
        </p>
        <p className={styles.address}>{hours ? words.t('stores.openToday', { from: hours[0], to: hours[1] }) : words.t('stores.closedToday')}</p>
        <p className={styles.stock} data-stock={pieces === 0 ? 'none' : pieces <= lowStockThreshold ? 'low' : 'some'}>
          {pieces === 0
            ? words.t('stock.out')
            : pieces <= lowStockThreshold
              ? `${words.t('stock.low')} · ${words.t('stock.left', { count: pieces })}`
              : words.t('stock.available')}
          {pieces > 0 && store.pickupDays !== undefined ? (
            <span className={styles.days}> · {words.t('stores.pickupDays', { days: store.pickupDays })}</span>
          ) : null}
        </p>
      </div>
      <Button
        size="sm"
        variant={chosen ? 'primary' : 'secondary'}
        disabled={pieces === 0}
        aria-pressed={chosen}
        onClick={onChoose}
        aria-label={words.t('stores.chooseName', { store: store.name })}
      >
        {words.t(chosen ? 'stores.chosen' : 'stores.choose')}
      </Button>
    </li>
  );
};

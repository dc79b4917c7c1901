import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { settingsFor } from '#contract/settings.ts';
import type { Store } from '#contract/stores.ts';
import { useApi } from '#src/api/use-api.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { DialogBody, DialogFooter } from '#ui/dialog/dialog-parts.tsx';
import type { DialogContent } from '#ui/dialog/dialog-manager.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { PinIcon } from '#ui/icon/pin-icon.tsx';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { hoursToday } from './store-hours.ts';
import { bySoonest, type Place, storesQuery } from './stores-query.ts';
import styles from './pickup-dialog.module.css';

const MEMORY = 'waymark.store-place';
const MILES = 0.621371;

/** The place that was searched last on this device; coordinates are never kept. */
const remembered = (): Place => {
  try {
    const query = localStorage.getItem(MEMORY);
    return query ? { query } : {};
  } catch {
    return {};
  }
};

/** Stores with their stock of one variant. Closes with `{ store }`, or with `{}` to have it shipped after all. */
export default function PickupDialog({ props, close }: DialogContent<'pickup-in-store'>) {
  const words = useWords('shop');
  const api = useApi();
  const [place, setPlace] = useState(remembered);
  const [typed, setTyped] = useState(place.query ?? '');
  const [locating, setLocating] = useState<'no' | 'asking' | 'refused'>('no');
  const { data, isError, isFetching, refetch } = useQuery({
    ...storesQuery(api, { place, countryCode: words.locale.country, upcs: [props.upc] }),
    placeholderData: (last) => last,
  });

  const search = (event: FormEvent): void => {
    event.preventDefault();
    const query = typed.trim();
    setPlace(query ? { query } : {});
    try {
      localStorage.setItem(MEMORY, query);
    } catch {
      // A place that is not remembered is typed again.
    }
  };
  const locate = (): void => {
    setLocating('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating('no');
        setTyped('');
        // Some 1 km is near enough to sort stores by.
        setPlace({ latitude: Math.round(coords.latitude * 100) / 100, longitude: Math.round(coords.longitude * 100) / 100 });
      },
      () => setLocating('refused'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };

  const stores = data ? bySoonest(data.stores, props.upc) : undefined;
  return (
    <>
      <DialogBody>
        <div className={styles.pickup}>
          <form className={styles.search} role="search" onSubmit={search}>
            <Field label={words.t('stores.near')} error={locating === 'refused' ? words.t('stores.locateFailed') : undefined}>
              <TextInput
                value={typed}
                maxLength={100}
                autoComplete="postal-code"
                placeholder={words.t('stores.placeholder')}
                onChange={(event) => setTyped(event.target.value)}
                end={<IconButton type="submit" size="sm" label={words.t('stores.search')} icon={<SearchIcon size={20} />} />}
              />
            </Field>
            {'geolocation' in navigator ? (
              <Button variant="link" start={<PinIcon size={18} />} loading={locating === 'asking'} onClick={locate}>
                {words.t('stores.locate')}
              </Button>
            ) : null}
          </form>
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
  const { measures, lowStockThreshold } = settingsFor(words.locale.id);
  const pieces = store.stock?.[upc] ?? 0;
  const hours = hoursToday(store);
  const distance = store.distance === undefined ? undefined : measures.distance === 'mi' ? store.distance * MILES : store.distance;
  return (
    <li className={styles.store}>
      <div className={styles.words}>
        <h3 className={styles.name}>{store.name}</h3>
        <p className={styles.address}>
          {store.addressLine1}, {store.city}
          {distance === undefined ? null : (
            <span className={styles.distance}>
              {' '}
              ·{' '}
              {words.number(distance, {
                style: 'unit',
                unit: measures.distance === 'mi' ? 'mile' : 'kilometer',
                maximumFractionDigits: distance < 10 ? 1 : 0,
              })}
            </span>
          )}
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

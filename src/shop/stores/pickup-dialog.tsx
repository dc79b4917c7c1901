import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Store } from '#contract/calls/stores.ts';
import { ratesFor } from '#pricing/shipping-rates.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import { pickupDays } from '#src/shop/product-ui/pickup-days.ts';
import type { DialogContent } from '#ui/dialog-manager/dialog-manager.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { PlaceRow } from './place-row.tsx';
import { inKilometres, roundDistanceText } from './distance-text.ts';
import { openLocationConfirmation } from './store-dialogs.ts';
import { bySoonest, DISTANCES, storesQuery, USUAL_DISTANCE, type Within } from './stores-query.ts';
import { useKeptStore } from './use-kept-store.ts';
import { usePlace } from './use-place.ts';
import styles from './place-dialog.module.css';

/**
 * Stores with their stock of one variant: picked up where the units are, sent to a store that does not have them. Closes with `{ store }`, or with `{}`
 * to have it shipped after all.
 */
export default function PickupDialog({
  props: { upc, qty = 1, ships = false, chosenId, sent = false, notBefore },
  close,
}: DialogContent<'pickup-in-store'>) {
  const i18n = useI18n('shop');
  const kept = useKeptStore();
  const where = usePlace(async (place) => (await openLocationConfirmation(i18n, place)) === true);
  const [within, setWithin] = useState<Within>(USUAL_DISTANCE);
  const isNear = !where.isAnywhere && within !== null;
  const { data, ...asking } = useQuery({
    ...storesQuery(useApi(), {
      place: where.place,
      countryCode: i18n.locale.country,
      upcs: [upc],
      radius: isNear ? inKilometres(i18n, within) : undefined,
    }),
    placeholderData: (last) => last,
  });
  const sends = ({ services }: Store): boolean => ships && services.includes('sts');
  const stores = data ? bySoonest(data.stores, { upc, qty, sends, mine: kept?.id }) : undefined;
  const unitsAt = (store: Store): number => store.stock?.[upc] ?? 0;
  const wayTo = (store: Store): 'pickup' | 'sts' | undefined => {
    // What is on its way there stays chosen, whatever came to the shelf since.
    if (sends(store) && ((sent && store.id === chosenId) || unitsAt(store) < qty)) return 'sts';
    return unitsAt(store) >= qty ? 'pickup' : undefined;
  };
  const hasSome = stores?.some((store) => unitsAt(store) >= qty);
  return (
    <PlaceDialog
      {...asking}
      where={where}
      found={stores?.length}
      count={i18n.t('stores.count', { count: stores?.length ?? 0 })}
      failed={i18n.t('stores.failed')}
      none={isNear ? i18n.t('pickup.noneWithin', { distance: roundDistanceText(i18n, within) }) : i18n.t('stores.none')}
      onFurther={isNear ? () => setWithin(null) : undefined}
      narrow={
        where.isAnywhere ? null : (
          <Field label={i18n.t('places.within')}>
            <Select value={within ?? ''} onChange={({ target }) => setWithin(DISTANCES.find((one) => String(one) === target.value) ?? null)}>
              {DISTANCES.map((one) => (
                <option key={one} value={one ?? ''}>
                  {one === null ? i18n.t('places.anywhere') : roundDistanceText(i18n, one)}
                </option>
              ))}
            </Select>
          </Field>
        )
      }
      sorting={i18n.t(where.isAnywhere ? 'pickup.anywhere' : 'pickup.nearest')}
      remark={hasSome ? undefined : i18n.t(stores?.some(sends) ? 'pickup.nowhereSent' : 'pickup.nowhere', { count: qty })}
      onShip={chosenId === undefined ? undefined : () => close({})}
    >
      {stores?.map((store) => {
        const way = wayTo(store);
        const { id, name } = store;
        return (
          <PlaceRow
            key={id}
            place={store}
            mine={id === kept?.id}
            chosen={id === chosenId && way === (sent ? 'sts' : 'pickup')}
            sends={way === 'sts'}
            onChoose={way && (() => close({ store: { id, name, ...(way === 'sts' && { code: way }) } }))}
          >
            <StockThere units={unitsAt(store)} qty={qty} days={store.pickupDays} way={way} notBefore={notBefore} />
          </PlaceRow>
        );
      })}
    </PlaceDialog>
  );
}

interface StockThereProps {
  readonly units: number;
  /** How many are wanted. */
  readonly qty: number;
  readonly days: number | undefined;
  readonly way: 'pickup' | 'sts' | undefined;
  readonly notBefore: string | undefined;
}

const StockThere = ({ units, qty, days, way, notBefore }: StockThereProps) => {
  const i18n = useI18n('shop');
  const isLow = units <= settingsFor(i18n.locale.id).lowStockThreshold;
  const stock =
    units === 0
      ? i18n.t('stock.out')
      : units < qty
        ? i18n.t('pickup.tooFew', { units, count: qty })
        : isLow
          ? `${i18n.t('stock.low')} · ${i18n.t('stock.left', { count: units })}`
          : i18n.t('stock.available');
  const [min, max] = ratesFor(i18n.locale.id, 'sts')[0]?.days ?? [0, 0];
  const sendDays = () =>
    notBefore === undefined
      ? i18n.t('pickup.sendDays', { min, max })
      : i18n.t('fulfil.shipDays', { when: arrivalWhen(i18n, { code: 'sts', deliveryTime: { minDays: min, maxDays: max, notBefore } }) });
  const ready =
    way === 'sts'
      ? sendDays()
      : way && days !== undefined
        ? i18n.t('stores.pickupDays', { days: pickupDays(i18n.locale.id, days, notBefore) })
        : undefined;
  return (
    <p className={styles.fact} data-stock={units < qty ? 'none' : isLow ? 'low' : 'some'}>
      {stock}
      {ready === undefined ? null : <span className={styles.days}> · {ready}</span>}
    </p>
  );
};

import { useQuery } from '@tanstack/react-query';
import { settingsFor } from '#contract/settings.ts';
import type { Store } from '#contract/stores.ts';
import { useApi } from '#src/api/use-api.ts';
import { useWords } from '#src/i18n/use-words.ts';
import type { DialogContent } from '#ui/dialog/dialog-manager.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { PlaceRow } from './place-row.tsx';
import { bySoonest, storesQuery } from './stores-query.ts';
import { useKeptStore } from './use-kept-store.ts';
import { usePlace } from './use-place.ts';
import styles from './place-dialog.module.css';

/** Stores with their stock of one variant. Closes with `{ store }`, or with `{}` to have it shipped after all. */
export default function PickupDialog({ props: { upc, chosenId }, close }: DialogContent<'pickup-in-store'>) {
  const words = useWords('shop');
  const kept = useKeptStore();
  const where = usePlace();
  const { data, ...asking } = useQuery({
    ...storesQuery(useApi(), { place: where.place, countryCode: words.locale.country, upcs: [upc] }),
    placeholderData: (last) => last,
  });
  const stores = data ? bySoonest(data.stores, upc, kept?.id) : undefined;
  const piecesAt = (store: Store): number => store.stock?.[upc] ?? 0;
  return (
    <PlaceDialog
      {...asking}
      where={where}
      found={stores?.length}
      count={words.t('stores.count', { count: stores?.length ?? 0 })}
      failed={words.t('stores.failed')}
      none={words.t('stores.none')}
      sorting={words.t(where.isAnywhere ? 'pickup.anywhere' : 'pickup.nearest')}
      remark={stores?.some((store) => piecesAt(store) > 0) ? undefined : words.t('pickup.nowhere')}
      onShip={chosenId === undefined ? undefined : () => close({})}
    >
      {stores?.map((store) => (
        <PlaceRow
          key={store.id}
          place={store}
          mine={store.id === kept?.id}
          chosen={store.id === chosenId}
          onChoose={piecesAt(store) > 0 ? () => close({ store: { id: store.id, name: store.name } }) : undefined}
        >
          <StockThere pieces={piecesAt(store)} days={store.pickupDays} />
        </PlaceRow>
      ))}
    </PlaceDialog>
  );
}

const StockThere = ({ pieces, days }: { pieces: number; days: number | undefined }) => {
  const words = useWords('shop');
  const isLow = pieces <= settingsFor(words.locale.id).lowStockThreshold;
  if (pieces === 0)
    return (
      <p className={styles.fact} data-stock="none">
        {words.t('stock.out')}
      </p>
    );
  return (
    <p className={styles.fact} data-stock={isLow ? 'low' : 'some'}>
      {isLow ? `${words.t('stock.low')} · ${words.t('stock.left', { count: pieces })}` : words.t('stock.available')}
      {days === undefined ? null : <span className={styles.days}> · {words.t('stores.pickupDays', { days })}</span>}
    </p>
  );
};

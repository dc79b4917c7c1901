import type { Variant } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog-manager/dialog-manager.ts';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import type { ChosenStore } from './chosen-store.ts';
import styles from './fulfilment-choice.module.css';

// There is a store only after somebody has chosen one: the server never draws these.
const ReserveChoice = deferred(() => import('./reserve-choice.tsx').then((module) => module.ReserveChoice), undefined);
const MyStoreOffer = deferred(
  () => import('./my-store-offer.tsx').then((module) => module.MyStoreOffer),
  import.meta.env.SSR ? () => useI18n().t('pickup.offer') : undefined,
  // Holds its line.
  '\u00a0',
);
const SentToStore = deferred(() => import('./sent-to-store.tsx').then((module) => module.SentToStore), undefined);

export interface FulfilmentChoiceProps {
  readonly variant: Variant | undefined;
  readonly store: ChosenStore | undefined;
  /** The day on which it is out. */
  readonly notBefore?: string | undefined;
  readonly onChange: (store: ChosenStore | undefined) => void;
  /** Stock in stores is a question about one variant: asks to choose one first. */
  readonly onMissing: () => void;
  /** UPCs of the sizes beside it. */
  readonly upcs?: readonly string[];
  /** Pieces by UPC in the store of the people who sell there. */
  readonly onShelf?: (units: Readonly<Record<string, number>>) => void;
}

const ignore = (): void => undefined;
const NONE: readonly string[] = [];

/** Shipped unless a store is chosen; the store list with its stock opens on request. */
export const FulfilmentChoice = ({ variant, store, notBefore, onChange, onMissing, upcs = NONE, onShelf = ignore }: FulfilmentChoiceProps) => {
  const i18n = useI18n();
  const pick = async (): Promise<void> => {
    if (!variant) {
      onMissing();
      return;
    }
    const { upc, inventory } = variant;
    const chosen = (await openDialog('pickup-in-store', {
      upc,
      ships: inventory !== 'OutOfStock',
      chosenId: store?.id,
      sent: store?.code !== undefined,
      notBefore,
    }).closed) as { store?: Pick<ChosenStore, 'id' | 'name' | 'code'> } | undefined;
    if (chosen) onChange(chosen.store && { ...chosen.store, upc });
  };
  return (
    <div className={styles.choice}>
      <StoreIcon size={20} />
      <div>
        <p>
          {store?.code ? (
            <SentToStore name={store.name} notBefore={notBefore} />
          ) : store ? (
            i18n.t('pickup.at', { store: store.name })
          ) : (
            <MyStoreOffer variant={variant} upcs={upcs} notBefore={notBefore} onChange={onChange} onShelf={onShelf} />
          )}
        </p>
        <p className={styles.actions}>
          <Button
            variant="link"
            onClick={() => void pick()}
            onPointerEnter={() => preloadDialog('pickup-in-store')}
            onFocus={() => preloadDialog('pickup-in-store')}
          >
            {i18n.t(store ? 'pickup.change' : 'pickup.find')}
          </Button>
          {store ? (
            <Button variant="link" onClick={() => onChange(undefined)}>
              {i18n.t('pickup.shipInstead')}
            </Button>
          ) : null}
        </p>
        {store && !store.code && store.upc === variant?.upc ? (
          <ReserveChoice checked={store.reserve ?? false} onChange={(reserve) => onChange({ ...store, reserve })} />
        ) : null}
      </div>
    </div>
  );
};

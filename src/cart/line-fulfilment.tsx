import type { CartLine } from '#db/cart/view.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog/dialog-manager.ts';
import { MailIcon } from '#ui/icon/mail-icon.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { TruckIcon } from '#ui/icon/truck-icon.tsx';
import { basket } from './basket.ts';
import styles from './line-fulfilment.module.css';

/** How one line reaches the shopper, and the other way it could. */
export const LineFulfilment = ({ line }: { line: CartLine }) => {
  const words = useWords('shop');
  const { item } = line;
  const option = item.shippingOptions.find(({ selected }) => selected) ?? item.shippingOptions[0];
  const store = option?.storeInfo;
  const days = option?.shippingMethod.deliveryTime;
  if (item.isDigitalProduct) {
    return (
      <p className={styles.way}>
        <MailIcon size={16} />
        <span>{item.giftOption?.email ? words.t('fulfil.emailTo', { email: item.giftOption.email }) : words.t('fulfil.email')}</span>
      </p>
    );
  }
  const pick = async (): Promise<void> => {
    const chosen = (await openDialog('pickup-in-store', { upc: item.upc, chosenId: store?.id }).closed) as
      | { store?: { id: string; name: string } }
      | undefined;
    if (chosen) basket.setFulfilment(line, chosen.store ?? null);
  };
  const prepare = (): void => preloadDialog('pickup-in-store');
  return (
    <p className={styles.way}>
      {store ? <StoreIcon size={16} /> : <TruckIcon size={16} />}
      <span className={styles.words}>
        <span>
          {store
            ? words.t('pickup.at', { store: store.name })
            : days && days.maxDays > 0
              ? words.t('fulfil.shipDays', { min: days.minDays, max: days.maxDays })
              : words.t('fulfil.ship')}
        </span>
        {item.bonus ? null : (
          <Button
            variant="link"
            size="sm"
            onClick={() => void pick()}
            onPointerEnter={prepare}
            onFocus={prepare}
            aria-label={words.t(store ? 'fulfil.changeStoreOf' : 'fulfil.pickupOf', { name: item.name })}
          >
            {words.t(store ? 'pickup.change' : 'fulfil.pickup')}
          </Button>
        )}
        {store ? (
          <Button variant="link" size="sm" onClick={() => basket.setFulfilment(line, null)}>
            {words.t('pickup.shipInstead')}
          </Button>
        ) : null}
      </span>
    </p>
  );
};

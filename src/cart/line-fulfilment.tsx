import { useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { SetFulfilmentArgs } from '#db/cart/mutators/set-fulfilment.ts';
import type { CartLine, LineMark } from '#db/cart/view.ts';
import { shippingIdOf } from '#pricing/shipping.ts';
import { useWords } from '#src/i18n/use-words.ts';
import type { Words } from '#src/i18n/words.ts';
import { arrivalWhen } from '#src/merchandise/arrival-when.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog/dialog-manager.ts';
import { MailIcon } from '#ui/icon/mail-icon.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { TruckIcon } from '#ui/icon/truck-icon.tsx';
import { basket } from './basket.ts';
import { useCart } from './use-cart.ts';
import styles from './line-fulfilment.module.css';

type Option = CartLine['item']['shippingOptions'][number];
type Entry = Cart['shippingMethods'][number];

/** The line is as the shop has it. Of pieces that wait it has not said yet that they are put aside. */
const COUNTED: ReadonlySet<LineMark> = new Set(['saved', 'refused']);

/** How a line that somebody carries comes, in words. */
const wayOf = ({ shippingMethod: { code, deliveryTime }, storeInfo }: Option, entry: Entry | undefined, words: Words): string => {
  const { t } = words;
  if (code === 'pickup' && storeInfo) return t('pickup.at', { store: storeInfo.name });
  if (deliveryTime.maxDays === 0) return storeInfo ? t('fulfil.sentTo', { store: storeInfo.name }) : t('fulfil.ship');
  // The parcel's own way, such as express, and the place it goes to: as the checkout tells it.
  const method = entry?.applicableShippingMethods.find((candidate) => candidate.code === entry.code);
  const when = arrivalWhen(words, { code, deliveryTime, storeId: storeInfo?.id, ...method });
  if (code === 'customs') return t('fulfil.customs', { when });
  return storeInfo ? t('fulfil.sendTo', { store: storeInfo.name, when }) : t('fulfil.shipDays', { when });
};

/** Whether the warehouse has it: a store without it can have it sent. What is collected says so by what else it could be. */
const isSendable = ({ shippingOptions, availability, qty }: CartLine['item'], option: Option | undefined): boolean =>
  option?.shippingMethod.code === 'pickup'
    ? shippingOptions.some(({ shippingMethod }) => shippingMethod.code === 'standard')
    : availability.quantity >= qty;

/** The shopper's own store is named by a reading alone, not by the answer to a change: what was offered there stays offered. */
const useStoreOptions = ({ shippingOptions, qty }: CartLine['item'], inStore: boolean): { pickup: Option | undefined; sts: Option | undefined } => {
  const [read, setRead] = useState(shippingOptions);
  const isOther = ({ selected, storeInfo }: Option): boolean => !selected && storeInfo !== undefined;
  const options = inStore || shippingOptions.some(isOther) ? shippingOptions : read;
  if (options !== read) setRead(options);
  const others = options.filter(isOther);
  return {
    pickup: others.find(({ shippingMethod, storeInfo }) => shippingMethod.code === 'pickup' && (storeInfo?.storeInventory ?? 0) >= qty),
    sts: others.find(({ shippingMethod }) => shippingMethod.code === 'sts'),
  };
};

/** How one line reaches the shopper, and the other ways it could. */
export const LineFulfilment = ({ line }: { line: CartLine }) => {
  const words = useWords('shop');
  const { view } = useCart();
  const [now] = useState(() => new Date().toISOString());
  const { item } = line;
  const option = item.shippingOptions.find(({ selected }) => selected) ?? item.shippingOptions[0];
  if (item.isDigitalProduct) {
    const { email } = item.giftOption ?? {};
    return (
      <p className={styles.way}>
        <MailIcon size={16} />
        <span>{email ? words.t('fulfil.emailTo', { email }) : words.t('fulfil.email')}</span>
      </p>
    );
  }
  const store = option?.storeInfo;
  const code = option?.shippingMethod.code;
  const shippingId = code && shippingIdOf(code, store?.id);
  const entry = view?.cart.shippingMethods.find((candidate) => candidate.shippingId === shippingId);
  const isFixed = item.bonus || code === 'customs';
  return (
    <p className={styles.way}>
      {store ? <StoreIcon size={16} /> : <TruckIcon size={16} />}
      <span className={styles.words}>
        <span>{option ? wayOf(option, entry, words) : words.t('fulfil.ship')}</span>
        {item.reservedUntil && item.reservedUntil > now && COUNTED.has(line.mark) && store && code === 'pickup' ? (
          <span>{words.t('fulfil.reserved', { time: words.date(item.reservedUntil, { timeStyle: 'short' }) })}</span>
        ) : null}
        {isFixed ? null : <OtherWays line={line} option={option} />}
      </span>
    </p>
  );
};

const OtherWays = ({ line, option }: { line: CartLine; option: Option | undefined }) => {
  const words = useWords('shop');
  const { item } = line;
  const { name } = item;
  const store = option?.storeInfo;
  const code = option?.shippingMethod.code;
  const atPoint = code === 'pudo';
  const inStore = store !== undefined && !atPoint;
  const chooseAt = async (place: 'pickup-in-store' | 'collection-point'): Promise<void> => {
    const chosenId = (place === 'collection-point') === atPoint ? store?.id : undefined;
    const answer =
      place === 'collection-point'
        ? openDialog(place, { chosenId })
        : openDialog(place, { upc: item.upc, qty: item.qty, ships: isSendable(item, option), chosenId, sent: code === 'sts' });
    const chosen = (await answer.closed) as { store?: NonNullable<SetFulfilmentArgs['store']> } | undefined;
    if (chosen) basket.setFulfilment(line, chosen.store ?? null);
  };
  const chooser = (place: 'pickup-in-store' | 'collection-point') => ({
    variant: 'link' as const,
    size: 'sm' as const,
    onClick: () => void chooseAt(place),
    onPointerEnter: () => preloadDialog(place),
    onFocus: () => preloadDialog(place),
  });
  const { pickup, sts } = useStoreOptions(item, inStore);
  const there = (pickup ?? sts)?.storeInfo;
  const thereText = pickup ? (inStore ? 'fulfil.pickupThere' : 'pickup.at') : inStore ? 'fulfil.sts' : 'fulfil.stsAt';
  return (
    <>
      {there ? (
        <Button
          variant="link"
          size="sm"
          aria-label={words.t(pickup ? 'change.pickup' : 'fulfil.stsOf', { name, store: there.name })}
          onClick={() => basket.setFulfilment(line, { id: there.id, name: there.name, ...(!pickup && { code: 'sts' }) })}
        >
          {words.t(thereText, { store: there.name })}
        </Button>
      ) : null}
      <Button
        {...chooser('pickup-in-store')}
        aria-label={words.t(inStore ? 'fulfil.changeStoreOf' : there ? 'fulfil.otherStoreOf' : 'fulfil.pickupOf', { name })}
      >
        {words.t(inStore ? 'pickup.change' : there ? 'fulfil.otherStore' : 'fulfil.pickup')}
      </Button>
      <Button {...chooser('collection-point')} aria-label={words.t(atPoint ? 'fulfil.changePointOf' : 'fulfil.collectionOf', { name })}>
        {words.t(atPoint ? 'pickup.change' : 'fulfil.collection')}
      </Button>
      {store ? (
        <Button variant="link" size="sm" onClick={() => basket.setFulfilment(line, null)}>
          {words.t('pickup.shipInstead')}
        </Button>
      ) : null}
    </>
  );
};

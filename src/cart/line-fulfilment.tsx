import { useState } from 'react';
import type { SetFulfilmentArgs } from '#db/cart/mutators/set-fulfilment.ts';
import type { CartLine, LineMark } from '#db/cart/view.ts';
import { useWords } from '#src/i18n/use-words.ts';
import type { Words } from '#src/i18n/words.ts';
import { Button } from '#ui/button/button.tsx';
import { openDialog, preloadDialog } from '#ui/dialog/dialog-manager.ts';
import { MailIcon } from '#ui/icon/mail-icon.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { TruckIcon } from '#ui/icon/truck-icon.tsx';
import { basket } from './basket.ts';
import styles from './line-fulfilment.module.css';

type Option = CartLine['item']['shippingOptions'][number];

/** The line is as the shop has it. Of pieces that wait it has not said yet that they are put aside. */
const COUNTED: ReadonlySet<LineMark> = new Set(['saved', 'refused']);

/** How a line that somebody carries comes, in words. */
const wayOf = ({ shippingMethod, storeInfo }: Option, t: Words['t']): string => {
  const { minDays: min, maxDays: max } = shippingMethod.deliveryTime;
  const known = max > 0;
  if (shippingMethod.code === 'customs') return t('fulfil.customs', { min, max });
  if (!storeInfo) return known ? t('fulfil.shipDays', { min, max }) : t('fulfil.ship');
  return shippingMethod.code === 'pickup' || !known
    ? t('pickup.at', { store: storeInfo.name })
    : t('fulfil.sendTo', { store: storeInfo.name, min, max });
};

/** How one line reaches the shopper, and the other ways it could. */
export const LineFulfilment = ({ line }: { line: CartLine }) => {
  const words = useWords('shop');
  const [now] = useState(() => new Date().toISOString());
  const { item } = line;
  const option = item.shippingOptions.find(({ selected }) => selected) ?? item.shippingOptions[0];
  if (item.isDigitalProduct) {
    const { email, sendOn } = item.giftOption ?? {};
    return (
      <p className={styles.way}>
        <MailIcon size={16} />
        <span>
          {email ? words.t('fulfil.emailTo', { email }) : words.t('fulfil.email')}
          {sendOn ? ` · ${words.date(sendOn, { dateStyle: 'long', timeZone: 'UTC' })}` : null}
        </span>
      </p>
    );
  }
  const store = option?.storeInfo;
  const code = option?.shippingMethod.code;
  const isFixed = item.bonus || code === 'customs';
  return (
    <p className={styles.way}>
      {store ? <StoreIcon size={16} /> : <TruckIcon size={16} />}
      <span className={styles.words}>
        <span>{option ? wayOf(option, words.t) : words.t('fulfil.ship')}</span>
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
  const atPoint = option?.shippingMethod.code === 'pudo';
  const inStore = store && !atPoint;
  const chooseAt = async (place: 'pickup-in-store' | 'collection-point'): Promise<void> => {
    const chosenId = (place === 'collection-point') === atPoint ? store?.id : undefined;
    const answer = place === 'collection-point' ? openDialog(place, { chosenId }) : openDialog(place, { upc: item.upc, chosenId });
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
  const sts = inStore ? item.shippingOptions.find(({ selected, shippingMethod }) => !selected && shippingMethod.code === 'sts') : undefined;
  return (
    <>
      <Button {...chooser('pickup-in-store')} aria-label={words.t(inStore ? 'fulfil.changeStoreOf' : 'fulfil.pickupOf', { name })}>
        {words.t(inStore ? 'pickup.change' : 'fulfil.pickup')}
      </Button>
      {sts?.storeInfo ? (
        <Button
          variant="link"
          size="sm"
          aria-label={words.t('fulfil.stsOf', { name, store: sts.storeInfo.name })}
          onClick={() => sts.storeInfo && basket.setFulfilment(line, { id: sts.storeInfo.id, name: sts.storeInfo.name, code: 'sts' })}
        >
          {words.t('fulfil.sts')}
        </Button>
      ) : null}
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

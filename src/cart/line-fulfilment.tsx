import { useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { CartLine, LineMark } from '#db/cart/view.ts';
import { shippingIdOf } from '#pricing/shipping.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import { MailIcon } from '#ui/icon/mail-icon.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { TruckIcon } from '#ui/icon/truck-icon.tsx';
import { chosenOption } from './chosen-option.ts';
import { useCart } from './use-cart.ts';
import styles from './line-fulfilment.module.css';

type Option = CartLine['item']['shippingOptions'][number];
type Entry = Cart['shippingMethods'][number];

/** The server has the line. For pending units it has not confirmed the reservation. */
const COUNTED: ReadonlySet<LineMark> = new Set(['saved', 'refused']);

/** The fulfilment of a delivered line, as text. */
const wayOf = ({ shippingMethod: { code, deliveryTime }, storeInfo }: Option, entry: Entry | undefined, i18n: I18n): string => {
  const { t } = i18n;
  if (code === 'pickup' && storeInfo) return t('pickup.at', { store: storeInfo.name });
  if (deliveryTime.maxDays === 0) return storeInfo ? t('fulfil.sentTo', { store: storeInfo.name }) : t('fulfil.ship');
  // The parcel's shipping method, such as express, and its destination, as in the checkout.
  const method = entry?.applicableShippingMethods.find((candidate) => candidate.code === entry.code);
  const when = arrivalWhen(i18n, { code, deliveryTime, storeId: storeInfo?.id, ...method });
  if (code === 'customs') return t('fulfil.customs', { when });
  return storeInfo ? t('fulfil.sendTo', { store: storeInfo.name, when }) : t('fulfil.shipDays', { when });
};

/** Includes the day if it is another day. */
const untilText = (i18n: I18n, until: string, now: string): string => {
  const isToday = new Date(until).toDateString() === new Date(now).toDateString();
  return i18n.date(until, { ...(!isToday && { weekday: 'short' }), hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
};

/** How one line reaches the shopper. */
export const LineFulfilment = ({ line }: { line: CartLine }) => {
  const i18n = useI18n('shop');
  const { view } = useCart();
  const [now] = useState(() => new Date().toISOString());
  const { item } = line;
  const option = chosenOption(item);
  if (item.isDigitalProduct) {
    const { email } = item.giftOption ?? {};
    return (
      <p className={styles.way}>
        <MailIcon size={16} />
        <span>{email ? i18n.t('fulfil.emailTo', { email }) : i18n.t('fulfil.email')}</span>
      </p>
    );
  }
  const store = option?.storeInfo;
  const code = option?.shippingMethod.code;
  const shippingId = code && shippingIdOf(code, store?.id);
  const entry = view?.cart.shippingMethods.find((candidate) => candidate.shippingId === shippingId);
  return (
    <p className={styles.way}>
      {store ? <StoreIcon size={16} /> : <TruckIcon size={16} />}
      <span className={styles.words}>
        <span>{option ? wayOf(option, entry, i18n) : i18n.t('fulfil.ship')}</span>
        {item.reservedUntil && item.reservedUntil > now && COUNTED.has(line.mark) && store && code === 'pickup' ? (
          <span>{i18n.t('fulfil.reserved', { time: untilText(i18n, item.reservedUntil, now) })}</span>
        ) : null}
      </span>
    </p>
  );
};

import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { minutesToCutOff } from '#pricing/delivery-calendar.ts';
import { publicRules } from '#pricing/public-rules.ts';
import { ratesFor } from '#pricing/shipping-rates.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import { MailIcon } from '#ui/icon/mail-icon.tsx';
import { TruckIcon } from '#ui/icon/truck-icon.tsx';
import styles from './delivery-promise.module.css';

export interface DeliveryPromiseProps {
  readonly digital: boolean;
  readonly customs?: { readonly minDays: number; readonly maxDays: number } | undefined;
  /** The day on which it is out. */
  readonly notBefore?: string | undefined;
}

/** When it comes and from what amount that is free: the same rules that the cart is priced with. */
export const DeliveryPromise = ({ digital, customs, notBefore }: DeliveryPromiseProps) => {
  const i18n = useI18n();
  const hydrated = useHydrated();
  const [opened] = useState(() => new Date());
  const now = hydrated ? opened : null;
  const ahead = notBefore !== undefined && new Date(notBefore) > opened ? new Date(notBefore) : null;
  if (digital) {
    return (
      <ul className={styles.promises}>
        <li>
          <MailIcon size={20} />
          <span>{i18n.t('delivery.digital')}</span>
        </li>
      </ul>
    );
  }
  const rules = publicRules(i18n.locale.id);
  const free = rules.promotions.find(({ effect }) => effect.type === 'free-shipping' && effect.codes.includes('standard'))?.threshold?.[
    rules.currency
  ];
  const [standard] = ratesFor(i18n.locale.id, 'standard');
  if (!standard) return null;
  const [min, max] = customs ? [customs.minDays, customs.maxDays] : standard.days;
  // The page is drawn for everybody before its reader's moment is known. What is not out yet comes on the same days for all of them.
  const ordered = now ?? ahead;
  const when =
    ordered && arrivalWhen(i18n, { code: customs ? 'customs' : 'standard', deliveryTime: { minDays: min, maxDays: max, notBefore } }, ordered);
  const left = now && !customs ? minutesToCutOff(now, i18n.locale.id, notBefore) : undefined;
  return (
    <ul className={styles.promises}>
      <li>
        <TruckIcon size={20} />
        <span>
          {when
            ? i18n.t(customs ? 'delivery.customsBy' : 'delivery.standardBy', { when })
            : i18n.t(customs ? 'delivery.customs' : 'delivery.standard', { min, max })}
          {left === undefined ? null : (
            <> {i18n.t('delivery.orderWithin', { time: i18n.t('delivery.time', { hours: Math.floor(left / 60), minutes: left % 60 }) })}</>
          )}
          {free === undefined || customs ? null : <span className={styles.quiet}> {i18n.t('delivery.freeFrom', { amount: i18n.money(free) })}</span>}
        </span>
      </li>
    </ul>
  );
};

import { type ReactNode, useEffect, useRef } from 'react';
import type { Order } from '#contract/calls/checkout.ts';
import { ordererOf } from '#contract/calls/orderer.ts';
import { arrivalOfShipment } from '#pricing/delivery-calendar.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { CheckIcon } from '#ui/icon/check-icon.tsx';
import { MailIcon } from '#ui/icon/mail-icon.tsx';
import { PrinterIcon } from '#ui/icon/printer-icon.tsx';
import { StoreIcon } from '#ui/icon/store-icon.tsx';
import { TruckIcon } from '#ui/icon/truck-icon.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import { AddressText } from '#src/base/address/address-text.tsx';
import { deliveryTimeText } from './delivery-methods.tsx';
import { ItemList } from './item-list.tsx';
import { MailedTo } from './mailed-to.tsx';
import { PaidWith } from './paid-with.tsx';
import { ReviewSection } from './review-section.tsx';
import styles from './confirmation-page.module.css';

type Shipment = Order['shipments'][number];
type Way = 'door' | 'store' | 'mail';

const wayOf = ({ shippingId, storeId }: Shipment): Way => (storeId ? 'store' : shippingId === 'digital' ? 'mail' : 'door');
const TITLES = { door: 'summary.deliverTo', store: 'summary.collectAt', mail: 'summary.mailTo' } as const;
const NEXT = { door: 'next.door', store: 'next.store', mail: 'next.mail' } as const;
const ICONS = { door: TruckIcon, store: StoreIcon, mail: MailIcon } as const;

export interface OrderReceiptProps {
  readonly order: Order;
  readonly fromStore: boolean;
  readonly totals: ReactNode;
  readonly keep: ReactNode;
  /** Somebody has just ordered, rather than opened or reloaded the page. */
  readonly arrived: boolean;
}

/** The order as it was placed: to read, to print, to keep. */
export const OrderReceipt = ({ order, fromStore, totals, keep, arrived }: OrderReceiptProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The page was there before its order: whoever listens is told once there is something to tell.
  useEffect(() => {
    const { activeElement } = document;
    if (arrived && (activeElement === document.body || activeElement?.tagName === 'MAIN')) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  const i18n = useI18n('checkout');
  const { t, locale } = i18n;
  const { orderNumber, placedAt, items, shipments, billingAddress, state } = order;
  const { email, firstName: name } = ordererOf(order);
  const ways = [...new Set(shipments.map(wayOf))];
  const onward = {
    href: fromStore ? (items[0]?.pdpUrl ?? `/${locale.id}`) : `/${locale.id}`,
    children: t(fromStore ? 'confirmation.backToProduct' : 'confirmation.home'),
  };
  const counter = { href: `/${locale.id}/in-store`, children: t('confirmation.toCounter') };
  const underWay = state === 'PLACING' || state === 'AUTHENTICATING';
  return (
    <article className={styles.page}>
      <header className={styles.thanks}>
        <span className={styles.mark}>
          <CheckIcon size={28} />
        </span>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {t(underWay ? 'confirmation.underWay' : 'confirmation.thanks', { name })}
        </h1>
        <p className={styles.lead}>{t('confirmation.mailed', { email })}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('confirmation.number')}</dt>
            <dd className={styles.number}>{orderNumber}</dd>
          </div>
          <div>
            <dt>{t('confirmation.date')}</dt>
            <dd>{i18n.date(placedAt)}</dd>
          </div>
          <div>
            <dt>{t('confirmation.arrives')}</dt>
            <dd>{arrivals(i18n, order)}</dd>
          </div>
        </dl>
        <Row className={styles.actions} wrap="fill" data-print="hide">
          <Button variant="secondary" start={<PrinterIcon size={18} />} onClick={() => print()}>
            {t('confirmation.print')}
          </Button>
          <ButtonLink variant="quiet" {...(order.inStoreSalesInfo ? counter : onward)} />
        </Row>
      </header>
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next" className={styles.heading}>
          {t('next.title')}
        </h2>
        <ol className={styles.steps}>
          <li>
            <MailIcon size={20} />
            <span>{t('next.letter')}</span>
          </li>
          {ways.map((way) => {
            const WayIcon = ICONS[way];
            return (
              <li key={way}>
                <WayIcon size={20} />
                <span>{t(way === 'mail' && !items.some(isMailedNow) ? 'next.mailLater' : NEXT[way])}</span>
              </li>
            );
          })}
        </ol>
      </section>
      {underWay ? null : keep}
      <div className={styles.columns}>
        <section aria-labelledby="bought">
          <h2 id="bought" className={styles.heading}>
            {t('items.label')}
          </h2>
          <ItemList items={items} label={t('items.label')} />
          <div className={styles.totals}>{totals}</div>
        </section>
        <div>
          {shipments.map((shipment) => {
            const way = wayOf(shipment);
            const { shippingId, address, storeName, storeAddress, label } = shipment;
            return (
              <ReviewSection key={shippingId} title={t(TITLES[way])}>
                {storeName ? <p>{storeName}</p> : null}
                {storeAddress ? <p className={styles.quiet}>{storeAddress}</p> : null}
                {way === 'mail' ? <MailedTo items={items} orderer={address} /> : null}
                {way === 'door' && address ? <AddressText address={address} /> : null}
                {way === 'store' && address ? <p>{`${address.firstName} ${address.lastName}`}</p> : null}
                <p className={styles.quiet}>{`${label} · ${deliveryTimeText(i18n, shipment, { items, ordered: new Date(placedAt) })}`}</p>
              </ReviewSection>
            );
          })}
          <ReviewSection title={t('payment.title')}>
            <PaidWith order={order} />
          </ReviewSection>
          <ReviewSection title={t('billing.title')}>
            <AddressText address={billingAddress} />
          </ReviewSection>
        </div>
      </div>
    </article>
  );
};

const isMailedNow = ({ isDigitalProduct, giftOption }: Order['items'][number]): boolean => isDigitalProduct && giftOption?.sendOn === undefined;

/** The days between which the last of it is there. */
const arrivals = (i18n: I18n, { shipments, items, placedAt }: Order): string => {
  const end = (shipment: Shipment): string => arrivalOfShipment({ placedAt }, shipment, i18n.locale.id).to;
  const last = shipments.toSorted((one, other) => (end(one) < end(other) ? 1 : -1))[0];
  if (!last || last.code === 'digital') return deliveryTimeText(i18n, { code: 'digital', deliveryTime: { minDays: 0, maxDays: 0 } }, { items });
  return arrivalWhen(i18n, last, new Date(placedAt));
};

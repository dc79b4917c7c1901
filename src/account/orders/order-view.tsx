import type { Purchase } from '#contract/calls/orders.ts';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { Text } from '#ui/text/text.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Offline } from './load-states.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderViewProps } from './ports.ts';
import { refundText } from './refund-text.ts';
import { ReturnForm } from './return-form.tsx';
import { ReturnsList } from './returns-list.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Tracking } from './tracking.tsx';
import styles from './order.module.css';

type Shipment = Purchase['order']['shipments'][number];

const wayOf = ({ storeId, code }: Shipment) => (storeId ? 'order.pickup' : code === 'digital' ? 'order.byMail' : 'order.delivery');

/** One order: where it is, what can be done with it, and everything it was. */
export const OrderView = (props: OrderViewProps) => {
  const { purchase, Items, AddressText, Totals, PaidWith } = props;
  const i18n = useI18n('orders');
  const { t } = i18n;
  const offline = useOffline();
  const { order, status, tracking, returns } = purchase;
  const { orderNumber, placedAt, items, shipments, billingAddress } = order;
  return (
    <article className={styles.page}>
      <header>
        <Heading level={1} size="lg" tabIndex={-1}>
          {t('orders.number', { number: orderNumber })}
        </Heading>
        <p className={styles.line}>
          <StatusBadge status={status} /> <span className={styles.quiet}>{t('orders.placed', { date: i18n.date(placedAt) })}</span>
        </p>
        <p role="status">{cancelledText(i18n, purchase)}</p>
      </header>
      {offline ? <Offline /> : null}
      <div className={styles.columns}>
        <Stack gap={6}>
          <section aria-labelledby="where">
            <Heading level={2} size="md" id="where">
              {t('tracking.title')}
            </Heading>
            {shipments.map((shipment) => {
              const tracked = tracking.find(({ shippingId }) => shippingId === shipment.shippingId);
              const { address, storeName, storeAddress, label, shippingId } = shipment;
              return (
                <div key={shippingId} className={styles.shipment}>
                  <h3 className={styles.subheading}>{`${t(wayOf(shipment))} · ${storeName ?? label}`}</h3>
                  {tracked ? <Tracking shipment={shipment} tracked={tracked} /> : null}
                  {storeAddress ? <Text size="sm">{storeAddress}</Text> : null}
                  {address?.addressLine1 && !storeName ? <AddressText address={address} /> : null}
                </div>
              );
            })}
          </section>
          <section aria-labelledby="bought" className={styles.part}>
            <Heading level={2} size="md" id="bought">
              {t('order.items')}
            </Heading>
            <Items items={items} label={t('order.items')} linked />
          </section>
          {returns.length > 0 ? <ReturnsList {...props} /> : null}
          <ReturnForm {...props} />
        </Stack>
        <Stack gap={6}>
          <OrderActions {...props} />
          <section aria-labelledby="sum" className={styles.part}>
            <Heading level={2} size="md" id="sum">
              {t('order.total')}
            </Heading>
            <Totals purchase={purchase} />
          </section>
          <section aria-labelledby="paid" className={styles.part}>
            <Heading level={2} size="md" id="paid">
              {t('order.payment')}
            </Heading>
            <PaidWith order={order} />
            <h3 className={styles.subheading}>{t('order.billing')}</h3>
            <AddressText address={billingAddress} />
          </section>
        </Stack>
      </div>
    </article>
  );
};

const cancelledText = (i18n: I18n, { cancellation }: Purchase): string =>
  cancellation === undefined ? '' : `${i18n.t('cancel.when', { date: i18n.date(cancellation.at) })} ${refundText(i18n, cancellation.refund)}.`;

import type { Purchase, TrackedShipment } from '#contract/calls/orders.ts';
import type { ShipmentStep } from '#contract/calls/order-states.ts';
import { arrivalText } from '#pricing/delivery-calendar.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { MessageKey } from '#src/base/i18n/i18n.ts';
import { CheckIcon } from '#ui/icon/check-icon.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import styles from './order.module.css';

type Shipment = Purchase['order']['shipments'][number];

const wordOf = (step: ShipmentStep, code: Shipment['code']): MessageKey => {
  if (step !== 'DELIVERED') return `status.${step}`;
  if (code === 'digital') return 'tracking.mailed';
  return code === 'pickup' || code === 'sts' || code === 'pudo' ? 'tracking.collected' : 'status.DELIVERED';
};

/** What happened to a shipment, and what is still to come. */
export const Tracking = ({ shipment, tracked }: { readonly shipment: Shipment; readonly tracked: TrackedShipment }) => {
  const i18n = useI18n('orders');
  const { t } = i18n;
  const { events, ahead, trackingNumber, trackingUrl, expected } = tracked;
  return (
    <>
      <ol className={styles.timeline}>
        {events.map(({ step, at }) => (
          <li key={step} data-done="">
            <span className={styles.mark}>
              <CheckIcon size={14} />
            </span>
            <span>{t(wordOf(step, shipment.code))}</span>
            <time className={styles.quiet} dateTime={at}>
              {i18n.date(at, { dateStyle: 'short', timeStyle: 'short' })}
            </time>
          </li>
        ))}
        {ahead.map((step) => (
          <li key={step}>
            <span className={styles.mark} />
            <span>{t(wordOf(step, shipment.code))}</span>
            <span className="visually-hidden"> {t('tracking.ahead')}</span>
          </li>
        ))}
      </ol>
      {ahead.length > 0 && shipment.code !== 'digital' ? (
        <p className={styles.quiet}>{t('tracking.expected', { when: arrivalText(expected, i18n.locale.tag) })}</p>
      ) : null}
      {trackingNumber ? (
        <p className={styles.quiet}>
          {t('tracking.number')}{' '}
          {trackingUrl ? (
            <TextLink href={trackingUrl} translate="no" target="_blank" rel="noreferrer">
              {trackingNumber}
            </TextLink>
          ) : (
            <span translate="no">{trackingNumber}</span>
          )}
        </p>
      ) : null}
    </>
  );
};

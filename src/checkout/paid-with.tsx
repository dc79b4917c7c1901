import type { Order } from '#contract/calls/checkout.ts';
import { paymentName } from '#src/checkout/card/payment-name.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import styles from './summary-step.module.css';

/** All that paid an order; what each paid is said where there are several. */
export const PaidWith = ({
  order: { payments, paymentMethod, totals },
}: {
  readonly order: Pick<Order, 'payments' | 'paymentMethod' | 'totals'>;
}) => {
  const i18n = useI18n('checkout');
  if (!payments || payments.length === 0) return <p>{paymentName(i18n, paymentMethod)}</p>;
  return (
    <ul className={styles.payments}>
      {totals.appliedRewards > 0 ? (
        <li>
          <span>{i18n.t('voucher.name')}</span>
          <span>{i18n.money(totals.appliedRewards, totals.currency)}</span>
        </li>
      ) : null}
      {payments.map((payment) => (
        <li key={`${payment.code} ${payment.last4 ?? ''}`}>
          <span>{paymentName(i18n, payment)}</span>
          {payments.length > 1 || totals.appliedRewards > 0 ? <span>{i18n.money(payment.amount, totals.currency)}</span> : null}
        </li>
      ))}
    </ul>
  );
};

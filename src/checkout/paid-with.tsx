import type { Order } from '#contract/calls/checkout.ts';
import { paymentName } from '#src/checkout/card/payment-name.ts';
import { useWords } from '#src/base/i18n/use-words.ts';
import styles from './summary-step.module.css';

/** All that paid an order; what each paid is said where there are several. */
export const PaidWith = ({
  order: { payments, paymentMethod, totals },
}: {
  readonly order: Pick<Order, 'payments' | 'paymentMethod' | 'totals'>;
}) => {
  const words = useWords('checkout');
  if (!payments || payments.length === 0) return <p>{paymentName(words, paymentMethod)}</p>;
  return (
    <ul className={styles.payments}>
      {totals.appliedRewards > 0 ? (
        <li>
          <span>{words.t('voucher.name')}</span>
          <span>{words.money(totals.appliedRewards, totals.currency)}</span>
        </li>
      ) : null}
      {payments.map((payment) => (
        <li key={`${payment.code} ${payment.last4 ?? ''}`}>
          <span>{paymentName(words, payment)}</span>
          {payments.length > 1 || totals.appliedRewards > 0 ? <span>{words.money(payment.amount, totals.currency)}</span> : null}
        </li>
      ))}
    </ul>
  );
};

import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import type { PartProps } from './part-props.ts';
import styles from './payment.module.css';
import { usePart } from './use-part.ts';

export interface AthleteCreditProps extends PartProps {
  readonly remainingAmount: number;
  /** What of it this cart can take. */
  readonly payableAmount: number;
}

/** The athlete's credit of the year (spec 1 §3): what is left of it, and what of it pays here. */
export const AthleteCredit = ({ cart, calls, pass, onFailure, remainingAmount, payableAmount }: AthleteCreditProps) => {
  const i18n = useI18n('payment');
  const { t } = i18n;
  const { busy, error, run } = usePart(i18n, { pass, onFailure });
  const money = (amount: number): string => i18n.money(amount, cart.currency);
  return (
    <div className={styles.part}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('athlete.remaining')}</dt>
          <dd>{money(remainingAmount)}</dd>
        </div>
        <div>
          <dt>{t('athlete.payable')}</dt>
          <dd>{money(payableAmount)}</dd>
        </div>
      </dl>
      {error ? <p role="alert">{error}</p> : null}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          loading={busy}
          disabled={payableAmount === 0}
          onClick={() => void run(({ id }) => calls.pay.add(id, { payment_method_id: 'ATHLETES_PAYMENT' }))}
        >
          {t('athlete.use', { amount: money(payableAmount) })}
        </Button>
      </div>
    </div>
  );
};

import { useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { restOf } from '../payments.ts';
import { LineForm } from './line-form.tsx';
import type { PartProps } from './part-props.ts';
import styles from './payment.module.css';
import { usePart } from './use-part.ts';

export interface PointsFormProps extends PartProps {
  /** The balance. */
  readonly points: number;
  /** What one point pays, minor units. */
  readonly pointWorth: number;
}

/** Points as payment: as many as the shopper says, never more than there are or than the cart takes. */
export const PointsForm = ({ cart, calls, pass, onFailure, points, pointWorth }: PointsFormProps) => {
  const i18n = useI18n('payment');
  const { t } = i18n;
  const most = Math.min(points, Math.ceil(restOf(cart) / Math.max(1, pointWorth)));
  const [typed, setTyped] = useState<string>();
  const { busy, error, setError, run } = usePart(i18n, { pass, onFailure });
  const text = typed ?? String(most);
  const use = async (): Promise<boolean> => {
    const wanted = Number(text);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > points) {
      setError(t('points.range', { max: points }));
      return false;
    }
    const done = await run(({ id }) => calls.pay.add(id, { payment_method_id: 'LOYALTY_POINTS', points: wanted }));
    if (done) setTyped(undefined);
    return done;
  };
  if (most < 1) return <p className={styles.quiet}>{t('points.none', { points })}</p>;
  return (
    <LineForm
      label={t('points.label')}
      hint={t('points.hint', { points, amount: i18n.money(points * pointWorth, cart.currency) })}
      error={error}
      action={t('points.use')}
      busy={busy}
      value={text}
      input={{ inputMode: 'numeric' }}
      onType={(typing) => {
        setTyped(typing.replaceAll(/\D/g, ''));
        setError('');
      }}
      onUse={use}
    />
  );
};

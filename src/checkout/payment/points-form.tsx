import { useState } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { restOf } from '../payments.ts';
import type { PartProps } from './part-payments.tsx';
import styles from './payment.module.css';
import { usePart } from './use-part.ts';

export interface PointsFormProps extends PartProps {
  /** The balance. */
  readonly points: number;
  /** What one point pays, minor units. */
  readonly pointWorth: number;
}

/** Points as payment: as many as the shopper says, never more than there are or than the basket takes. */
export const PointsForm = ({ cart, calls, pass, onFailure, points, pointWorth }: PointsFormProps) => {
  const words = useWords('payment');
  const { t } = words;
  const most = Math.min(points, Math.ceil(restOf(cart) / Math.max(1, pointWorth)));
  const [typed, setTyped] = useState<string>();
  const { busy, error, setError, run } = usePart(words, { pass, onFailure });
  const text = typed ?? String(most);
  const use = async (): Promise<void> => {
    const wanted = Number(text);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > points) {
      setError(t('points.range', { max: points }));
      return;
    }
    if (await run(({ id }) => calls.pay.add(id, { payment_method_id: 'LOYALTY_POINTS', points: wanted }))) setTyped(undefined);
  };
  if (most < 1) return <p className={styles.quiet}>{t('points.none', { points })}</p>;
  return (
    <div className={styles.line}>
      <Field
        label={t('points.label')}
        hint={t('points.hint', { points, amount: words.money(points * pointWorth, cart.currency) })}
        error={error}
        required
      >
        <TextInput
          value={text}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value.replaceAll(/\D/g, ''));
            setError('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void use();
          }}
        />
      </Field>
      <Button variant="secondary" loading={busy} onClick={() => void use()}>
        {t('points.use')}
      </Button>
    </div>
  );
};

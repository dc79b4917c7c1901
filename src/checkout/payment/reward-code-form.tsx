import { useRef, useState } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { PartProps } from './part-payments.tsx';
import styles from './payment.module.css';
import { usePart } from './use-part.ts';

const CODE_MAX = 40;

/** A reward by its code. */
export const RewardCodeForm = ({ calls, pass, onFailure }: PartProps) => {
  const words = useWords('payment');
  const { t } = words;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { busy, error, setError, run } = usePart(words, { pass, onFailure });
  const use = async (): Promise<void> => {
    const done = await run(({ id }) => calls.pay.add(id, { payment_method_id: 'REWARD_CODE', code: code.trim() }));
    if (done) setCode('');
    else field.current?.focus();
  };
  return (
    <div className={styles.line}>
      <Field label={t('rewardCode.code')} error={error} required>
        <TextInput
          ref={field}
          value={code}
          maxLength={CODE_MAX}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value);
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
        {t('rewardCode.use')}
      </Button>
    </div>
  );
};

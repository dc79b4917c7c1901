import { useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import styles from '../shopper/shopper.module.css';

export interface SmsCodeProps {
  readonly hint: string;
  readonly busy: boolean;
  /** What is wrong with the code that was sent last. */
  readonly wrong: 'wrong' | 'spent' | undefined;
  readonly onCode: (code: string) => void;
}

/** The code of a text message. Phones offer to fill it in by themselves. */
export const SmsCode = ({ hint, busy, wrong, onCode }: SmsCodeProps) => {
  const { t } = useI18n('shopper');
  const [code, setCode] = useState('');
  const [unformed, setUnformed] = useState(false);
  const error = unformed ? t('letters.codeForm') : wrong && t(wrong === 'wrong' ? 'letters.codeWrong' : 'letters.codeSpent');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const digits = code.replaceAll(/\D/g, '');
        setUnformed(digits.length !== 6);
        if (digits.length === 6) onCode(digits);
      }}
    >
      <Field label={t('letters.code')} hint={hint} error={error} required>
        <TextInput value={code} onChange={(event) => setCode(event.target.value)} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
      </Field>
      <div>
        <Button type="submit" size="sm" loading={busy}>
          {t('letters.confirm')}
        </Button>
      </div>
    </form>
  );
};

import { useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { LineForm } from './line-form.tsx';
import type { PartProps } from './part-props.ts';
import { usePart } from './use-part.ts';

const CODE_MAX = 40;

/** A reward by its code. */
export const RewardCodeForm = ({ calls, pass, onFailure }: PartProps) => {
  const i18n = useI18n('payment');
  const { t } = i18n;
  const [code, setCode] = useState('');
  const { busy, error, setError, run } = usePart(i18n, { pass, onFailure });
  return (
    <LineForm
      label={t('rewardCode.code')}
      error={error}
      action={t('rewardCode.use')}
      busy={busy}
      value={code}
      input={{ maxLength: CODE_MAX, autoCapitalize: 'characters', spellCheck: false }}
      onType={(text) => {
        setCode(text);
        setError('');
      }}
      onUse={async () => {
        const done = await run(({ id }) => calls.pay.add(id, { payment_method_id: 'REWARD_CODE', code: code.trim() }));
        if (done) setCode('');
        return done;
      }}
    />
  );
};

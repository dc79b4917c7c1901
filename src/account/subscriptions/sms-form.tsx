import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { parsePhone, toE164 } from '#domain/phone.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { homeMask } from '#src/base/address/country-rules.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { refusedByName } from '#src/base/forms/refused-by-name.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { useTabDraft } from '#src/base/forms/use-tab-draft.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { SmsConsent } from '#src/base/forms/sms-consent.tsx';

export interface SmsFormProps {
  /** @param phone in international form */
  readonly subscribe: (phone: string) => Promise<'pending' | 'subscribed'>;
}

interface SmsValues {
  phone?: string;
  optInAccepted?: boolean;
}

/** A number for text messages, and the yes to their terms, which goes with the number that it was given for (spec 3 §4). */
export const SmsForm = ({ subscribe }: SmsFormProps) => {
  const i18n = useI18n('enrollment', 'errors');
  const { t, locale } = i18n;
  const form = useForm<SmsValues>();
  const { register, formState, setValue, watch } = form;
  const draft = useTabDraft(form, 'sms');
  const { busy, problem, send } = useSending(i18n);
  const [done, setDone] = useState<{ readonly state: 'pending' | 'subscribed'; readonly phone: string }>();
  const [phone, accepted] = watch(['phone', 'optInAccepted']);
  useEffect(() => {
    if (!phone) setValue('optInAccepted', false);
  }, [phone, setValue]);

  const submit = ({ phone: typed = '' }: SmsValues): Promise<void> =>
    send(
      async () => {
        const number = parsePhone(typed, locale.country);
        if (!number) return;
        const state = await subscribe(toE164(number));
        draft.forget();
        setDone({ state, phone: typed });
      },
      (failure) => {
        const named = refusedByName(failure).phone;
        if (named !== undefined) form.setError('phone', { type: 'shop', message: named }, { shouldFocus: true });
        return named !== undefined;
      },
    );
  if (done) return <Text role="status">{t(done.state === 'subscribed' ? 'sms.subscribed' : 'sms.pending', { phone: done.phone })}</Text>;
  return (
    <form method="dialog" noValidate aria-label={t('sms.title')} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <ProblemBanner problem={problem} compact />
        <Field
          label={t('signUp.phone')}
          hint={t('signUp.phoneHint', { mask: homeMask(locale.country) })}
          error={problemText(i18n, formState.errors.phone?.message)}
          required
        >
          <TextInput
            {...register('phone', { validate: (number) => parsePhone(number ?? '', locale.country) !== undefined || 'phone' })}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </Field>
        <SmsConsent
          box={register('optInAccepted', { validate: (ticked) => ticked === true || 'requiredCheckbox' })}
          accepted={accepted === true}
          onAccept={() => setValue('optInAccepted', true, { shouldValidate: true })}
          required
          error={problemText(i18n, formState.errors.optInAccepted?.message)}
        />
        <ErrorCount form={form} />
        <Button type="submit" loading={busy}>
          {t('sms.submit')}
        </Button>
      </Stack>
    </form>
  );
};

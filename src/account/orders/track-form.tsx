import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#contract/client/client.ts';
import type { Purchase } from '#contract/calls/orders.ts';
import type { Api } from '#src/base/api/client.ts';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { contactOf, trackRules, type TrackValues } from './track-rules.ts';

export interface TrackFormProps {
  readonly api: Api;
  /** From the address. */
  readonly orderNumber: string | undefined;
  readonly onFound: (purchase: Purchase) => void;
}

/** Number and contact. What does not fit together and what does not exist say the same. */
export const TrackForm = ({ api, orderNumber, onFound }: TrackFormProps) => {
  const i18n = useI18n('orders', 'errors');
  const { t } = i18n;
  const offline = useOffline();
  const form = useForm<TrackValues>({ defaultValues: { orderNumber: orderNumber ?? '', contact: '' }, resolver: standardSchemaResolver(trackRules) });
  const { register, formState, handleSubmit, setError } = form;
  const [problem, setProblem] = useState('');

  const find = async (values: TrackValues): Promise<void> => {
    setProblem('');
    try {
      onFound(await api('consumer.trackOrder', { body: { orderId: values.orderNumber, ...contactOf(values.contact) } }));
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'ORD400') setError('contact', { message: 'email' }, { shouldFocus: true });
      else if (failure instanceof ApiError && failure.status === 404) setProblem(t('track.none'));
      else setProblem((await failureText(i18n, failure)).text);
    }
  };

  return (
    <form method="dialog" noValidate aria-label={t('track.title')} onSubmit={(event) => void handleSubmit(find)(event)}>
      <Stack gap={4}>
        {offline ? <OfflineNote>{t('track.offline')}</OfflineNote> : null}
        <ProblemBanner problem={problem} />
        <Field label={t('track.number')} hint={t('track.numberHint')} error={problemText(i18n, formState.errors.orderNumber?.message)} required>
          <TextInput {...register('orderNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Field label={t('track.contact')} error={problemText(i18n, formState.errors.contact?.message)} required>
          <TextInput {...register('contact')} autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
        </Field>
        <ErrorCount form={form} />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('track.submit')}
        </Button>
      </Stack>
    </form>
  );
};

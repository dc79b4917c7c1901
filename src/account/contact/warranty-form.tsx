import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#contract/client/client.ts';
import { WARRANTY_FAULTS } from '#contract/calls/contact-topics.ts';
import type { CaseFormProps } from './case-done.tsx';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { useKeyedSending } from '#src/base/forms/use-keyed-sending.ts';
import { useTabDraft } from '#src/base/forms/use-tab-draft.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { NO_CASE, warrantyRules, type WarrantyValues } from './contact-rules.ts';
import { PersonFields } from './person-fields.tsx';
import { PictureField } from './picture-field.tsx';
import type { ReadyPicture } from './shrink-picture.ts';

/** Pictures take their time on a mobile network. */
const SEND_MS = 60_000;

/** What broke, how, and pictures of it. The words outlive a reload; pictures are too large for that and stay as long as the page. */
export const WarrantyForm = ({ api, onDone }: CaseFormProps) => {
  const i18n = useI18n('orders', 'errors');
  const { t } = i18n;
  const offline = useOffline();
  const form = useForm<WarrantyValues>({ defaultValues: NO_CASE, resolver: standardSchemaResolver(warrantyRules) });
  const { register, formState, handleSubmit } = form;
  const draft = useTabDraft(form, 'warranty');
  const { busy, problem, run } = useKeyedSending(i18n);
  const [pictures, setPictures] = useState<readonly ReadyPicture[]>([]);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const { errors } = formState;

  const send = ({ orderNumber, boughtOn, fault, ...letter }: WarrantyValues) =>
    run(
      JSON.stringify([letter, orderNumber, boughtOn, fault, pictures.map(({ content }) => content.slice(-64))]),
      async (key) => {
        setRefused(undefined);
        const body = {
          ...letter,
          fault: WARRANTY_FAULTS.find((known) => known === fault) ?? 'other',
          ...(orderNumber ? { orderNumber } : {}),
          ...(boughtOn ? { boughtOn } : {}),
          pictures: pictures.map(({ type, content }) => ({ type, content })),
        };
        const { caseNumber } = await api('consumer.warranty', { body, key, timeoutMs: SEND_MS });
        draft.forget();
        onDone({ caseNumber, email: letter.email });
      },
      (failure) => {
        if (!(failure instanceof ApiError) || failure.code !== 'WMK422P') return false;
        setRefused(t('error.pictureUnreadable'));
        return true;
      },
    );

  return (
    <form method="dialog" noValidate aria-label={t('warranty.title')} onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap={4}>
        {offline ? <OfflineNote>{t('write.offline')}</OfflineNote> : null}
        <ProblemBanner problem={problem} />
        <Field label={t('warranty.product')} hint={t('warranty.productHint')} error={problemText(i18n, errors.product?.message)} required>
          <TextInput {...register('product')} />
        </Field>
        <Field label={t('warranty.fault')} error={problemText(i18n, errors.fault?.message)} required>
          <Select {...register('fault')}>
            <option value="">{t('write.choose')}</option>
            {WARRANTY_FAULTS.map((fault) => (
              <option key={fault} value={fault}>
                {t(`warranty.fault.${fault}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('warranty.message')} error={problemText(i18n, errors.message?.message)} required>
          <Textarea {...register('message')} rows={5} />
        </Field>
        <PictureField pictures={pictures} onChange={setPictures} error={refused} />
        <Field label={t('warranty.boughtOn')} optional>
          <TextInput {...register('boughtOn')} type="date" />
        </Field>
        <PersonFields register={(field) => register(field)} errors={errors} />
        <ErrorCount form={form} />
        <Button type="submit" loading={busy}>
          {t('warranty.submit')}
        </Button>
      </Stack>
    </form>
  );
};

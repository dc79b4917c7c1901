import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { CallBody } from '#contract/calls/calls.ts';
import type { CaseFormProps } from './case-done.tsx';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { useKeyedSending } from '#src/base/forms/use-keyed-sending.ts';
import { useTabDraft } from '#src/base/forms/use-tab-draft.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Textarea } from '#ui/field/textarea.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { contactRules, type ContactValues, NO_MESSAGE } from './contact-rules.ts';
import { PersonFields } from './person-fields.tsx';
import { topicsQuery } from './topics-query.ts';

/** Topic, person, message. What was typed outlives a reload and a lost network. */
export const ContactForm = ({ api, onDone }: CaseFormProps) => {
  const i18n = useI18n('orders', 'errors');
  const { t, locale } = i18n;
  const offline = useOffline();
  const topics = useQuery({ ...topicsQuery(api, locale.id), retry: false });
  const form = useForm<ContactValues>({ defaultValues: NO_MESSAGE, resolver: standardSchemaResolver(contactRules) });
  const { register, formState, handleSubmit, watch, setValue } = form;
  const draft = useTabDraft(form, 'contact');
  const { busy, problem, run } = useKeyedSending(i18n);
  const chosen = topics.data?.categories.find(({ id }) => id === watch('category'));
  const { errors } = formState;

  const send = (values: ContactValues) =>
    run(JSON.stringify(values), async (key) => {
      const { orderNumber, category, ...letter } = values;
      // The categories are the shop's own answer.
      const known = category as CallBody<'contact.contactus'>['category'];
      const { caseNumber } = await api('contact.contactus', { body: { ...letter, category: known, ...(orderNumber ? { orderNumber } : {}) }, key });
      draft.forget();
      onDone({ caseNumber, email: values.email });
    });

  return (
    <form method="dialog" noValidate aria-label={t('write.title')} onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap={4}>
        {offline ? <OfflineNote>{t('write.offline')}</OfflineNote> : null}
        {topics.isError ? (
          <Banner kind="error" role="alert" action={{ label: t('orders.again'), onPress: () => void topics.refetch() }}>
            {t('write.topicsFailed')}
          </Banner>
        ) : null}
        <ProblemBanner problem={problem} />
        <Field label={t('write.category')} error={problemText(i18n, errors.category?.message)} required>
          <Select {...register('category', { onChange: () => setValue('subject', '') })} aria-busy={topics.isPending}>
            <option value="">{t('write.choose')}</option>
            {topics.data?.categories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {chosen ? (
          <Field label={t('write.subject')} error={problemText(i18n, errors.subject?.message)} required>
            <Select {...register('subject')}>
              <option value="">{t('write.choose')}</option>
              {chosen.subjects.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <PersonFields register={(field) => register(field)} errors={errors} />
        <Field label={t('write.message')} error={problemText(i18n, errors.message?.message)} required>
          <Textarea {...register('message')} rows={6} />
        </Field>
        <ErrorCount form={form} />
        <Button type="submit" loading={busy}>
          {t('write.submit')}
        </Button>
      </Stack>
    </form>
  );
};

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Api } from '#src/api/client.ts';
import { useErrorCount } from '#src/forms/use-error-count.ts';
import { problemText } from '#src/forms/problem-text.ts';
import { useTabDraft } from '#src/forms/use-tab-draft.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { useWords } from '#src/i18n/use-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { loyaltyKey, memberQuery } from './queries.ts';

export interface JoinFormProps {
  readonly api: Api;
  readonly subject: string | null;
  readonly referralCode?: string | undefined;
}

const rules = z.object({
  terms: z.literal(true, 'requiredCheckbox'),
  referralCode: z.optional(z.string().check(z.trim(), z.maxLength(40, 'max:40'))),
});
interface Values {
  terms: boolean;
  referralCode?: string | undefined;
}

/** The way into the programme. Where the member came from is told with the loyalty token that follows (spec 2 §2). */
export const JoinForm = ({ api, subject, referralCode = '' }: JoinFormProps) => {
  const words = useWords('loyalty');
  useWords('errors');
  const { t, locale } = words;
  const client = useQueryClient();
  const form = useForm<Values>({ defaultValues: { terms: false, referralCode }, resolver: standardSchemaResolver(rules) as never });
  const draft = useTabDraft(form, 'loyalty-join');
  const { register, formState } = form;
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const errorCount = useErrorCount(form);

  const send = async ({ referralCode: typed }: Values): Promise<void> => {
    setBusy(true);
    setProblem('');
    const code = typed?.trim() || undefined;
    try {
      const member = await api('loyalty.join', { body: { isTermsConfirmed: true, referralCode: code } });
      draft.forget();
      showToast({ title: t('loyalty.joined') });
      // Who is a member already stays one: this only tells where from.
      api('consumer.loyaltyToken', { body: { referralCode: code } }).catch(() => undefined);
      client.setQueryData(memberQuery(api, subject).queryKey, member);
      await client.invalidateQueries({ queryKey: loyaltyKey(subject) });
    } catch (failure) {
      setProblem((await failureText(words, failure)).text);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate aria-labelledby="loyalty-join" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap={4}>
        <Heading level={2} size="lg" id="loyalty-join">
          {t('loyalty.joinTitle')}
        </Heading>
        <Text>{t('loyalty.joinText')}</Text>
        {problem === '' ? null : (
          <Banner kind="error" role="alert">
            {problem}
          </Banner>
        )}
        <Field
          label={t('loyalty.referral')}
          hint={t('loyalty.referralHint')}
          error={problemText(words, formState.errors.referralCode?.message)}
          optional
        >
          <TextInput {...register('referralCode')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Checkbox
          {...register('terms')}
          required
          error={problemText(words, formState.errors.terms?.message)}
          description={
            <TextLink href={`/${locale.id}/loyalty-terms`} target="_blank">
              {t('loyalty.readTerms')}
            </TextLink>
          }
        >
          {t('loyalty.terms')}
        </Checkbox>
        <p className="visually-hidden" role="alert">
          {errorCount}
        </p>
        <Button type="submit" loading={busy}>
          {t('loyalty.join')}
        </Button>
      </Stack>
    </form>
  );
};

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Api } from '#src/base/api/client.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { useTabDraft } from '#src/base/forms/use-tab-draft.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { joinProgramme } from './join-programme.ts';
import { loyaltyKey, memberQuery } from './queries.ts';

export interface JoinFormProps {
  readonly api: Api;
  readonly subject: string | null;
  readonly referralCode?: string | undefined;
}

/** As it is typed: spaces, dashes and small letters do no harm. */
const isNumberOrEmpty = (text: string): boolean => text === '' || /^WM\d{10}$/i.test(text.replaceAll(/[\s-]/g, ''));

const rules = z.object({
  terms: z.literal(true, 'requiredCheckbox'),
  referralCode: z.optional(z.string().check(z.trim(), z.maxLength(40, 'max:40'), z.refine(isNumberOrEmpty, 'pattern:WM0123456789'))),
});
interface Values {
  terms: boolean;
  referralCode?: string | undefined;
}

/** The way into the programme. */
export const JoinForm = ({ api, subject, referralCode = '' }: JoinFormProps) => {
  const i18n = useI18n('loyalty', 'errors');
  const { t, locale } = i18n;
  const client = useQueryClient();
  const form = useForm<Values>({ defaultValues: { terms: false, referralCode }, resolver: standardSchemaResolver(rules) as never });
  const draft = useTabDraft(form, 'loyalty-join');
  const { register, formState } = form;
  const { busy, problem, send } = useSending(i18n);

  const join = async ({ referralCode: typed }: Values): Promise<void> => {
    await send(async () => {
      const member = await joinProgramme(api, typed?.trim() || undefined);
      draft.forget();
      showToast({ title: t('loyalty.joined') });
      client.setQueryData(memberQuery(api, subject).queryKey, member);
      await client.invalidateQueries({ queryKey: loyaltyKey(subject) });
    });
  };

  return (
    <form noValidate aria-labelledby="loyalty-join" onSubmit={(event) => void form.handleSubmit(join)(event)}>
      <Stack gap={4}>
        <Heading level={2} size="md" id="loyalty-join">
          {t('loyalty.joinTitle')}
        </Heading>
        <Text>{t('loyalty.joinText')}</Text>
        <ProblemBanner problem={problem} />
        <Field
          label={t('loyalty.referral')}
          hint={t('loyalty.referralHint')}
          error={problemText(i18n, formState.errors.referralCode?.message)}
          optional
        >
          <TextInput {...register('referralCode')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Checkbox
          {...register('terms')}
          required
          error={problemText(i18n, formState.errors.terms?.message)}
          description={
            <TextLink href={`/${locale.id}/loyalty-terms`} target="_blank">
              {t('loyalty.readTerms')}
            </TextLink>
          }
        >
          {t('loyalty.terms')}
        </Checkbox>
        <ErrorCount form={form} />
        <Button type="submit" loading={busy}>
          {t('loyalty.join')}
        </Button>
      </Stack>
    </form>
  );
};

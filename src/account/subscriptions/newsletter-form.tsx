import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { emailSchema } from '#contract/accounts.ts';
import { ApiError } from '#contract/client/client.ts';
import { EMAIL_MAX } from '#contract/constants.ts';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { ProblemBanner } from '#src/base/forms/problem-banner.tsx';
import { problemText } from '#src/base/forms/problem-text.ts';
import { useEarlyTyping } from '#src/base/forms/use-early-typing.ts';
import { ErrorCount } from '#src/base/forms/error-count.tsx';
import { useSending } from '#src/base/forms/use-sending.ts';
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

export interface NewsletterFormProps {
  /** Where the letters of whoever is signed in go already. */
  readonly subscribedAs?: string | undefined;
  /** `subscribed` is told to the owner of the address alone; everybody else is written a letter (double opt-in). */
  readonly subscribe: (email: string) => Promise<'pending' | 'subscribed'>;
}

interface NewsletterValues {
  email?: string;
  policy?: boolean;
}

/** An address for the shop's letters (spec 3 §5). Whoever gets them already sees a heading that says so, and nothing to press. */
export const NewsletterForm = ({ subscribedAs, subscribe }: NewsletterFormProps) => {
  const i18n = useI18n('enrollment', 'errors');
  const { t, locale } = i18n;
  const form = useForm<NewsletterValues>({ defaultValues: { email: '', policy: false } });
  const { register, formState } = form;
  const { isDirty } = formState;
  const element = useRef<HTMLFormElement>(null);
  useEarlyTyping(form, element);
  const draft = useTabDraft(form, 'newsletter');
  const { busy, problem, setProblem, send } = useSending(i18n);
  const offline = useOffline();
  const [outcome, setOutcome] = useState<{ readonly state: 'pending' | 'subscribed'; readonly email: string }>();
  const [asksAgain, setAsksAgain] = useState(false);
  // What somebody has begun to type is not taken away by an answer that comes late.
  const known = subscribedAs !== undefined && !asksAgain && !isDirty ? ({ state: 'subscribed', email: subscribedAs } as const) : undefined;
  const done = outcome ?? known;

  const submit = ({ email: typed = '' }: NewsletterValues): Promise<void> => {
    const email = typed.trim();
    return send(
      async () => {
        const state = await subscribe(email);
        draft.forget();
        setOutcome({ state, email });
      },
      (failure) => {
        if (!(failure instanceof ApiError)) return false;
        if (failure.code === 'AUT453') form.setError('email', { type: 'shop', message: 'email' }, { shouldFocus: true });
        // Its own message (spec 3 §8), in the shopper's language.
        else setProblem(i18n.has(failure.messageKey) ? t(failure.messageKey, failure.values) : t('error.newsletterFailed'));
        return true;
      },
    );
  };
  if (done)
    return (
      <Stack gap={3} role="status" align="start">
        <Heading level={3} size="md">
          {t(done.state === 'subscribed' ? 'newsletter.subscribedTitle' : 'newsletter.pendingTitle')}
        </Heading>
        <Text>{t(done.state === 'subscribed' ? 'newsletter.subscribed' : 'newsletter.pending', { email: done.email })}</Text>
        <Button
          variant="link"
          onClick={() => {
            setOutcome(undefined);
            setAsksAgain(true);
          }}
        >
          {t('newsletter.other')}
        </Button>
      </Stack>
    );
  const emailRule = (email: string | undefined): true | string => {
    const address = email?.trim() ?? '';
    if (address === '') return 'required';
    if (address.length > EMAIL_MAX) return `max:${EMAIL_MAX}`;
    return z.safeParse(emailSchema, address).success || 'email';
  };
  return (
    <form ref={element} method="dialog" noValidate aria-label={t('newsletter.title')} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap={4}>
        {offline ? <OfflineNote compact>{t('newsletter.offline')}</OfflineNote> : null}
        <ProblemBanner problem={problem} compact />
        <Field label={t('newsletter.email')} error={problemText(i18n, formState.errors.email?.message)} required>
          <TextInput
            {...register('email', { validate: emailRule })}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Checkbox
          {...register('policy', { validate: (ticked) => ticked === true || 'requiredCheckbox' })}
          required
          error={problemText(i18n, formState.errors.policy?.message)}
          description={<TextLink href={`/${locale.id}/privacy`}>{t('signUp.readPrivacy')}</TextLink>}
        >
          {t('newsletter.policy')}
        </Checkbox>
        <ErrorCount form={form} />
        <Button type="submit" loading={busy}>
          {t('newsletter.submit')}
        </Button>
      </Stack>
    </form>
  );
};

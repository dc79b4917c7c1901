import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '#contract/client/client.ts';
import { ProblemBanner } from './problem-banner.tsx';
import { failureText } from '#src/base/i18n/failure-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useEarlyTyping } from './use-early-typing.ts';
import { ErrorCount } from './error-count.tsx';

export interface QuietFormProps<T extends FieldValues> {
  /** Names the form, and stands nowhere. */
  readonly label: string;
  readonly rules: Parameters<typeof standardSchemaResolver<T, unknown, T>>[0];
  readonly submit: string;
  /** What was typed elsewhere already. */
  readonly start?: DefaultValues<T> | undefined;
  /** Resolves with words where it came to nothing for a reason that is no failure of a call. */
  readonly send: (values: T) => Promise<string | void>;
  /** Codes of the shop whose words stand at a field. */
  readonly fieldOf?: Readonly<Record<string, FieldPath<T>>>;
  readonly children: (form: UseFormReturn<T, unknown, T>) => ReactNode;
}

/**
 * A form that is told of secrets. As a form of a dialog it goes nowhere by itself: pressed before the page reacts, any other would put what was typed
 * into the address. A refusal stands at its field or above them all, is announced, and takes nothing away.
 */
export const QuietForm = <T extends FieldValues>({ label, rules, submit, start, send, fieldOf = {}, children }: QuietFormProps<T>) => {
  const i18n = useI18n('errors');
  const form = useForm<T, unknown, T>({ ...(start && { defaultValues: start }), resolver: standardSchemaResolver(rules) });
  const element = useRef<HTMLFormElement>(null);
  useEarlyTyping(form, element);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = async (values: T): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      setProblem((await send(values)) ?? '');
    } catch (failure) {
      const { text } = await failureText(i18n, failure);
      const field = failure instanceof ApiError ? fieldOf[failure.code] : undefined;
      if (field) form.setError(field, { type: 'server', message: text }, { shouldFocus: true });
      else setProblem(text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={element} method="dialog" noValidate aria-label={label} onSubmit={(event) => void form.handleSubmit(attempt)(event)}>
      <Stack gap={4}>
        <ProblemBanner problem={problem} />
        {children(form)}
        <ErrorCount form={form} />
        <Button type="submit" loading={busy} block>
          {submit}
        </Button>
      </Stack>
    </form>
  );
};

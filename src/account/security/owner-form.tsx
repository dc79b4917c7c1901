import { useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { PASSWORD_MAX } from '#contract/accounts.ts';
import type { OwnerProof } from '#contract/calls/passkeys.ts';
import { useApi } from '#src/base/api/use-api.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { QuietForm, type QuietFormProps } from '#src/base/forms/quiet-form.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { NoPasskey, signByPasskey } from '#src/base/session/passkeys.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { PasswordInput } from '#ui/field/password-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';

export interface OwnerFormProps<T extends FieldValues> extends Pick<QuietFormProps<T>, 'label' | 'submit' | 'start' | 'fieldOf'> {
  /** Of the form's own fields, without the password. */
  readonly shape: Readonly<Record<Extract<keyof T, string>, z.ZodMiniType>>;
  readonly hasPasskey: boolean;
  readonly send: (values: T, proof: OwnerProof) => Promise<void>;
  readonly children: (form: UseFormReturn<T & Confirmed, unknown, T & Confirmed>) => ReactNode;
}

interface Confirmed {
  password: string;
}

const password = z.string('required').check(z.minLength(1, 'required'), z.maxLength(PASSWORD_MAX));

/** A form for what only the owner may do: with the password beside its fields, or with a passkey in its place. */
export const OwnerForm = <T extends FieldValues>({ label, shape, submit, start, fieldOf, hasPasskey, send, children }: OwnerFormProps<T>) => {
  const i18n = useI18n('account');
  const { t } = useI18n('security');
  const api = useApi();
  const [byPasskey, setByPasskey] = useState(false);
  type Values = T & Confirmed;
  const attempt = async (values: Values): Promise<string | void> => {
    try {
      const proof = byPasskey
        ? { passkey: await signByPasskey(await api('auth.passkeyRequest', { body: { purpose: 'confirm' } })) }
        : { password: values.password };
      await send(values, proof);
    } catch (error) {
      if (error instanceof NoPasskey) return t(`passkeys.${error.problem}`);
      throw error;
    }
  };
  return (
    <Stack gap={2}>
      <QuietForm<Values>
        label={label}
        rules={z.object(byPasskey ? shape : { ...shape, password })}
        submit={submit}
        start={start as QuietFormProps<Values>['start']}
        send={attempt}
        fieldOf={{ ...fieldOf, AUT450: 'password' as Path<Values> }}
      >
        {(form) => (
          <>
            {children(form)}
            {byPasskey ? (
              <Text tone="muted">{t('security.withPasskey')}</Text>
            ) : (
              <Field label={t('security.confirmWithPassword')} error={problemText(i18n, messageOf(form.formState.errors))} required>
                <PasswordInput {...form.register('password' as Path<Values>)} autoComplete="current-password" />
              </Field>
            )}
          </>
        )}
      </QuietForm>
      {hasPasskey ? (
        <Button variant="link" onClick={() => setByPasskey(!byPasskey)}>
          {t(byPasskey ? 'security.usePassword' : 'security.usePasskey')}
        </Button>
      ) : null}
    </Stack>
  );
};

const messageOf = (errors: object): string | undefined => (errors as { password?: { message?: string } }).password?.message;

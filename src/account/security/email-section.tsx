import { useState } from 'react';
import { useApi } from '#src/base/api/use-api.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { newEmail } from './change-rules.ts';
import { OwnerForm } from './owner-form.tsx';

/** Another address: asked for here, and confirmed by a letter to it. What is said afterwards is the same whether the address is free or not. */
export const EmailSection = ({ hasPasskey }: { readonly hasPasskey: boolean }) => {
  const i18n = useI18n('account');
  const { t } = useI18n('security');
  const api = useApi();
  const [asked, setAsked] = useState(false);
  return (
    <Stack as="section" gap={4} aria-labelledby="email">
      <Heading level={2} size="md" id="email">
        {t('email.title')}
      </Heading>
      <Text>{t('email.intro')}</Text>
      {asked ? (
        <Banner kind="success" role="status">
          {t('email.asked')}
        </Banner>
      ) : (
        <OwnerForm<{ email: string }>
          label={t('email.title')}
          shape={{ email: newEmail }}
          submit={t('email.submit')}
          hasPasskey={hasPasskey}
          fieldOf={{ AUT453: 'email' }}
          send={async ({ email }, proof) => {
            await api('auth.changeEmail', { body: { email, proof } });
            setAsked(true);
          }}
        >
          {({ register, formState: { errors } }) => (
            <Field label={t('email.new')} error={problemText(i18n, errors.email?.message?.toString())} required>
              <TextInput {...register('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
            </Field>
          )}
        </OwnerForm>
      )}
    </Stack>
  );
};

import { useState } from 'react';
import { PASSKEY_NAME_MAX } from '#contract/calls/passkeys-limits.ts';
import { problemText } from '#src/base/forms/problem-text.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useCanPasskeys } from '#src/base/session/use-can-passkeys.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { passkeyName } from './change-rules.ts';
import { deviceName } from './device-name.ts';
import { OwnerForm } from './owner-form.tsx';
import type { useOwnPasskeys } from './own-passkeys.ts';
import { PasskeyCard } from './passkey-card.tsx';

/** Passkeys: what they are, those that there are, and one more. */
export const PasskeysSection = ({ passkeys: { list, failed, add, rename, remove } }: { readonly passkeys: ReturnType<typeof useOwnPasskeys> }) => {
  const i18n = useI18n('account');
  const { t } = useI18n('security');
  const possible = useCanPasskeys();
  // The form begins anew once a passkey was added.
  const [round, setRound] = useState(0);
  return (
    <Stack as="section" gap={4} aria-labelledby="passkeys">
      <Heading level={2} size="md" id="passkeys">
        {t('passkeys.title')}
      </Heading>
      <Text>{t('passkeys.intro')}</Text>
      {failed ? <Text role="alert">{t('security.loadFailed')}</Text> : null}
      {list?.length === 0 ? <Text tone="muted">{t('passkeys.none')}</Text> : null}
      <Stack as="ul" gap={3}>
        {list?.map((passkey) => (
          <PasskeyCard key={passkey.passkeyId} passkey={passkey} onRename={rename} onRemove={remove} />
        ))}
      </Stack>
      {possible === false ? <Banner>{t('passkeys.unavailable')}</Banner> : null}
      {possible && list ? (
        <OwnerForm<{ name: string }>
          key={round}
          label={t('passkeys.add')}
          shape={{ name: passkeyName }}
          submit={t('passkeys.add')}
          start={{ name: deviceName(navigator.userAgent) ?? t('passkeys.defaultName') }}
          hasPasskey={list.length > 0}
          send={async ({ name }, proof) => {
            await add(name.trim(), proof);
            showToast({ title: t('passkeys.added') });
            setRound((before) => before + 1);
          }}
        >
          {({ register, formState: { errors } }) => (
            <Field label={t('passkeys.name')} error={problemText(i18n, errors.name?.message?.toString())} required>
              <TextInput {...register('name')} autoComplete="off" maxLength={PASSKEY_NAME_MAX} />
            </Field>
          )}
        </OwnerForm>
      ) : null}
    </Stack>
  );
};

import { useEffect } from 'react';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { PasskeySignIn, type PasskeySignInProps } from './passkey-sign-in.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

/** Signing in, and the way to an account for those who have none. Whoever is signed in goes on at once. */
export const SignInPage = ({ passkey, ...props }: SignInFormProps & { readonly passkey: PasskeySignInProps['passkey'] }) => {
  const { t, locale } = useI18n('account');
  const { type } = useSession();
  const offline = useOffline();
  const { onDone } = props;
  useEffect(() => {
    if (type === 'Registered') onDone();
  }, [type, onDone]);
  return (
    <TitledPage title={t('signIn.title')} width="form">
      <Stack gap={5}>
        <Text>{t('signIn.intro')}</Text>
        {offline ? <OfflineNote>{t('signIn.offline')}</OfflineNote> : null}
        <SignInForm {...props} />
        {offline ? null : <PasskeySignIn passkey={passkey} explain={props.explain} onDone={onDone} />}
        <p>
          {t('signIn.new')} <TextLink href={`/${locale.id}/sign-up`}>{t('signIn.create')}</TextLink>
        </p>
      </Stack>
    </TitledPage>
  );
};

import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errors, isErrorCode } from '#contract/errors/errors.ts';
import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { SignInForm } from '#src/account/sign-in/sign-in-form.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import styles from './associate-login-screen.module.css';
import { signIn } from '#src/shell/dialogs/sign-in.ts';

/** The separate sign-in of the people in the store (spec 1 §1), where a cleared session leads to (spec 2 §4). */
export const AssociateLoginScreen = () => {
  const router = useRouter();
  const { api, locale } = router.options.context;
  const i18n = useI18n('account', 'in-store');
  const { t } = i18n;
  const { type, consumerType } = useSession();
  const offline = useOffline();
  const associate = consumerType === 'ASSOCIATE';
  useEffect(() => {
    if (associate) void router.navigate({ href: `/${locale.id}/in-store`, replace: true });
  }, [associate, router, locale]);
  const explain = async (code: string | undefined): Promise<string> => {
    await i18n.load('errors');
    return t(code !== undefined && isErrorCode(code) && i18n.has(errors[code].messageKey) ? errors[code].messageKey : 'error.signInFailed');
  };
  const stranger = type === 'Registered' && !associate;
  return (
    <TitledPage title={t('inStore.login.title')} className={styles.page}>
      <Stack gap={5}>
        <Text>{t('inStore.login.intro')}</Text>
        {offline ? <OfflineNote>{t('signIn.offline')}</OfflineNote> : null}
        {stranger ? (
          <Banner kind="warning">
            {t('inStore.login.shopper')} <TextLink href={`/${locale.id}/account`}>{t('inStore.login.account')}</TextLink>
          </Banner>
        ) : (
          <SignInForm signIn={(values) => signIn(api, values, 'auth.agentlogin')} explain={explain} onDone={() => undefined} />
        )}
      </Stack>
    </TitledPage>
  );
};

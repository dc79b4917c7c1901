import { OfflineNote } from '#src/base/connectivity/offline-note.tsx';
import { useOffline } from '#src/base/connectivity/use-offline.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { SignUpForm, type SignUpFormProps } from './sign-up-form.tsx';
import styles from './sign-up-page.module.css';

/** What stands around the form, on a page and in a dialog: why one would, and that the network is away. */
export const SignUpIntro = ({ variant }: Pick<SignUpFormProps, 'variant'>) => {
  const { t } = useI18n('enrollment');
  const offline = useOffline();
  return (
    <>
      <Text>{t(variant === 'loyalty' ? 'signUp.loyaltyIntro' : 'signUp.intro')}</Text>
      {offline ? <OfflineNote>{t('signUp.offline')}</OfflineNote> : null}
    </>
  );
};

export interface SignUpPageProps extends SignUpFormProps {
  readonly signInHref: string;
  /** The same page with the other choice; absent where there is none. */
  readonly otherVariant: { readonly href: string; readonly label: 'signUp.plain' | 'signUp.join' } | undefined;
}

/** A new account, and the way to the sign-in for those who have one. */
export const SignUpPage = ({ signInHref, otherVariant, ...form }: SignUpPageProps) => {
  const { t } = useI18n('enrollment');
  return (
    <TitledPage title={t('signUp.title')} className={styles.page}>
      <Stack gap={5}>
        <SignUpIntro variant={form.variant} />
        <p>
          {t('signUp.have')} <TextLink href={signInHref}>{t('signUp.signIn')}</TextLink>
        </p>
        <SignUpForm {...form} key={form.variant} />
        {otherVariant ? <TextLink href={otherVariant.href}>{t(otherVariant.label)}</TextLink> : null}
      </Stack>
    </TitledPage>
  );
};

import { useRouter } from '@tanstack/react-router';
import { EnrollmentFlow } from '#src/account/enrollment/enrollment-flow.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { TitledPage } from '#ui/layout/titled-page.tsx';
import { safeReturn } from '#src/shell/router/safe-return.ts';
import { useEnrollment } from '#src/shell/dialogs/use-enrollment.tsx';

/** The enrollment as a page: where the account's reminder and letters lead. */
export const EnrollmentScreen = ({ next }: { readonly next?: string | undefined }) => {
  const router = useRouter();
  const { t, locale } = useI18n('enrollment');
  const { type } = useSession();
  const ports = useEnrollment();
  return (
    <TitledPage title={t('enroll.title')} width="form">
      <EnrollmentFlow
        {...ports}
        isSignedIn={type === 'Registered'}
        onDone={() => void router.navigate({ href: safeReturn(next, `/${locale.id}/account`), replace: true })}
      />
    </TitledPage>
  );
};

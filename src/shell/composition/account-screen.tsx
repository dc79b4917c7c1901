import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { ConsumerType } from '#contract/accounts.ts';
import { AccountFrame } from '#src/account/account-frame.tsx';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { currentSession } from '#src/base/session/session-hint.ts';
import { useSession } from '#src/base/session/use-session.ts';
import { isWatchingSession } from '#src/base/session/watch-session.ts';
import { SignOut } from '#src/base/session/sign-out.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import { signOut, countUnsent } from './sign-out.ts';

const ProgramNotices = deferred(() => import('./program-notices.tsx').then((module) => module.ProgramNotices), undefined);
const hasPrograms = (type: ConsumerType | undefined): boolean => type === 'EMPLOYEE' || type === 'ATHLETE' || type === 'PROSUMER';

/** The guard of the account: a guest is sent to the sign-in and comes back to where they wanted to be. The shop checks each call by itself. */
export const AccountScreen = ({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) => {
  const session = useSession();
  const { t, locale } = useI18n('account');
  const router = useRouter();
  const signedIn = session.type === 'Registered';
  useEffect(() => {
    // The first drawing is the server's, to whom everybody is a guest: what the device knows decides.
    if (signedIn || currentSession().type === 'Registered' || !isWatchingSession()) return;
    const { href } = router.state.location;
    void router.navigate({ href: `/${locale.id}/sign-in?next=${encodeURIComponent(href)}`, replace: true });
  }, [signedIn, router, locale]);
  return (
    <AccountFrame title={title ?? t('account.title')} session={session} signOut={<SignOut unsent={countUnsent} signOut={signOut} />}>
      {signedIn && hasPrograms(session.consumerType) ? <ProgramNotices /> : null}
      {signedIn ? children : null}
    </AccountFrame>
  );
};

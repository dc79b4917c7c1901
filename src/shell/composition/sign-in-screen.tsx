import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { SignInPage } from '#src/account/sign-in/sign-in-page.tsx';
import { deferred } from '#ui/lazy/deferred.tsx';
import { safeReturn } from '#src/shell/router/safe-return.ts';
import { signIn, signInWithPasskey } from '#src/shell/dialogs/sign-in.ts';
import { useExplain } from '#src/shell/dialogs/use-explain.ts';

const EnrollmentScreen = deferred(
  () => import('./enrollment-screen.tsx').then((module) => module.EnrollmentScreen),
  import.meta.env.SSR ? (await import('./enrollment-screen.tsx')).EnrollmentScreen : undefined,
);

/** `?next=` is where to go on afterwards. A shop may begin with the email alone, whether it is for signing in or up (spec 1 §2). */
export const SignInScreen = ({ next }: { readonly next?: string }) => {
  const { locale } = useI18n();
  return settingsFor(locale.id).enrollment.simplified ? <EnrollmentScreen next={next} /> : <SignIn asked={next} />;
};

const SignIn = ({ asked }: { readonly asked: string | undefined }) => {
  const router = useRouter();
  // As it was when the page opened: on the way there the address is the next page's already.
  const [next] = useState(asked);
  const { api, locale } = router.options.context;
  const openNextPage = useCallback((): void => {
    const href = safeReturn(next, `/${locale.id}/account`);
    // A preview is a document of its own (preview-mode.tsx).
    if (/[?&]preview=true/.test(href)) location.assign(href);
    else void router.navigate({ href, replace: true });
  }, [router, next, locale]);
  const explain = useExplain();
  return (
    <SignInPage
      signIn={(values) => signIn(api, values)}
      explain={explain}
      passkey={{
        request: () => api('auth.passkeyRequest', { body: { purpose: 'enter' } }),
        signIn: (credential) => signInWithPasskey(api, credential),
      }}
      onDone={openNextPage}
    />
  );
};

import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { settingsFor } from '#contract/settings/settings.ts';
import type { SignUp } from '#contract/sign-up.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { useSession } from '#src/base/session/use-session.ts';
import type { SignUpOutcome } from '#src/account/sign-up/create-account.ts';
import { SignUpPage } from '#src/account/sign-up/sign-up-page.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { safeReturn } from '#src/shell/router/safe-return.ts';
import { signUpVariant } from '#src/shell/dialogs/sign-up-variant.ts';
import { useSignUp } from '#src/shell/dialogs/use-sign-up.ts';
import { welcomeNewAccount } from '#src/shell/dialogs/welcome-new-account.ts';

/** `?next=` is where to go on afterwards, `?join=no` an account without membership. */
export const SignUpScreen = ({ next, join }: { readonly next?: string; readonly join?: string }) => {
  const router = useRouter();
  const { locale } = router.options.context;
  const i18n = useI18n('enrollment');
  const settings = settingsFor(locale.id);
  const variant = signUpVariant(settings, join !== 'no');
  const form = useSignUp();
  const { type } = useSession();
  const creating = useRef(false);
  const onward = safeReturn(next, `/${locale.id}/account`);
  const query = next !== undefined ? `?next=${encodeURIComponent(onward)}` : '';

  useEffect(() => {
    // Whoever is signed in has no use for this page; who has just signed up goes on with a welcome.
    if (type === 'Registered' && !creating.current) void router.navigate({ href: onward, replace: true });
  }, [type, router, onward]);

  const onDone = (outcome: SignUpOutcome, body: SignUp): void => {
    if (outcome === 'created') {
      showToast({ title: i18n.t('signUp.doneSignIn') });
      void router.navigate({ href: `/${locale.id}/sign-in${query}`, replace: true });
      return;
    }
    showToast({ title: i18n.t('signUp.done') });
    const openNextPage = async (): Promise<void> => {
      await router.navigate({ href: onward, replace: true });
      welcomeNewAccount(i18n, { isMember: body.subscriptions?.loyaltyConsent === true });
    };
    void openNextPage();
  };
  const signUp: typeof form.signUp = async (body) => {
    creating.current = true;
    try {
      return await form.signUp(body);
    } catch (failure) {
      creating.current = false;
      throw failure;
    }
  };
  const here = `/${locale.id}/sign-up`;
  const otherVariant =
    variant === 'loyalty'
      ? ({ href: `${here}?join=no${query.replace('?', '&')}`, label: 'signUp.plain' } as const)
      : variant === 'plain' && settings.features.loyalty
        ? ({ href: `${here}${query}`, label: 'signUp.join' } as const)
        : undefined;
  return (
    <SignUpPage
      {...form}
      signUp={signUp}
      variant={variant}
      onDone={onDone}
      signInHref={`/${locale.id}/sign-in${query}`}
      otherVariant={otherVariant}
    />
  );
};

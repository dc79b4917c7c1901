import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useWords } from '#src/i18n/use-words.ts';
import { SignInPage } from '#src/sign-in/sign-in-page.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { signInHere } from './sign-in-here.ts';
import { useExplain } from './use-explain.ts';

/** Where somebody goes on after signing in: an address of this shop and nothing else, however it was asked for. */
export const safeReturn = (wanted: unknown, home: string): string =>
  typeof wanted === 'string' && /^\/[a-z]{2}-[a-z]{2}(?:[/?#]|$)/.test(wanted) && !wanted.includes('\\') ? wanted : home;

/** `?next=` is where to go on afterwards. */
export const SignInScreen = () => {
  const router = useRouter();
  const next = useLocation({ select: ({ search }) => (search as { next?: unknown }).next });
  const { api, locale } = router.options.context;
  const words = useWords('account');
  const goOn = useCallback((): void => {
    void router.navigate({ href: safeReturn(next, `/${locale.id}/account`), replace: true });
  }, [router, next, locale]);
  const explain = useExplain();
  return (
    <SignInPage
      signIn={(values) => signInHere(api, values)}
      explain={explain}
      onDone={() => {
        showToast({ title: words.t('signIn.done') });
        goOn();
      }}
    />
  );
};

import { settingsFor } from '#contract/settings/settings.ts';
import { lazyDialog } from '#src/base/lazy/lazy-dialog.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { openAccountDialog } from './account-dialogs.ts';
import { welcomeNewAccount } from './welcome-new-account.ts';

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** Closes with `true` once somebody is signed in, with `'forgot'` or `'sign-up'` where another dialog goes on. */
    'sign-in': Readonly<Record<string, never>>;
    'forgot-password': Readonly<Record<string, never>>;
    'sign-in-confirmation': Readonly<Record<string, never>>;
  }
}

const openForm = lazyDialog({
  name: 'sign-in',
  load: () => import('./sign-in-dialog.tsx'),
  parts: ['account', 'enrollment', 'errors'],
  title: (i18n) => i18n.t('signIn.title'),
});
const openForgotten = lazyDialog({
  name: 'forgot-password',
  load: () => import('./forgot-password-dialog.tsx'),
  parts: ['account', 'errors'],
  title: (i18n) => i18n.t('forgot.title'),
});
const openConfirmation = lazyDialog({
  name: 'sign-in-confirmation',
  load: () => import('./sign-in-confirmation-dialog.tsx'),
  parts: ['stores'],
  title: (i18n) => i18n.t('signInDone.title'),
});

/**
 * Asks somebody to sign in without leaving where they are; the simplified enrollment stands in its place where a shop is set so (spec 1 §2).
 * @param quietly what was begun goes on by itself: no dialog says that it worked, or welcomes a new account
 * @returns whether somebody is signed in now
 */
export const openSignIn = async (i18n: I18n, quietly = false): Promise<boolean> => {
  let outcome: unknown = settingsFor(i18n.locale.id).enrollment.simplified
    ? await openAccountDialog(i18n, 'simplified-enrollment', {})
    : await openForm(i18n, {});
  if (outcome === 'forgot') await openForgotten(i18n, {});
  const signsUp = outcome === 'sign-up';
  if (signsUp) outcome = await openAccountDialog(i18n, 'sign-up', {});
  const signedIn = outcome === true;
  if (!signedIn || quietly) return signedIn;
  if (signsUp) welcomeNewAccount(i18n, { isMember: false });
  else await openConfirmation(i18n, {});
  return true;
};

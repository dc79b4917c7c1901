import type { ContentEvent } from '#contract/calls/content/events.ts';
import { messagesOrToast } from '#src/base/lazy/import-or-toast.ts';
import type { Part, I18n } from '#src/base/i18n/i18n.ts';
import { type DialogName, type DialogProps, openDialog, registerDialog } from '#ui/dialog-manager/dialog-manager.ts';

type Nothing = Readonly<Record<string, never>>;

declare module '#ui/dialog-manager/dialog-manager.ts' {
  interface DialogRegistry {
    /** These three close with `true` once somebody is signed in. */
    'sign-up': Nothing;
    'loyalty-sign-up': Nothing;
    'simplified-enrollment': Nothing;
    interests: Nothing;
    /** `isMember`: the programme is not offered again. */
    welcome: { isMember: boolean };
    /** Closes with `true` once somebody has joined. */
    'event-sign-up': { event: ContentEvent };
  }
}

let known = false;

/** The dialogs about accounts are made known with the first of them that is wanted: the first visit carries none. */
const register = (i18n: I18n): void => {
  if (known) return;
  known = true;
  const withMessages =
    <Module>(load: () => Promise<Module>) =>
    async (): Promise<Module> => {
      const parts: Part[] = ['account', 'enrollment', 'errors'];
      const [module] = await Promise.all([load(), ...parts.map((part) => i18n.load(part))]);
      return module;
    };
  registerDialog(
    'sign-up',
    withMessages(() => import('./sign-up-dialog.tsx')),
    { title: () => i18n.t('signUp.title') },
  );
  registerDialog(
    'loyalty-sign-up',
    withMessages(() => import('./loyalty-sign-up-dialog.tsx')),
    { title: () => i18n.t('enroll.nonLoyalty.title') },
  );
  registerDialog(
    'simplified-enrollment',
    withMessages(() => import('./enrollment-dialog.tsx')),
    { title: () => i18n.t('enroll.title') },
  );
  registerDialog(
    'interests',
    withMessages(() => import('./interests-dialog.tsx')),
    { title: () => i18n.t('enroll.interests.title') },
  );
  registerDialog(
    'welcome',
    withMessages(() => import('./welcome-dialog.tsx')),
    { title: () => i18n.t('enroll.welcome.title') },
  );
  registerDialog(
    'event-sign-up',
    withMessages(() => import('./event-dialog.tsx')),
    { title: ({ event }) => event.title },
  );
};

type AccountDialog = Extract<DialogName, 'sign-up' | 'loyalty-sign-up' | 'simplified-enrollment' | 'interests' | 'welcome' | 'event-sign-up'>;

/** Opens one of them. @returns what it was closed with */
export const openAccountDialog = async <Name extends AccountDialog>(i18n: I18n, name: Name, props: DialogProps<Name>): Promise<unknown> => {
  register(i18n);
  if (!(await messagesOrToast(i18n, ['enrollment']))) return undefined;
  return openDialog(name, props).closed;
};

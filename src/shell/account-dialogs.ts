import type { ContentEvent } from '#contract/calls/content/events.ts';
import { wordsOrSay } from '#src/base/lazy/import-or-toast.ts';
import type { Part, Words } from '#src/base/i18n/words.ts';
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
const register = (words: Words): void => {
  if (known) return;
  known = true;
  const withWords =
    <Module>(load: () => Promise<Module>) =>
    async (): Promise<Module> => {
      const parts: Part[] = ['account', 'enrollment', 'errors'];
      const [module] = await Promise.all([load(), ...parts.map((part) => words.load(part))]);
      return module;
    };
  registerDialog(
    'sign-up',
    withWords(() => import('./sign-up-dialog.tsx')),
    { title: () => words.t('signUp.title') },
  );
  registerDialog(
    'loyalty-sign-up',
    withWords(() => import('./loyalty-sign-up-dialog.tsx')),
    { title: () => words.t('enroll.nonLoyalty.title') },
  );
  registerDialog(
    'simplified-enrollment',
    withWords(() => import('./enrollment-dialog.tsx')),
    { title: () => words.t('enroll.title') },
  );
  registerDialog(
    'interests',
    withWords(() => import('./interests-dialog.tsx')),
    { title: () => words.t('enroll.interests.title') },
  );
  registerDialog(
    'welcome',
    withWords(() => import('./welcome-dialog.tsx')),
    { title: () => words.t('enroll.welcome.title') },
  );
  registerDialog(
    'event-sign-up',
    withWords(() => import('./event-dialog.tsx')),
    { title: ({ event }) => event.title },
  );
};

type AccountDialog = Extract<DialogName, 'sign-up' | 'loyalty-sign-up' | 'simplified-enrollment' | 'interests' | 'welcome' | 'event-sign-up'>;

/** Opens one of them. @returns what it was closed with */
export const openAccountDialog = async <Name extends AccountDialog>(words: Words, name: Name, props: DialogProps<Name>): Promise<unknown> => {
  register(words);
  if (!(await wordsOrSay(words, ['enrollment']))) return undefined;
  return openDialog(name, props).closed;
};

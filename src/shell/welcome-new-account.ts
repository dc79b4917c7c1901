import { settingsFor } from '#contract/settings/settings.ts';
import type { Words } from '#src/base/i18n/words.ts';
import { openAccountDialog } from './account-dialogs.ts';

/** After a sign-up: the welcome, which leads on to a complete profile; put off, the question for interests, where a shop asks it (spec 3 §4). */
export const welcomeNewAccount = (words: Words, { isMember }: { readonly isMember: boolean }): void => {
  const show = async (): Promise<void> => {
    const goesOn = await openAccountDialog(words, 'welcome', { isMember });
    if (goesOn !== true && settingsFor(words.locale.id).enrollment.interestsAfterSignUp) await openAccountDialog(words, 'interests', {});
  };
  void show();
};

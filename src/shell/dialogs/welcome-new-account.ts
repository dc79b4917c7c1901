import { settingsFor } from '#contract/settings/settings.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';
import { openAccountDialog } from './account-dialogs.ts';

/** After a sign-up: the welcome, which leads on to a complete profile; put off, the question for interests, where a shop asks it (spec 3 §4). */
export const welcomeNewAccount = (i18n: I18n, { isMember }: { readonly isMember: boolean }): void => {
  const show = async (): Promise<void> => {
    const goesOn = await openAccountDialog(i18n, 'welcome', { isMember });
    if (goesOn !== true && settingsFor(i18n.locale.id).enrollment.interestsAfterSignUp) await openAccountDialog(i18n, 'interests', {});
  };
  void show();
};

import type { Part, I18n } from '#src/base/i18n/i18n.ts';
import { showToast } from '#ui/toast/toasts.ts';

/** Brings what a press needs. A press that was given nothing has no effect: it says so, and the next one asks again. */
export const importOrToast = async <T>(i18n: I18n, load: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await load();
  } catch {
    showToast({ title: i18n.t('ui.loadFailed'), kind: 'error' });
    return undefined;
  }
};

/** @returns whether the words are there */
export const messagesOrToast = async (i18n: I18n, parts: readonly Part[]): Promise<boolean> =>
  (await importOrToast(i18n, () => Promise.all(parts.map((part) => i18n.load(part))))) !== undefined;

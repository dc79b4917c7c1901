import type { Part, Words } from '#src/base/i18n/words.ts';
import { showToast } from '#ui/toast/toasts.ts';

/** Brings what a press needs. A press that was given nothing has no effect: it says so, and the next one asks again. */
export const importOrToast = async <T>(words: Words, bring: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await bring();
  } catch {
    showToast({ title: words.t('ui.loadFailed'), kind: 'error' });
    return undefined;
  }
};

/** @returns whether the words are there */
export const wordsOrSay = async (words: Words, parts: readonly Part[]): Promise<boolean> =>
  (await importOrToast(words, () => Promise.all(parts.map((part) => words.load(part))))) !== undefined;

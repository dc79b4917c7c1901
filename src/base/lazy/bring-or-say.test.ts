import { afterEach, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { createWords } from '#src/base/i18n/words.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { importOrToast, wordsOrSay } from './import-or-toast.ts';

let isCut = false;
const fetched = async <T>(what: T): Promise<T> => {
  if (isCut) throw new TypeError('Failed to fetch dynamically imported module');
  return what;
};
const words = createWords(LOCALES['en-us'], { core: { 'ui.loadFailed': 'Lost.' } }, () => fetched({}));
const told = (): (string | undefined)[] => toasts.getToasts().map(({ title }) => title);

afterEach(() => {
  isCut = false;
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

test('a press that the line gave nothing says so; the next one has what it needs', async () => {
  isCut = true;
  expect(await importOrToast(words, () => fetched('the dialog'))).toBeUndefined();
  expect(told()).toEqual(['Lost.']);
  isCut = false;
  expect(await importOrToast(words, () => fetched('the dialog'))).toBe('the dialog');
});

test('so does one whose words did not come, and nothing is said where they are there', async () => {
  isCut = true;
  expect(await wordsOrSay(words, ['shop', 'errors'])).toBe(false);
  expect(told()).toEqual(['Lost.']);
  isCut = false;
  expect(await wordsOrSay(words, ['shop', 'errors'])).toBe(true);
  isCut = true;
  expect(await wordsOrSay(words, ['shop', 'errors'])).toBe(true);
});

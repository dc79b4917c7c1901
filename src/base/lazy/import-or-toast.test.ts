import { afterEach, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { createI18n } from '#src/base/i18n/i18n.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { importOrToast, messagesOrToast } from './import-or-toast.ts';

let isCut = false;
const fetched = async <T>(what: T): Promise<T> => {
  if (isCut) throw new TypeError('Failed to fetch dynamically imported module');
  return what;
};
const i18n = createI18n(LOCALES['en-us'], { core: { 'ui.loadFailed': 'Lost.' } }, () => fetched({}));
const toastTitles = (): (string | undefined)[] => toasts.getToasts().map(({ title }) => title);

afterEach(() => {
  isCut = false;
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

test('a press that the line gave nothing says so; the next one has what it needs', async () => {
  isCut = true;
  expect(await importOrToast(i18n, () => fetched('the dialog'))).toBeUndefined();
  expect(toastTitles()).toEqual(['Lost.']);
  isCut = false;
  expect(await importOrToast(i18n, () => fetched('the dialog'))).toBe('the dialog');
});

test('so does one whose words did not come, and nothing is said where they are there', async () => {
  isCut = true;
  expect(await messagesOrToast(i18n, ['shop', 'errors'])).toBe(false);
  expect(toastTitles()).toEqual(['Lost.']);
  isCut = false;
  expect(await messagesOrToast(i18n, ['shop', 'errors'])).toBe(true);
  isCut = true;
  expect(await messagesOrToast(i18n, ['shop', 'errors'])).toBe(true);
});

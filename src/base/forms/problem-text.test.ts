import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { createI18n } from '#src/base/i18n/i18n.ts';
import { problemText } from './problem-text.ts';

const catalogues = import.meta.glob<{ default: Record<string, string> }>('../i18n/messages/*/errors.json', { eager: true });
const wordsOf = (id: LocaleId) => {
  const base = catalogues['../i18n/messages/en-us/errors.json']?.default ?? {};
  const own = catalogues[`../i18n/messages/${id}/errors.json`]?.default ?? {};
  const compiled = Object.entries({ ...base, ...own }).map(([key, text]) => [key, compileMessage(text)]);
  return createI18n(LOCALES[id], { errors: Object.fromEntries(compiled) as Record<string, string> }, () =>
    Promise.reject(new Error('All parts are loaded')),
  );
};

it.each([
  ['sameAs:password', 'Passwords don’t match.'],
  ['pattern:WM0123456789', 'Value should match WM0123456789'],
  ['exact:5', 'Enter exactly 5 characters.'],
  ['min:2', 'Enter at least 2 characters.'],
  ['max:30', 'Enter no more than 30 characters.'],
  ['minValue:$0.01', 'Enter $0.01 or more.'],
  ['maxValue:$10.00', 'Enter $10.00 or less.'],
  ['postalCode', 'Please check the ZIP code.'],
  ['postalCode:CA', 'Please check the postal code.'],
  ['postalRegion:US', 'This ZIP code isn’t in the state you chose.'],
  ['postalRegion:CA', 'This postal code isn’t in the province you chose.'],
  ['Words of the shop: they stay.', 'Words of the shop: they stay.'],
])('%s reads: %s', (problem, text) => {
  expect(problemText(wordsOf('en-us'), problem)).toBe(text);
});

it.each(Object.keys(LOCALES) as LocaleId[])('every problem has words in %s', (id) => {
  for (const problem of ['sameAs:password', 'pattern:x', 'exact:5', 'minValue:1', 'maxValue:2', 'postalCode:US', 'postalRegion:CA'])
    expect(problemText(wordsOf(id), problem)).not.toMatch(/^error\.|[{}]/);
});

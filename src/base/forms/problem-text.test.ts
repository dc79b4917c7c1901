import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { LOCALES, type LocaleId } from '#contract/locales.ts';
import { createWords } from '#src/base/i18n/words.ts';
import { problemText } from './problem-text.ts';

const catalogues = import.meta.glob<{ default: Record<string, string> }>('../i18n/messages/*/errors.json', { eager: true });
const wordsOf = (id: LocaleId) => {
  const base = catalogues['../i18n/messages/en-us/errors.json']?.default ?? {};
  const own = catalogues[`../i18n/messages/${id}/errors.json`]?.default ?? {};
  const compiled = Object.entries({ ...base, ...own }).map(([key, text]) => [key, compileMessage(text)]);
  return createWords(LOCALES[id], { errors: Object.fromEntries(compiled) as Record<string, string> }, () =>
    Promise.reject(new Error('All parts are loaded')),
  );
};

it.each([
  ['sameAs:password', 'This has to be the same as the password.'],
  ['pattern:WM0123456789', 'Value should match WM0123456789'],
  ['exact:5', 'This has to be exactly 5 characters.'],
  ['min:2', 'At least 2 characters.'],
  ['max:30', 'At most 30 characters.'],
  ['minValue:$0.01', 'At least $0.01.'],
  ['maxValue:$10.00', 'At most $10.00.'],
  ['postalCode', 'Please check the ZIP code.'],
  ['postalCode:CA', 'Please check the postal code.'],
  ['postalRegion:US', 'This ZIP code is not in the state that you chose.'],
  ['postalRegion:CA', 'This postal code is not in the province that you chose.'],
  ['Words of the shop: they stay.', 'Words of the shop: they stay.'],
])('%s reads: %s', (problem, text) => {
  expect(problemText(wordsOf('en-us'), problem)).toBe(text);
});

it.each(Object.keys(LOCALES) as LocaleId[])('every problem has words in %s', (id) => {
  for (const problem of ['sameAs:password', 'pattern:x', 'exact:5', 'minValue:1', 'maxValue:2', 'postalCode:US', 'postalRegion:CA'])
    expect(problemText(wordsOf(id), problem)).not.toMatch(/^error\.|[{}]/);
});

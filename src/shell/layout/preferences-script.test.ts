import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { encodeChoice } from '#contract/consent.ts';
import { preferencesScript } from './preferences-script.tsx';

const datasetAfter = (kept: Readonly<Record<string, string>>, cookie = '', location = 'https://shop.example/fr-fr'): Record<string, string> => {
  const dataset: Record<string, string> = {};
  runInNewContext(preferencesScript, {
    document: { cookie, documentElement: { dataset } },
    location,
    localStorage: { getItem: (key: string) => kept[key] ?? null },
  });
  return dataset;
};

const session = (consumerType?: string): string =>
  JSON.stringify({ type: 'Registered', subject: 'account-1', ...(consumerType && { consumerType }) });

it('marks the document of somebody who is signed in, and of an employee, before it is painted', () => {
  expect(datasetAfter({ 'waymark.session': session('EMPLOYEE') })).toEqual({ member: '', employee: '' });
  expect(datasetAfter({ 'waymark.session': session('LOYALTY') })).toEqual({ member: '' });
  expect(datasetAfter({ 'waymark.session': session() })).toEqual({ member: '' });
  expect(datasetAfter({})).toEqual({});
});

it('sets the theme, the closed benefit bar and the state of a device in a store', () => {
  expect(datasetAfter({ 'waymark-theme': 'dark', 'waymark-benefit-closed': 'x', 'waymark.in-store': 'locked' })).toEqual({
    theme: 'dark',
    benefit: 'closed',
    inStore: 'locked',
  });
});

it('hides the question about privacy where it was answered, in a preview and beside the page that asks the same', () => {
  const chosen = encodeChoice({ id: '019abcde-0000-7000-8000-000000000001', at: '2026-11-24T10:00:00.000Z', granted: [] });
  const hidden = { consent: '' };
  expect(datasetAfter({}, `a=b; waymark-consent=${chosen}; c=d`)).toEqual(hidden);
  expect(datasetAfter({}, '', 'https://shop.example/fr-fr?preview=true')).toEqual(hidden);
  expect(datasetAfter({}, '', 'https://shop.example/fr-fr/privacy-choices')).toEqual(hidden);
  for (const cookie of ['', 'waymark-consent=yes', 'waymark-consent=']) expect(datasetAfter({}, cookie)).toEqual({});
  expect(datasetAfter({}, '', 'https://shop.example/fr-fr?preview=false')).toEqual({});
});

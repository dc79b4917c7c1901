import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { preferencesScript } from './preferences-script.tsx';

const datasetAfter = (kept: Readonly<Record<string, string>>): Record<string, string> => {
  const dataset: Record<string, string> = {};
  runInNewContext(preferencesScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
  });
  return dataset;
};

const session = (consumerType?: string): string =>
  JSON.stringify({ type: 'Registered', subject: 'account-1', ...(consumerType && { consumerType }) });

it('marks the document of an employee before it is painted, and nobody else’s', () => {
  expect(datasetAfter({ 'waymark.session': session('EMPLOYEE') })).toEqual({ employee: '' });
  expect(datasetAfter({ 'waymark.session': session('LOYALTY') })).toEqual({});
  expect(datasetAfter({ 'waymark.session': session() })).toEqual({});
  expect(datasetAfter({})).toEqual({});
});

it('sets the theme, the closed benefit bar and the state of a device in a store', () => {
  expect(datasetAfter({ 'waymark-theme': 'dark', 'waymark-benefit-closed': 'x', 'waymark.in-store': 'locked' })).toEqual({
    theme: 'dark',
    benefit: 'closed',
    inStore: 'locked',
  });
});

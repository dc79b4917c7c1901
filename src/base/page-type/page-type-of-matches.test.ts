import { expect, it } from 'vitest';
import { pageTypeOfMatches } from './page-type-of-matches.ts';

const shown = { status: 'success' };
const PATH = '/en-us/p/trail-shoe-K7Q2M4XW';
const GONE = 'This page isn’t available.';

it('is the type of the path where the page is shown', () => {
  expect(pageTypeOfMatches(PATH, [shown, { ...shown, meta: [{ title: 'Shoe' }, { name: 'description', content: 'A shoe' }] }], GONE)).toBe('PDP');
});

it.each([[{ status: 'notFound' }], [{ status: 'error' }], [{ status: 'success', globalNotFound: true }]])(
  'is Error where a part of the page could not be shown: %o',
  (match) => {
    expect(pageTypeOfMatches(PATH, [shown, match], GONE)).toBe('Error');
  },
);

it('is Error where the description that counts says that the page is not available', () => {
  const says = (content: string) => ({ ...shown, meta: [{ name: 'description', content }] });
  expect(pageTypeOfMatches(PATH, [says('A shop'), says(GONE)], GONE)).toBe('Error');
  expect(pageTypeOfMatches(PATH, [says(GONE), says('A shoe')], GONE)).toBe('PDP');
});

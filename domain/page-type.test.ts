import { expect, it } from 'vitest';
import { PAGE_TYPES } from '#contract/constants.ts';
import { pageTypeOf } from './page-type.ts';

const CASES = [
  ['/en-us/p/trail-shoe-K7Q2M4XW', 'PDP'],
  ['/p/trail-shoe-K7Q2M4XW', 'PDP'],
  ['/en-us/trail-shoe-pK7Q2M4XW', 'PDP'],
  ['/en-us/c/men-shoes-2100', 'PLP'],
  ['/fr-fr/chaussures-c2100', 'PLP'],
  ['/en-us/cart', 'Cart'],
  ['/cart', 'Cart'],
  ['/en-us/account', 'Account'],
  ['/en-us/account/orders', 'Account'],
  ['/en-us/search', 'Search'],
  ['/en-us/searchhub', 'SearchHub'],
  ['/searchhub', 'SearchHub'],
  ['/de-de', 'Home'],
  ['/de-de/', 'Home'],
  ['/en-us/order-confirmation', 'Order Confirmation'],
  ['/en-us/checkout', 'Checkout'],
  ['/en-us/favorites', 'Other'],
  ['/en-us/c', 'Other'],
  ['/en-us/constructor', 'Other'],
  ['/en-us/c/showcase-1000', 'Other'],
  ['/en-us/showcase', 'Other'],
  ['/', 'Other'],
] as const;

it.each(CASES)('%s is a page of type %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type);
});

it.each(CASES)('%s is an Error where its page is not available', (path) => {
  expect(pageTypeOf(path, true)).toBe('Error');
});

it('knows all types of the specification', () => {
  expect(new Set([...CASES.map(([, type]) => type), pageTypeOf('/en-us/c/gone-1000', true)])).toEqual(new Set(PAGE_TYPES));
});

import { expect, test } from 'vitest';
import { isOwnPage, isPersonalPage } from './personal-pages.ts';

test.each([
  '/en-us/cart',
  '/en-us/checkout',
  '/fr-fr/checkout',
  '/fr-fr/favorites',
  '/en-us/account',
  '/en-us/account/orders/1',
  '/de-de/account/orders/1',
  '/en-us/sync',
  '/fr-fr/staff/insights',
])('%s shows somebody’s own things', (path) => {
  expect(isOwnPage(path)).toBe(true);
  expect(isPersonalPage(path)).toBe(true);
});

test.each(['/en-us/sign-in', '/en-gb/reset-password/abc', '/en-us/associate-login'])('%s asks who somebody is', (path) => {
  expect(isOwnPage(path)).toBe(false);
  expect(isPersonalPage(path)).toBe(true);
});

test.each([
  '/en-us',
  '/en-us/',
  '/en-us/c/cart',
  '/en-us/c/cart-1000',
  '/en-us/p/account-1234',
  '/en-us/accounts',
  '/en-us/cartoons',
  '/cart/v1/item',
  '/',
])('%s is the same for everybody', (path) => {
  expect(isOwnPage(path)).toBe(false);
  expect(isPersonalPage(path)).toBe(false);
});

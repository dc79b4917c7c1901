import { expect, test } from 'vitest';
import { isOwnPage, isPersonalPage } from './personal-pages.ts';

test.each(['/en-us/cart', '/de-de/account/orders/1', '/fr-fr/checkout', '/en-us/sync'])('%s shows somebody’s own things', (path) => {
  expect(isOwnPage(path)).toBe(true);
  expect(isPersonalPage(path)).toBe(true);
});

test.each(['/en-us/sign-in', '/en-gb/reset-password/abc', '/en-us/associate-login'])('%s asks who somebody is', (path) => {
  expect(isOwnPage(path)).toBe(false);
  expect(isPersonalPage(path)).toBe(true);
});

test.each(['/en-us/', '/en-us/c/cart', '/cart/v1/item', '/en-us/cartoons', '/'])('%s is the same for everybody', (path) => {
  expect(isPersonalPage(path)).toBe(false);
});

import { expect, it } from 'vitest';
import { isPersonalPath } from './personal-path.ts';

it.each(['/en-us/cart', '/en-us/checkout', '/fr-fr/favorites', '/en-us/account', '/en-us/account/orders/1'])('%s is left at a sign-out', (path) => {
  expect(isPersonalPath(path)).toBe(true);
});

it.each(['/en-us', '/en-us/', '/en-us/p/account-1234', '/en-us/accounts', '/en-us/c/cart-1000'])('%s stays', (path) => {
  expect(isPersonalPath(path)).toBe(false);
});

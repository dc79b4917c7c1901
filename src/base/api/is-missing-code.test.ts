import { expect, it } from 'vitest';
import { isMissingCode } from './is-missing-code.ts';

it.each([
  'Unable to preload CSS for https://shop.example/assets/order-screens.css',
  'Failed to fetch dynamically imported module: https://shop.example/assets/order-screens.js',
  'error loading dynamically imported module: https://shop.example/assets/order-screens.js',
  'Importing a module script failed.',
])('knows that code is missing: %s', (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true);
});

it('takes no other failure for missing code', () => {
  expect(isMissingCode(new TypeError('Failed to fetch'))).toBe(false);
  expect(isMissingCode('Importing a module script failed.')).toBe(false);
});

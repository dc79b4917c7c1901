import { expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

it('leads to an address of this shop and nowhere else', () => {
  expect(safeReturn('/en-us/account?a=1#b', '/home')).toBe('/en-us/account?a=1#b');
  expect(safeReturn('/de-de', '/home')).toBe('/de-de');
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/en-us/..\\evil',
    '/en-usevil',
    'javascript:alert(1)',
    '',
    undefined,
    ['/en-us'],
  ];
  expect(elsewhere.map((wanted) => safeReturn(wanted, '/home'))).toEqual(elsewhere.map(() => '/home'));
});

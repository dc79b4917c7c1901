import { expect, it } from 'vitest';
import { menuWays } from './menu-ways.ts';

const paths = (...asked: Parameters<typeof menuWays>): string[] => menuWays(...asked).map(({ path }) => path);

it('leads guests to the sign-in and to an order by its number, and others to account and orders', () => {
  expect(paths({ type: 'Guest' }, true)).toEqual(['/sign-in', '/track-order', '/favorites', '/scan', '/stores', '/help/contact-us']);
  expect(paths({ type: 'Registered' }, true)).toEqual(['/account', '/account/orders', '/favorites', '/scan', '/stores', '/help/contact-us']);
});

it('names no favorites where there are none', () => {
  expect(paths({ type: 'Registered', consumerType: 'EMPLOYEE' }, true)).not.toContain('/favorites');
  expect(paths({ type: 'Guest' }, false)).not.toContain('/favorites');
});

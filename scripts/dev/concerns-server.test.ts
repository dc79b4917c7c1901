import { expect, it } from 'vitest';
import { concernsServer } from './concerns-server.ts';

it.each([
  ['a handler that is loaded', { event: 'change', path: 'server/commerce/cart/cart.handlers.ts', isLoaded: true }, false, true],
  ['a rule that page and server share', { event: 'change', path: 'pricing/points.ts', isLoaded: true }, false, true],
  ['a new migration', { event: 'add', path: 'server/platform/db/migrations/0002_more.sql', isLoaded: false }, false, true],
  ['a file that goes', { event: 'unlink', path: 'server/commerce/cart/rules.ts', isLoaded: true }, false, true],
  ['code of the device that the server has not loaded', { event: 'change', path: 'db/replay/engine.ts', isLoaded: false }, false, false],
  ['a file that may have been the missing one', { event: 'change', path: 'server/commerce/cart/rules.ts', isLoaded: false }, true, true],
  ['a component', { event: 'change', path: 'src/cart/cart-page.tsx', isLoaded: true }, false, false],
  ['a test', { event: 'add', path: 'server/commerce/cart/cart.db.test.ts', isLoaded: false }, true, false],
  ['a helper of tests', { event: 'add', path: 'server/platform/http/testing-service.ts', isLoaded: false }, false, false],
])('says for %s whether the server is opened again', (_name, change, hasFailed, expected) => {
  expect(concernsServer(change, hasFailed)).toBe(expected);
});

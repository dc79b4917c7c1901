import { expect, it } from 'vitest';
import { chooseTests } from './changed-tests.mjs';

const test = (file: string) => ({ file, project: 'database' });
const tests = [
  test('server/commerce/cart/cart.db.test.ts'),
  test('server/commerce/orders/orders.pg.test.ts'),
  test('server/platform/http/mount.db.test.ts'),
];
const durations = new Map([
  ['server/commerce/cart/cart.db.test.ts', 2],
  ['server/commerce/orders/orders.pg.test.ts', 30],
  ['server/platform/http/mount.db.test.ts', 4],
]);

it('chooses the quick tests first when not all fit, and names the others', () => {
  const { chosen, left } = chooseTests(tests, { changed: [], durations, workers: 2, forSeconds: 10 });
  expect(chosen.map(({ file }) => file)).toEqual(['server/commerce/cart/cart.db.test.ts', 'server/platform/http/mount.db.test.ts']);
  expect(left.map(({ file }) => file)).toEqual(['server/commerce/orders/orders.pg.test.ts']);
});

it('chooses a test beside a changed file before quicker ones', () => {
  const { chosen } = chooseTests(tests, { changed: ['server/commerce/orders/place.ts'], durations, workers: 2, forSeconds: 16 });
  expect(chosen.map(({ file }) => file)).toEqual(['server/commerce/orders/orders.pg.test.ts', 'server/commerce/cart/cart.db.test.ts']);
});

it('chooses all when they fit, also those never timed', () => {
  expect(chooseTests(tests, { changed: [], durations: new Map(), workers: 2, forSeconds: 5 }).left).toEqual([]);
});

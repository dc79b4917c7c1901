import { expect, test } from 'vitest';
import type { AnyRoute } from '@tanstack/react-router';
import { isOwnPage, isPersonalPage, PERSONAL_PARTS } from '#domain/personal-pages.ts';
import { routeTree } from '#src/routeTree.gen.ts';
import type { Personal } from './personal-route.ts';

interface Page {
  readonly path: string;
  readonly personal: Personal | undefined;
}

/** An address below each leaf of the tree, and what its route says of it. */
const pagesBelow = (route: AnyRoute, above = ''): Page[] => {
  const path = [above, (route.options as { path?: string }).path].filter(Boolean).join('/');
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  if (children.length > 0) return children.flatMap((child) => pagesBelow(child, path));
  const address = `/${path.split('/').filter(Boolean).join('/')}`.replace('$locale', 'en-us').replaceAll(/\$\w*/g, 'one');
  return [{ path: address, personal: route.options.staticData?.personal }];
};

const pages = pagesBelow(routeTree).filter(({ path }) => path.startsWith('/en-us'));

test('the routes are found', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/en-us',
      '/en-us/checkout',
      '/en-us/sign-in',
      '/en-us/account',
      '/en-us/account/orders/one',
      '/en-us/favorites/shared/one',
    ]),
  );
});

test.each(pages)('service and service worker know of $path what its route says: $personal', ({ path, personal }) => {
  expect(isOwnPage(path)).toBe(personal === 'own');
  expect(isPersonalPage(path)).toBe(personal !== undefined);
});

test('every personal address that service and service worker know has a route', () => {
  const parts = pages.filter(({ personal }) => personal).map(({ path }) => path.split('/')[2]);
  expect(new Set(parts)).toEqual(new Set(PERSONAL_PARTS));
});

import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { FIXED_PAGES } from '#contract/calls/content.ts';
import { APP_PAGES, CONTENT_PAGES, LOCATIONS_PATH, PATH_OF_AREA } from '#domain/content-pages.ts';
import { LEGAL_PAGES, pathOfPage } from '#server/platform/pages/legal-page-names.ts';
import { routeTree } from '#src/routeTree.gen.ts';

/** Paths below the locale of all pages whose address has no part that varies. */
const pagesBelow = (route: AnyRoute, above = ''): string[] => {
  const path = [above, (route.options as { path?: string }).path].filter(Boolean).join('/');
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  const own = children.length > 0 && path !== '' ? [] : [path.split('/').filter(Boolean).slice(1).join('/')];
  return children.length > 0 ? children.flatMap((child) => pagesBelow(child, path)) : own.filter((one) => !one.includes('$'));
};

test('content may link to every page of the app, and to no other', () => {
  const pages = new Set(pagesBelow(routeTree));
  const missing = [...APP_PAGES].filter((path) => !pages.has(path) && !([...CONTENT_PAGES, LOCATIONS_PATH] as readonly string[]).includes(path));
  expect(missing).toEqual([]);
});

test('every fixed page of the content service is shown on a page that is there', () => {
  const pages = new Set([...APP_PAGES, ...LEGAL_PAGES.map(pathOfPage)]);
  expect(FIXED_PAGES.filter((page) => !['error-4xx', 'order-confirmation'].includes(page) && !pages.has(PATH_OF_AREA[page]))).toEqual([]);
});

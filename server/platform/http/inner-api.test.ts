import { expect, it } from 'vitest';
import { createInnerApis } from './inner-api.ts';

const VERSIONED = { version: async () => 'one', now: () => 0 };

it('asks for every part of a page that a document is drawn with, without credentials', async () => {
  const asked: string[] = [];
  const answer = (request: Request): Response => {
    asked.push(`${request.method} ${new URL(request.url).pathname} ${request.credentials}`);
    return Response.json({});
  };
  const api = createInnerApis(answer, VERSIONED)('en-us', new Request('http://shop.test/en-us/terms'));
  await api('fapi.components.footer');
  await api('fapi.components.search-hub');
  await api('fapi.components.collections');
  await api('fapi.pages.location-selector');
  await api('fapi.pages.page', { params: { page: 'terms' } });
  expect(asked).toEqual(
    [
      '/fapi/components/footer',
      '/fapi/components/search-hub',
      '/fapi/components/collections',
      '/fapi/pages/location-selector',
      '/fapi/pages/terms',
    ].map((path) => `GET ${path} omit`),
  );
});

it('asks once for published content and parts of pages, however many documents are drawn, and each time for a product', async () => {
  const asked: string[] = [];
  const answer = (request: Request): Response => {
    asked.push(new URL(request.url).pathname);
    return Response.json({});
  };
  const apiFor = createInnerApis(answer, VERSIONED);
  for (const path of ['/en-us/p/one-A1', '/en-us/p/two-B2']) {
    const api = apiFor('en-us', new Request(`http://shop.test${path}`));
    await api('content.menu', { params: { mode: 'publish', siteId: 'WAYMARK-US' } });
    await api('fapi.components.footer');
    await api('products.details', { params: { productId: 'A1' } });
  }
  expect(asked).toEqual([
    '/publish/caas/v1/canvas/augmentedpage/menu/WAYMARK-US',
    '/fapi/components/footer',
    '/products/v2/products/A1/details',
    '/products/v2/products/A1/details',
  ]);
});

it('keeps nothing of a preview', async () => {
  const asked: string[] = [];
  const answer = (request: Request): Response => {
    asked.push(new URL(request.url).pathname);
    return Response.json({});
  };
  const apiFor = createInnerApis(answer, VERSIONED);
  for (let times = 0; times < 2; times += 1)
    await apiFor('en-us', new Request('http://shop.test/en-us?preview=true'))('content.menu', { params: { mode: 'publish', siteId: 'WAYMARK-US' } });
  expect(asked).toHaveLength(2);
});

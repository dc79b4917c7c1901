import { expect, it } from 'vitest';
import { createInnerApis } from './inner-api.ts';

it('asks for every part of a page that a document is drawn with, without credentials', async () => {
  const asked: string[] = [];
  const answer = (request: Request): Response => {
    asked.push(`${request.method} ${new URL(request.url).pathname} ${request.credentials}`);
    return Response.json({});
  };
  const api = createInnerApis(answer)('en-us', new Request('http://shop.test/en-us/terms'));
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

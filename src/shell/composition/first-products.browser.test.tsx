import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { FirstProducts } from './first-products.tsx';

const hit = (id: string, name: string) => ({
  id,
  productId: id,
  name,
  url: `/en-us/p/${id}`,
  picture: { key: id, angle: 'side', alt: name, tone: '#eeeeee' },
  price: { current: 9900, original: 9900, currency: 'USD' },
  rating: { score: 0, reviewsCount: 0 },
  swatches: [],
  inventory: 'InStock',
  comingSoon: false,
});
const row = (id: string, title: string, products: readonly ReturnType<typeof hit>[]) => ({
  id,
  kind: 'collection',
  name: id,
  type: 'product',
  title,
  items: products.map((one) => ({ id: one.id, kind: 'product', hit: one })),
});
const blocks = [
  { id: 'hero', kind: 'hero', name: 'hero', title: 'Weather' },
  { id: 'ways', kind: 'collection', name: 'ways', type: 'category-card', title: 'Ways', items: [] },
  row('new', 'Just in', [hit('TRAIL001BLK', 'Ridge Runner'), hit('TRAIL002BLK', 'Fell Walker')]),
  row('more', 'Bestsellers', [hit('TRAIL003BLK', 'Bothy Boot')]),
];

it('shows the first row of products of the home page, and nothing else of it', async () => {
  const asked: unknown[] = [];
  const api = (async (name: string, { params }: { params: unknown }) => {
    asked.push([name, params]);
    return { blocks };
  }) as unknown as Api;
  const place = renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <h1>Your cart</h1>
        <FirstProducts />
      </EnglishPage>
    </WithApi>,
  );
  await expect.element(page.getByRole('heading', { level: 2, name: 'Just in' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Ridge Runner/ })).toBeVisible();
  for (const name of ['Weather', 'Ways', 'Bestsellers']) expect(page.getByRole('heading', { name }).elements()).toEqual([]);
  expect(asked[0]).toEqual(['content.page', expect.objectContaining({ page: 'home' })]);
  expect(await axeViolations(place)).toEqual([]);
});

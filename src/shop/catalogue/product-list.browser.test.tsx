import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LOCALES } from '#contract/locales.ts';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { ProductList } from './product-list.tsx';

const WIDTH = innerWidth;
const HEIGHT = innerHeight;
const ADDRESS = location.href;
afterEach(async () => {
  history.replaceState(null, '', ADDRESS);
  await page.viewport(WIDTH, HEIGHT);
});

const colors = ['black', 'sand', 'moss'].map((value) => ({ value, label: value, count: 1, selected: false }));
const found = {
  total: 1,
  start: 0,
  count: 1,
  sort: 'featured',
  hits: [
    {
      id: 'TRAIL001',
      productId: 'TRAIL001BLK',
      name: 'Trail Shoe',
      url: '/en-us/p/trail-shoe-TRAIL001',
      picture: { key: 'TRAIL001BLK', angle: 'side', alt: '', tone: '#eeeeee' },
      price: { current: 9900, original: 9900, currency: 'USD' },
      rating: { score: 0, reviewsCount: 0 },
      swatches: [],
      inventory: 'InStock',
      comingSoon: false,
    },
  ],
  facets: [{ id: 'color', label: 'Color', kind: 'choice', values: colors }],
  asOf: '2026-11-21T08:00:00.000Z',
};

const root = createRootRoute();
const list = createRoute({
  getParentRoute: () => root,
  path: '/en-us/c/shoes-1000',
  component: () => <ProductList path="/en-us/c/shoes-1000" categoryId="1000" />,
});
const queryClient = new QueryClient();
const router = createRouter({
  routeTree: root.addChildren([list]),
  history: createMemoryHistory({ initialEntries: ['/en-us/c/shoes-1000'] }),
  context: { api: async () => found, queryClient, locale: LOCALES['en-us'] },
});

it('a list has a way past its filters for the keyboard, which leads to the products', async () => {
  await page.viewport(1280, 900);
  renderInPage(
    <QueryClientProvider client={queryClient}>
      <EnglishPage>
        <RouterProvider router={router as never} />
      </EnglishPage>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('checkbox', { name: /^moss/ })).toBeInTheDocument();
  await expect.element(page.getByRole('combobox')).toBeVisible();
  await userEvent.tab();
  const skip = page.getByRole('link', { name: 'Skip filters' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Products' })).toHaveFocus();
  await userEvent.tab();
  const results = document.querySelector('[data-list]');
  expect(results?.contains(document.activeElement)).toBe(true);
});

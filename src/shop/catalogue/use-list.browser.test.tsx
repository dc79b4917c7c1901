import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LOCALES } from '#contract/locales.ts';
import { renderInPage } from '#ui/testing/render-in-page.tsx';
import { useList } from './use-list.ts';

const PATH = '/en-us/c/shoes-1000';

it('a list is not drawn again when it is left, and marks a filter of its own before the products have come', async () => {
  let drawn = 0;
  const List = () => {
    const { search } = useList(PATH, '1000');
    drawn += 1;
    return <p>{search.color?.join() ?? 'no filter'}</p>;
  };
  const root = createRootRoute();
  const waiting: (() => void)[] = [];
  const slow = () => new Promise<void>((done) => waiting.push(done));
  const arrive = async () => {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.();
  };
  const routes = [
    createRoute({ getParentRoute: () => root, path: PATH, loaderDeps: ({ search }) => search, loader: slow, component: List }),
    createRoute({ getParentRoute: () => root, path: '/en-us/p/trail-shoe-TRAIL001', loader: slow, component: () => <p>Trail Shoe</p> }),
  ];
  const queryClient = new QueryClient();
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [`${PATH}?color=moss`] }),
    context: { api: async () => ({}), queryClient, locale: LOCALES['en-us'] },
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
  renderInPage(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await arrive();
  await expect.element(page.getByText('moss')).toBeVisible();

  void router.navigate({ href: `${PATH}?color=sand` });
  await expect.element(page.getByText('sand')).toBeVisible();
  await arrive();
  await expect.poll(() => router.state.status).toBe('idle');

  const before = drawn;
  void router.navigate({ href: '/en-us/p/trail-shoe-TRAIL001' });
  await expect.poll(() => waiting.length).toBe(1);
  expect(drawn).toBe(before);
  await arrive();
  await expect.element(page.getByText('Trail Shoe')).toBeVisible();
});

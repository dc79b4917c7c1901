import { readdirSync, readFileSync } from 'node:fs';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryFailed, watchReturn, type Line } from './watch-return.ts';

let isCut = true;
const ask = vi.fn<(what: string) => Promise<string>>((what) => (isCut ? Promise.reject(new Error('no network')) : Promise.resolve(what)));
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
const root = createRootRouteWithContext<{ queryClient: QueryClient }>()();
const list = createRoute({ getParentRoute: () => root, path: '/list', loader: () => ask('list') });
const router = createRouter({
  routeTree: root.addChildren([list]),
  history: createMemoryHistory({ initialEntries: ['/list'] }),
  context: { queryClient },
});
const query = new QueryObserver(queryClient, { queryKey: ['account'], queryFn: () => ask('account') });
const known = new QueryObserver(queryClient, { queryKey: ['menu'], queryFn: () => Promise.resolve('menu') });

beforeEach(() => {
  isCut = true;
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a page whose loader failed and a query that failed are asked for again, and nothing else is', async () => {
  const stops = [query.subscribe(() => {}), known.subscribe(() => {})];
  await router.load();
  await vi.waitFor(() => expect(query.getCurrentResult().status).toBe('error'));
  expect(router.state.matches.at(-1)?.status).toBe('error');
  isCut = false;
  const dataUpdates = known.getCurrentResult().dataUpdatedAt;
  await retryFailed(router);
  expect(query.getCurrentResult().data).toBe('account');
  expect(router.state.matches.at(-1)).toMatchObject({ status: 'success', loaderData: 'list' });
  expect(known.getCurrentResult().dataUpdatedAt).toBe(dataUpdates);
  ask.mockClear();
  await retryFailed(router);
  expect(ask).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

test('every route leaves its failures to the one screen that loads again by itself', () => {
  const files = readdirSync('src/routes', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => readFileSync(`src/routes/${file}`, 'utf8').includes('errorComponent'))).toEqual([]);
});

const watched = () => {
  const listeners = new Set<() => void>();
  let state = { away: false, waiting: 0 };
  const line: Line = {
    isAway: () => state.away,
    waiting: () => state.waiting,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const back = vi.fn<(count: number) => void>();
  const invalidate = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const retried = { options: { context: { queryClient } }, state: { matches: [{ status: 'error' }] }, invalidate };
  watchReturn(retried, { back }, line);
  const become = (next: Partial<typeof state>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return { back, become, invalidate };
};

test('when the shop is back the shopper is told that everything is sent', async () => {
  const { back, become, invalidate } = watched();
  become({ away: true });
  expect(back).not.toHaveBeenCalled();
  become({ away: false });
  expect(back.mock.calls).toEqual([[0]]);
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
});

test('with changes waiting the shopper is told how many are sent, and again when all have arrived', () => {
  const { back, become } = watched();
  become({ away: true, waiting: 2 });
  become({ away: false });
  become({ waiting: 1 });
  become({ waiting: 0 });
  become({ waiting: 3 });
  become({ waiting: 0 });
  expect(back.mock.calls).toEqual([[2], [0]]);
});

test('a browser that wrongly says that it is offline has not come back', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { back, become } = watched();
  become({ away: true });
  become({ away: false });
  expect(back).not.toHaveBeenCalled();
});

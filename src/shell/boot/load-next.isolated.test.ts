import { beforeEach, expect, it, vi } from 'vitest';
import { savesData } from '#src/base/connectivity/saves-data.ts';
import type { AppRouter } from '#src/shell/router/router.tsx';
import { loadNext } from './load-next.ts';

vi.mock('./when-quiet.ts', () => ({ whenQuiet: async () => {} }));
vi.mock('#src/base/connectivity/saves-data.ts', () => ({ savesData: vi.fn<() => boolean>(() => false) }));

const rendered = new Set<() => void>();
const loadRouteChunk = vi.fn<(route: { readonly id: string }) => Promise<void>>();
const loadNow = vi.fn<() => Promise<void>>();
const state = { matches: [{ routeId: '__root__' }, { routeId: '/$locale/c/$slug' }] };
const routesById = new Proxy({}, { get: (_, id) => ({ id, options: { loader: Object.assign(() => {}, { loadNow }) } }) });
const start = () =>
  loadNext({
    state,
    routesById,
    loadRouteChunk,
    subscribe: (_: string, listener: () => void) => rendered.add(listener),
  } as unknown as AppRouter);
const show = (routeId: string): void => {
  state.matches = [{ routeId: '__root__' }, { routeId }];
  for (const listener of rendered) listener();
};
const asked = () => loadRouteChunk.mock.calls.map(([route]) => route.id);

beforeEach(() => {
  rendered.clear();
  loadRouteChunk.mockReset().mockResolvedValue();
  loadNow.mockReset().mockResolvedValue();
  vi.mocked(savesData).mockReturnValue(false);
  state.matches = [{ routeId: '/$locale/c/$slug' }];
});

it('fetches the code of a product and of its loader on a list, and that of the cart once the product is shown', async () => {
  start();
  await vi.waitFor(() => expect(asked()).toEqual(['/$locale/p/$slug']));
  expect(loadNow).toHaveBeenCalledOnce();
  show('/$locale/p/$slug');
  await vi.waitFor(() => expect(asked()).toEqual(['/$locale/p/$slug', '/$locale/cart']));
});

it('goes on where the code cannot be had', async () => {
  loadRouteChunk.mockRejectedValue(new TypeError('no network'));
  start();
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  show('/$locale/');
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
});

it('fetches nothing where nobody knows what comes next', async () => {
  state.matches = [{ routeId: '/$locale/$' }];
  start();
  await new Promise(setImmediate);
  expect(asked()).toEqual([]);
  show('/$locale/cart');
  await vi.waitFor(() => expect(asked()).toEqual(['/$locale_/checkout']));
});

it('fetches nothing for a device that saves data', async () => {
  vi.mocked(savesData).mockReturnValue(true);
  start();
  show('/$locale/cart');
  await new Promise(setImmediate);
  expect(asked()).toEqual([]);
});

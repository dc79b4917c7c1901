import { expect, it, vi } from 'vitest';
import { lazyLoader } from './lazy-loader.ts';

it('fetches its module with the first call, and calls it at once from then on', async () => {
  const loader = vi.fn<(page: string) => string>((page) => `data of ${page}`);
  const load = vi.fn(async () => ({ loader }));
  const lazy = lazyLoader(load, 'loader');
  expect(load).not.toHaveBeenCalled();
  expect(await lazy('one')).toBe('data of one');

  const second = lazy('two');
  expect(loader).toHaveBeenLastCalledWith('two');
  expect(await second).toBe('data of two');
  expect(load).toHaveBeenCalledOnce();
});

it('calls at once what was fetched before', async () => {
  const loader = vi.fn<() => number>(() => 1);
  const load = vi.fn(async () => ({ loader }));
  const lazy = lazyLoader(load, 'loader');
  await lazy.loadNow();
  expect(loader).not.toHaveBeenCalled();
  const answer = lazy();
  expect(loader).toHaveBeenCalledOnce();
  expect(await answer).toBe(1);
  expect(load).toHaveBeenCalledOnce();
});

it('fetches its module again where it could not be had', async () => {
  const load = vi
    .fn<() => Promise<{ loader: () => number }>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue({ loader: () => 1 });
  const lazy = lazyLoader(load, 'loader');
  await expect(lazy()).rejects.toThrow('no network');
  expect(await lazy()).toBe(1);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isQuietPage, untilEngaged } from './pop-up-pages.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => vi.unstubAllGlobals());

it('leaves pages alone on which something is chosen, bought or looked for', () => {
  for (const path of [
    '/en-us/p/shoe-K0000001',
    '/en-us/c/women-1000',
    '/en-us/cart',
    '/en-us/checkout',
    '/en-us/searchhub',
    '/fr-fr/search',
    '/de-de/account',
  ])
    expect(isQuietPage(path)).toBe(true);
  for (const path of ['/en-us', '/en-us/stores', '/de-de/events']) expect(isQuietPage(path)).toBe(false);
});

it('waits until somebody goes on to another page or reads far down', async () => {
  const engaged = vi.fn<() => void>();
  const openPage: { now?: () => void } = {};
  const onPage = (listener: () => void) => {
    openPage.now = listener;
    return () => delete openPage.now;
  };
  void untilEngaged(onPage).then(engaged);
  vi.stubGlobal('scrollY', 1_000);
  page.dispatchEvent(new Event('scroll'));
  await Promise.resolve();
  expect(engaged).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 1_700);
  page.dispatchEvent(new Event('scroll'));
  await Promise.resolve();
  expect(engaged).toHaveBeenCalledOnce();
  expect(openPage.now).toBeUndefined();
  const again = untilEngaged(onPage);
  openPage.now?.();
  await again;
});

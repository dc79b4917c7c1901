import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LinkPort } from '#ui/link/link.tsx';

const router = {
  navigate: vi.fn<(to: object) => Promise<void>>(async () => undefined),
  preloadRoute: vi.fn<(options: { to: string }) => Promise<undefined>>(async () => undefined),
  options: { parseSearch: () => ({}) },
};
let port: LinkPort;
let noteReach: (ok: boolean) => void;

/** A page that a service worker opened, or one that came from the shop itself. */
const begin = async (serviceWorker: { controller: object | null }): Promise<void> => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  ({ noteReach } = await import('#src/base/connectivity/reach.ts'));
  const { createLinkPort } = await import('./use-link-port.ts');
  port = createLinkPort(router as unknown as Parameters<typeof createLinkPort>[0]);
};

/** As a browser that draws a frame when it is told to. */
const frames: (() => void)[] = [];

beforeEach(async () => {
  await begin({ controller: null });
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  router.preloadRoute.mockClear();
  router.navigate.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = (): readonly string[] => {
  port.preload?.('/en-us/newsletter');
  vi.advanceTimersByTime(1_000);
  return router.preloadRoute.mock.calls.map(([{ to }]) => to);
};

it('follows a link once the press is on the screen', () => {
  port.follow('/en-us/cart');
  expect(router.navigate).not.toHaveBeenCalled();
  for (const draw of frames.splice(0)) draw();
  vi.advanceTimersByTime(0);
  expect(router.navigate.mock.calls).toEqual([[{ href: '/en-us/cart', replace: false }]]);
});

it('follows a link in a page that draws nothing all the same', () => {
  port.follow('/en-us/cart');
  vi.advanceTimersByTime(1_000);
  expect(router.navigate).toHaveBeenCalledOnce();
});

it('fetches the page of a link on which the pointer rests', () => {
  expect(rest()).toEqual(['/en-us/newsletter']);
});

it('fetches nothing from a page that a service worker opened until the shop has answered it', async () => {
  await begin({ controller: {} });
  expect(rest()).toEqual([]);
  noteReach(true);
  expect(rest()).toEqual(['/en-us/newsletter']);
});

it('fetches nothing while the shop cannot be reached, whatever the device says of its network', () => {
  noteReach(false);
  expect(rest()).toEqual([]);
});

it('fetches nothing if the shop is lost while the pointer rests', () => {
  port.preload?.('/en-us/newsletter');
  vi.advanceTimersByTime(30);
  noteReach(false);
  vi.advanceTimersByTime(1_000);
  expect(router.preloadRoute).not.toHaveBeenCalled();
});

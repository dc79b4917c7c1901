import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteReach } from '#src/base/connectivity/reach.ts';
import { createLinkPort } from './use-link-port.ts';

const router = {
  navigate: vi.fn<() => Promise<void>>(async () => undefined),
  preloadRoute: vi.fn<(options: { to: string }) => Promise<undefined>>(async () => undefined),
  options: { parseSearch: () => ({}) },
};
const port = createLinkPort(router as unknown as Parameters<typeof createLinkPort>[0]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('navigator', { onLine: true });
  router.preloadRoute.mockClear();
});
afterEach(() => {
  noteReach(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = (): readonly string[] => {
  port.preload?.('/en-us/newsletter');
  vi.advanceTimersByTime(1_000);
  return router.preloadRoute.mock.calls.map(([{ to }]) => to);
};

it('fetches the page of a link on which the pointer rests', () => {
  expect(rest()).toEqual(['/en-us/newsletter']);
});

it('fetches nothing while the shop cannot be reached, whatever the device says of its network', () => {
  noteReach(false);
  expect(rest()).toEqual([]);
});

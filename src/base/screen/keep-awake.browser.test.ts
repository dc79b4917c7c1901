import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

const release = vi.fn<() => Promise<void>>(async () => undefined);
const request = vi.fn<(type: string) => Promise<{ readonly release: typeof release }>>();

const become = (visibilityState: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  release.mockClear();
  request.mockReset().mockImplementation(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.restoreAllMocks();
});

it('keeps the screen on until it is stopped', async () => {
  const stop = keepAwake();
  await vi.waitFor(() => expect(request.mock.calls).toEqual([['screen']]));
  await Promise.resolve();
  expect(release).not.toHaveBeenCalled();
  stop();
  expect(release).toHaveBeenCalledOnce();
});

it('asks again when the page is shown again, and not while it is hidden', async () => {
  const stop = keepAwake();
  become('hidden');
  expect(request).toHaveBeenCalledOnce();
  become('visible');
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  become('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

it('gives back what comes after it was stopped', async () => {
  const stop = keepAwake();
  stop();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

it('lets the screen go off where the browser refuses, or does not know how', async () => {
  request.mockRejectedValue(new DOMException('Battery', 'NotAllowedError'));
  expect(keepAwake()).not.toThrow();
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: undefined });
  expect(keepAwake()).not.toThrow();
});

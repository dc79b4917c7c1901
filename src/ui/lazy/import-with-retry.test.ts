import { beforeEach, expect, test, vi } from 'vitest';
import { importWithRetry } from './import-with-retry.ts';

const page = new EventTarget();
const cut = new TypeError('Failed to fetch dynamically imported module');
const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue('the part');
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', new EventTarget());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a part that comes is asked for once', async () => {
  await expect(importWithRetry(load)).resolves.toBe('the part');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([cut, new Error('Unable to preload CSS for /assets/part.css')])(
  'a part that the line did not give is asked for again when the line is back: %s',
  async (error) => {
    load.mockRejectedValueOnce(error);
    const part = importWithRetry(load);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('online'));
    await expect(part).resolves.toBe('the part');
  },
);

test('nor is it forgotten where the browser never says that a line is back: later and later, at least every minute', async () => {
  load.mockRejectedValue(cut);
  void importWithRetry(load);
  await vi.advanceTimersByTimeAsync(3_000 + 6_000 + 12_000 + 24_000 + 48_000);
  expect(load).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(load).toHaveBeenCalledTimes(9);
});

test('a page that is looked at again asks again', async () => {
  load.mockRejectedValueOnce(cut);
  const part = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect(part).resolves.toBe('the part');
});

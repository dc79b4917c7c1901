import { beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { readyState: 'interactive' });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const isQuiet = async (after: number): Promise<boolean> => {
  const quiet = vi.fn<() => void>();
  void whenQuiet().then(quiet);
  await vi.advanceTimersByTimeAsync(after);
  return quiet.mock.calls.length === 1;
};

test('a page that has loaded is quiet once the browser has nothing better to do', async () => {
  const quiet = isQuiet(1_000);
  page.dispatchEvent(new Event('load'));
  await expect(quiet).resolves.toBe(true);
});

test('a page that still loads is not', async () => {
  await expect(isQuiet(20_000)).resolves.toBe(false);
});

test('a page whose last picture never comes is not waited for', async () => {
  await expect(isQuiet(31_000)).resolves.toBe(true);
});

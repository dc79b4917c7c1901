import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onComingBack } from './page-wakes.ts';

const heard = new Map<string, () => void>();
const fire = (name: string): void => heard.get(name)?.();
const wake = vi.fn<() => void>();
const hint = vi.fn<(online: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => heard.set(name, listener));
  wake.mockReset();
  hint.mockReset();
  onComingBack(wake, hint);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('[NET6] after a tunnel, what waits is sent almost at once; after an hour, within ten seconds', () => {
  fire('offline');
  vi.advanceTimersByTime(30_000);
  fire('online');
  expect(hint.mock.calls).toEqual([[true], [false], [true]]);
  vi.advanceTimersByTime(251);
  expect(wake).toHaveBeenCalledOnce();
  fire('offline');
  vi.advanceTimersByTime(3_600_000);
  fire('online');
  vi.advanceTimersByTime(4_990);
  expect(wake).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20);
  expect(wake).toHaveBeenCalledTimes(2);
});

it('[NET6] a shopper who looks at the page does not wait', () => {
  fire('offline');
  vi.advanceTimersByTime(3_600_000);
  fire('online');
  fire('focus');
  expect(wake).toHaveBeenCalledOnce();
});

it('[NET6] an online event without an absence wakes at once', () => {
  fire('online');
  vi.advanceTimersByTime(0);
  expect(wake).toHaveBeenCalledOnce();
});

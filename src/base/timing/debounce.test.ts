import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

describe('a debounced call', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is made once, when things have been quiet', () => {
    const call = vi.fn();
    const scrolled = debounce(call, 200, 500);
    scrolled();
    vi.advanceTimersByTime(150);
    scrolled();
    vi.advanceTimersByTime(199);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is made after the longest wait although things never are quiet', () => {
    const call = vi.fn();
    const scrolled = debounce(call, 200, 500);
    for (let ms = 0; ms < 1000; ms += 50) {
      scrolled();
      vi.advanceTimersByTime(50);
    }
    expect(call.mock.calls.length).toBeGreaterThanOrEqual(1);
    expect(call.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('is not made any more when it is cancelled', () => {
    const call = vi.fn();
    const scrolled = debounce(call, 200, 500);
    scrolled();
    scrolled.cancel();
    vi.advanceTimersByTime(1000);
    expect(call).not.toHaveBeenCalled();
  });
});

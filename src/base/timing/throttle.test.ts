import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

describe('a throttled call', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is made at once, and once more for all that is asked within 25 ms', () => {
    const call = vi.fn();
    const turned = throttle(call);
    for (let turn = 0; turn < 5; turn += 1) turned();
    expect(call).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(24);
    expect(call).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(call).toHaveBeenCalledTimes(2);
    turned();
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('keeps its pace as long as it is asked for', () => {
    const call = vi.fn();
    const turned = throttle(call, 100);
    for (let ms = 0; ms < 1000; ms += 10) {
      turned();
      vi.advanceTimersByTime(10);
    }
    expect(call.mock.calls.length).toBeLessThanOrEqual(11);
    expect(call.mock.calls.length).toBeGreaterThanOrEqual(10);
  });

  it('is made no more once it is cancelled', () => {
    const call = vi.fn();
    const turned = throttle(call);
    turned();
    turned();
    turned.cancel();
    vi.advanceTimersByTime(1000);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

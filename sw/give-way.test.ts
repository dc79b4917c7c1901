import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { breakable, breakOff, pause } from './give-way.ts';

describe('giving way to the next version', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('breaks off what is being read, and nothing that is begun after it', () => {
    const { signal } = breakable;
    breakOff();
    expect(signal.aborted).toBe(true);
    expect(breakable.signal.aborted).toBe(false);
  });

  test('ends a pause at once, which says so', async () => {
    const broken = pause(3_000);
    breakOff();
    expect(await broken).toBe(false);
    const whole = pause(3_000);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await whole).toBe(true);
  });
});

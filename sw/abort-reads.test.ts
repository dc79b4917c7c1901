import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { abortable, abortReads, pause } from './abort-reads.ts';

describe('giving way to the next version', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('breaks off what is being read, and nothing that is begun after it', () => {
    const { signal } = abortable;
    abortReads();
    expect(signal.aborted).toBe(true);
    expect(abortable.signal.aborted).toBe(false);
  });

  test('ends a pause at once, which says so', async () => {
    const broken = pause(3_000);
    abortReads();
    expect(await broken).toBe(false);
    const whole = pause(3_000);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await whole).toBe(true);
  });
});

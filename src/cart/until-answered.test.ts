import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { untilAnswered } from './until-answered.ts';

describe('waiting for the answer to what is on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const makeBasket = (busy: boolean) => {
    const listeners = new Set<() => void>();
    const basket = { busy, ended: false };
    const subscribe = (listener: () => void): (() => void) => {
      listeners.add(listener);
      listener();
      return () => listeners.delete(listener);
    };
    void untilAnswered(() => basket.busy, subscribe).then(() => (basket.ended = true));
    return {
      listeners,
      ended: async () => (await vi.advanceTimersByTimeAsync(0), basket.ended),
      become: (next: boolean) => {
        basket.busy = next;
        for (const listener of listeners) listener();
      },
    };
  };

  test('is over at once where nothing is', async () => {
    const basket = makeBasket(false);
    expect(await basket.ended()).toBe(true);
    expect(basket.listeners.size).toBe(0);
  });

  test('is over with the answer', async () => {
    const basket = makeBasket(true);
    basket.become(true);
    expect(await basket.ended()).toBe(false);
    basket.become(false);
    expect(await basket.ended()).toBe(true);
    expect(basket.listeners.size).toBe(0);
  });

  test('ends where none comes', async () => {
    const basket = makeBasket(true);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await basket.ended()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await basket.ended()).toBe(true);
    expect(basket.listeners.size).toBe(0);
  });
});

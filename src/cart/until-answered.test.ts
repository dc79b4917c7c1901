import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { untilAnswered } from './until-answered.ts';

describe('waiting for the answer to what is on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const makeCart = (busy: boolean) => {
    const listeners = new Set<() => void>();
    const cart = { busy, ended: false };
    const subscribe = (listener: () => void): (() => void) => {
      listeners.add(listener);
      listener();
      return () => listeners.delete(listener);
    };
    void untilAnswered(() => cart.busy, subscribe).then(() => (cart.ended = true));
    return {
      listeners,
      ended: async () => (await vi.advanceTimersByTimeAsync(0), cart.ended),
      become: (next: boolean) => {
        cart.busy = next;
        for (const listener of listeners) listener();
      },
    };
  };

  test('is over at once where nothing is', async () => {
    const cart = makeCart(false);
    expect(await cart.ended()).toBe(true);
    expect(cart.listeners.size).toBe(0);
  });

  test('is over with the answer', async () => {
    const cart = makeCart(true);
    cart.become(true);
    expect(await cart.ended()).toBe(false);
    cart.become(false);
    expect(await cart.ended()).toBe(true);
    expect(cart.listeners.size).toBe(0);
  });

  test('ends where none comes', async () => {
    const cart = makeCart(true);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await cart.ended()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await cart.ended()).toBe(true);
    expect(cart.listeners.size).toBe(0);
  });
});

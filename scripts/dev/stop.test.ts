import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findNpm, stopOnSignal } from './stop.ts';

const fakeProcess = (env: Record<string, string> = {}) => {
  const listeners = new Map<string, () => void>();
  const own = {
    ppid: 7,
    env,
    exits: [] as number[],
    on: (signal: string, listener: () => void) => listeners.set(signal, listener),
    exit: (code: number) => void own.exits.push(code),
    signal: (name: string) => listeners.get(name)?.(),
  };
  return own;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('stopping', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('closes everything at %s, then ends', async (signal) => {
    const own = fakeProcess();
    let close = (): void => undefined;
    const stop = vi.fn<() => Promise<void>>(() => new Promise((done) => (close = done)));
    stopOnSignal(stop, own);
    own.signal(signal);
    // npm passes on what the terminal has sent already.
    own.signal(signal);
    expect(own.exits).toEqual([]);
    close();
    await vi.advanceTimersByTimeAsync(0);
    expect(own.exits).toEqual([0]);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('ends at once when it is asked again, and by itself when closing takes too long', async () => {
    const own = fakeProcess();
    stopOnSignal(() => new Promise(() => undefined), own);
    own.signal('SIGINT');
    await vi.advanceTimersByTimeAsync(2000);
    own.signal('SIGINT');
    expect(own.exits).toEqual([1]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(own.exits).toEqual([1, 1]);
  });

  it('stops when the npm that started it is gone', async () => {
    const own = fakeProcess({ npm_lifecycle_event: 'dev' });
    let lives = true;
    const looked: number[] = [];
    stopOnSignal(
      () => Promise.resolve(),
      own,
      () => 5,
      (pid) => looked.push(pid) > 0 && lives,
    );
    await vi.advanceTimersByTimeAsync(600);
    expect(own.exits).toEqual([]);
    lives = false;
    await vi.advanceTimersByTimeAsync(600);
    expect(own.exits).toEqual([0]);
    expect(new Set(looked)).toEqual(new Set([5]));
  });

  it.each([
    ['    5 sh\n', 5],
    ['5 /bin/bash', 5],
    ['5 npm run dev', 7],
    ['5 node', 7],
    ['', undefined],
  ])('finds npm where the parent is "%s"', (line, npm) => {
    expect(findNpm(7, () => line)).toBe(npm);
  });

  it('outlives a shell that it was started from by itself', async () => {
    const own = fakeProcess();
    stopOnSignal(
      () => Promise.resolve(),
      own,
      () => 5,
      () => false,
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(own.exits).toEqual([]);
  });
});

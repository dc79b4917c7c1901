import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWithNpm, findNpm } from './end-with-npm.mjs';

const script = (env: Record<string, string>) => {
  const signals: string[] = [];
  return { pid: 9, ppid: 7, env, signals, kill: (pid: number, signal: string) => signals.push(`${signal} to ${pid}`) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends the script once npm is gone', () => {
  const own = script({ npm_lifecycle_event: 'start' });
  let npmLives = true;
  endWithNpm(
    own,
    () => 5,
    (pid) => pid === 5 && npmLives,
  );
  vi.advanceTimersByTime(2000);
  expect(own.signals).toEqual([]);
  npmLives = false;
  vi.advanceTimersByTime(2000);
  expect(own.signals).toEqual(['SIGTERM to 9']);
});

it('lets a script that npm did not start outlive whatever started it', () => {
  const own = script({});
  endWithNpm(
    own,
    () => 5,
    () => false,
  );
  vi.advanceTimersByTime(5000);
  expect(own.signals).toEqual([]);
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

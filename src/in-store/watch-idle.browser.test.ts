import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_LOCK_MS, noteLeft, noteLocked, noteUnlocked, type Presence, readPresence } from './presence.ts';
import { watchIdle } from './watch-idle.ts';

const START = new Date('2026-11-21T10:00:00Z').getTime();
let heard: Presence[];
let stop = (): void => undefined;
const after = (ms: number): void => void vi.setSystemTime(START + ms);
const touch = (): void => void dispatchEvent(new PointerEvent('pointerdown'));
const shown = (): string | undefined => document.documentElement.dataset.inStore;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  noteUnlocked();
  heard = [];
  stop = watchIdle((presence) => heard.push(presence));
});
afterEach(() => {
  stop();
  noteLeft();
  vi.useRealTimers();
});

it('stays open as long as somebody touches it', async () => {
  for (const at of [100_000, 200_000, 300_000]) {
    await vi.advanceTimersByTimeAsync(at - (Date.now() - START));
    touch();
  }
  expect([heard, shown()]).toEqual([[], 'open']);
});

it('locks by itself when nobody does', async () => {
  await vi.advanceTimersByTimeAsync(IDLE_LOCK_MS + 5_000);
  expect([heard, shown(), readPresence()]).toEqual([['locked'], 'locked', 'locked']);
});

it('is locked by the touch that wakes a device that slept', () => {
  after(IDLE_LOCK_MS + 1);
  touch();
  touch();
  expect([heard, shown()]).toEqual([['locked'], 'locked']);
});

it('is locked, too, where the clock was set back', () => {
  after(-IDLE_LOCK_MS - 1);
  expect(readPresence()).toBe('locked');
});

it('touches open nothing that is locked; the PIN does, in every tab', () => {
  noteLocked();
  document.dispatchEvent(new Event('visibilitychange'));
  touch();
  expect(readPresence()).toBe('locked');
  noteUnlocked();
  dispatchEvent(new StorageEvent('storage', { key: 'waymark.in-store' }));
  expect([heard, shown()]).toEqual([['locked', 'open'], 'open']);
});

it('of a device that left its store nothing stays', () => {
  noteLeft();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([heard, shown(), readPresence()]).toEqual([['none'], undefined, 'none']);
});

it('what is locked is not shown in the moment in which another tab signs out', () => {
  noteLocked();
  document.dispatchEvent(new Event('visibilitychange'));
  noteLeft();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([heard, shown()]).toEqual([['locked'], 'locked']);
});

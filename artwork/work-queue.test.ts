import { afterEach, expect, test, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

afterEach(() => void vi.useRealTimers());

function gate() {
  let release = () => {};
  const opened = new Promise<void>((resolve) => (release = resolve));
  return { opened, release };
}

test('no more urgent work runs at once than there are places', async () => {
  const queue = createWorkQueue({ places: 2 });
  let running = 0;
  let most = 0;
  const gates = Array.from({ length: 8 }, gate);
  const done = gates.map(({ opened }) =>
    queue.urgent(async () => {
      most = Math.max(most, ++running);
      await opened;
      running--;
    }),
  );
  for (const [index, { release }] of gates.entries()) {
    release();
    await done[index];
  }
  expect(most).toBe(2);
});

test('idle work waits until nothing urgent runs or waits', async () => {
  vi.useFakeTimers();
  const queue = createWorkQueue({ places: 1, quietMs: 1 });
  const order: string[] = [];
  const first = gate();
  const urgent = queue.urgent(async () => {
    await first.opened;
    order.push('urgent');
  });
  queue.whenIdle('better', async () => void order.push('idle'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(order).toEqual([]);
  first.release();
  await urgent;
  await vi.advanceTimersByTimeAsync(10);
  expect(order).toEqual(['urgent', 'idle']);
});

test('the same idle wish is kept once, and a failing one does not stop the next', async () => {
  const failures: unknown[] = [];
  const queue = createWorkQueue({ quietMs: 1, onIdleError: (error) => failures.push(error) });
  let runs = 0;
  queue.whenIdle('broken', async () => {
    throw new Error('no disk');
  });
  queue.whenIdle('same', async () => void runs++);
  queue.whenIdle('same', async () => void runs++);
  await queue.settled();
  expect(runs).toBe(1);
  expect(failures).toHaveLength(1);
});

test('when wishes pile up, the oldest goes', async () => {
  const queue = createWorkQueue({ quietMs: 5, maxIdle: 2 });
  const done: string[] = [];
  for (const name of ['a', 'b', 'c']) queue.whenIdle(name, async () => void done.push(name));
  await queue.settled();
  expect(done).toEqual(['b', 'c']);
});

test('an urgent failure reaches the one who waits and frees its place', async () => {
  const queue = createWorkQueue({ places: 1 });
  await expect(queue.urgent(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.urgent(async () => 'next')).resolves.toBe('next');
});

test('idle work waits while somebody is being served elsewhere', async () => {
  vi.useFakeTimers();
  const queue = createWorkQueue({ quietMs: 60 });
  let runs = 0;
  queue.whenIdle('first', async () => void runs++);
  const serving = setInterval(() => queue.heed(), 5);
  await vi.advanceTimersByTimeAsync(160);
  expect(runs).toBe(0);
  clearInterval(serving);
  await vi.advanceTimersByTimeAsync(120);
  expect(runs).toBe(1);
});

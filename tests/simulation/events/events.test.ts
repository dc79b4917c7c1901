import { expect, it, vi } from 'vitest';
import type { EventStore } from '#db/events/ports.ts';
import { simulateEvents } from './simulate-events.ts';

/** `npm run simulate:events` runs 10,000. */
const SCHEDULES = Number(process.env['EVENT_SCHEDULES'] ?? 500);
vi.setConfig({ testTimeout: 60_000 + SCHEDULES * 100 });

const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

it('every stored event is recorded once, whatever tabs, browser and network do', async () => {
  const seen = { stored: 0, requests: 0, repeats: 0, kills: 0, erased: 0 };
  const failed: string[] = [];
  for (const seed of seeds(SCHEDULES)) {
    const { violations, ...counts } = await simulateEvents(seed);
    if (violations.length > 0) failed.push(`seed ${seed}: ${violations[0]}`);
    for (const name of Object.keys(seen) as (keyof typeof seen)[]) seen[name] += counts[name];
  }
  expect(failed).toEqual([]);
  // Trouble has been met: without it the schedules would prove nothing.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(SCHEDULES / 5);
});

it('a tab that reads while consent is being withdrawn sends nothing of it', async () => {
  expect((await simulateEvents(7777)).violations).toEqual([]);
});

it('the same seed is the same schedule', async () => {
  expect(await simulateEvents(7)).toEqual(await simulateEvents(7));
});

it('a server that records repeats is noticed', async () => {
  const results = await Promise.all(seeds(40).map((seed) => simulateEvents(seed, { recordsRepeats: true })));
  expect(results.some(({ violations }) => violations.some((violation) => violation.includes('recorded 2 times')))).toBe(true);
});

it('a store that loses what it was given is noticed', async () => {
  const results = await Promise.all(
    seeds(10).map((seed) => simulateEvents(seed, { wrapStore: (store) => ({ ...store, add: (events, max) => store.add(events.slice(1), max) }) })),
  );
  expect(results.every(({ violations }) => violations.some((violation) => violation.includes('was lost')))).toBe(true);
});

it('a store that keeps an event that was answered is noticed', async () => {
  const keepsOnce = (store: EventStore): EventStore => {
    let kept = false;
    return {
      ...store,
      settle: async (seqs, reported) => {
        if (kept) await store.settle(seqs, reported);
        kept = true;
      },
    };
  };
  const results = await Promise.all(seeds(10).map((seed) => simulateEvents(seed, { wrapStore: keepsOnce })));
  expect(results.some(({ violations }) => violations.some((violation) => violation.includes('after its answer')))).toBe(true);
});

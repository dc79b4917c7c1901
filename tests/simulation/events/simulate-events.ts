import type { CollectedEvent, CollectedKind } from '#contract/collected-event.ts';
import { createEventQueue, type EventQueue } from '#db/events/event-queue.ts';
import { createMemoryEventStore } from '#db/events/memory-event-store.ts';
import type { EventAnswer, EventStore } from '#db/events/ports.ts';
import { idsIn, makeAnalyticsEvent, makeExperimentEvent, makeTimingEvent } from '../../support/make-event.ts';
import { createLocks } from '../../support/model-locks.ts';
import { type SeededRandom, seededRandom } from '../../support/seeded-random.ts';
import { createVirtualClock } from '../../support/virtual-clock.ts';

/** What one schedule saw. */
export interface EventSchedule {
  readonly violations: readonly string[];
  readonly stored: number;
  readonly requests: number;
  /** Events that came to the server more than once. */
  readonly repeats: number;
  readonly kills: number;
  readonly erased: number;
}

/** Rules of the server and of the queue that a schedule can break on purpose, to see that it is noticed. */
export interface EventFaults {
  /** The server records what it is sent without looking at the id. */
  readonly recordsRepeats?: boolean;
  readonly wrapStore?: (store: EventStore) => EventStore;
}

const ADDRESSES = { analytics: '/collect', experiment: '/experiments/v1/events', timing: '/timings' };
const KINDS: readonly CollectedKind[] = ['analytics', 'experiment', 'timing'];
const DAY = 86_400_000;
const never = (): Promise<never> => new Promise(() => {});

interface Tab {
  readonly queue: EventQueue;
  alive: boolean;
}

/**
 * One device with up to three tabs, a network that goes and comes back, answers that are lost, tabs and browsers that are killed at any point, weeks without
 * anything, and consent that is withdrawn. In the end everything heals, and every event that was stored must have been recorded once.
 */
export const simulateEvents = async (seed: number, faults: EventFaults = {}): Promise<EventSchedule> => {
  const random = seededRandom(seed);
  const clock = createVirtualClock();
  const locks = createLocks();
  const shared = createMemoryEventStore();
  const store = faults.wrapStore?.(shared) ?? shared;
  const violations: string[] = [];
  const recorded = new Map<string, number>();
  const stored = new Map<string, CollectedKind>();
  const settled = new Set<string>();
  const erased = new Set<string>();
  const open = new Map<Tab, Set<string>>();
  const counts = { requests: 0, repeats: 0, kills: 0 };
  let tabs: Tab[] = [];
  let number = 0;
  let online = random.chance(0.7);
  let healed = false;

  const record = (ids: readonly string[]): void => {
    for (const id of ids) {
      const before = recorded.get(id) ?? 0;
      if (before > 0) counts.repeats += 1;
      if (before === 0 || faults.recordsRepeats) recorded.set(id, before + 1);
    }
  };

  const answerTo = async (body: string): Promise<EventAnswer> => {
    const answer = (status: number | null, more: Partial<EventAnswer> = {}): EventAnswer => ({ status, isPage: false, retryAfterMs: null, ...more });
    await clock.sleep(random.int(healed ? 200 : 4_000));
    if (!online) return answer(null);
    const luck = healed ? 1 : random.fraction();
    if (luck < 0.1) return answer(null);
    if (luck < 0.14) return answer(503);
    if (luck < 0.18) return answer(429, { retryAfterMs: random.int(90_000) });
    if (luck < 0.21) return answer(200, { isPage: true });
    record(idsIn(body));
    await clock.sleep(random.int(healed ? 200 : 2_000));
    if (luck < 0.3 || !online) return answer(null);
    return luck < 0.34 ? answer(500) : answer(202);
  };

  const openTab = (): void => {
    const tab: { queue: EventQueue | undefined; alive: boolean } = { queue: undefined, alive: true };
    const self = tab as Tab;
    /** A killed tab hears of nothing any more; what it had asked of the device may or may not be done. */
    const onDevice = async <T>(work: () => Promise<T>): Promise<T> => {
      await clock.sleep(random.int(4));
      if (!tab.alive && random.chance(0.5)) return never();
      const result = await work();
      // What was read may be out of date when the tab hears of it.
      await clock.sleep(random.int(4));
      return tab.alive ? result : never();
    };
    const queue = createEventQueue(
      {
        clock: {
          now: clock.now,
          after: (ms, call) => clock.after(ms, () => tab.alive && call()),
        },
        fraction: random.fraction,
        log: () => {},
        lock: { hold: (name, work) => locks.hold(self, name, work, () => tab.alive) },
        store: {
          add: (events, max) =>
            onDevice(async () => {
              await store.add(events, max);
              for (const { id, kind } of events) stored.set(id, kind);
            }),
          read: (kinds, limit) => onDevice(() => store.read(kinds, limit)),
          settle: (seqs, reported) =>
            onDevice(async () => {
              const { rows } = await store.read(KINDS, 100_000);
              await store.settle(seqs, reported);
              for (const { seq, event } of rows) if (seqs.includes(seq)) settled.add(event.id);
            }),
          erase: (kinds) =>
            onDevice(async () => {
              await store.erase(kinds);
              for (const [id, kind] of stored) if (kinds.includes(kind)) erased.add(id);
            }),
        },
        transport: {
          send: async (url, body) => {
            counts.requests += 1;
            const ids = idsIn(body);
            for (const id of ids) {
              if (settled.has(id)) violations.push(`${id} was sent again after its answer`);
              if (erased.has(id)) violations.push(`${id} was sent after it was erased`);
            }
            for (const [other, urls] of open) if (other !== self && other.alive && urls.has(url)) violations.push('two tabs sent at the same time');
            open.set(self, new Set([...(open.get(self) ?? []), url]));
            const answer = await answerTo(body);
            open.get(self)?.delete(url);
            return tab.alive ? answer : never();
          },
        },
      },
      ADDRESSES,
    );
    tab.queue = queue;
    tabs.push(self);
    void queue.flush();
  };

  const kill = (tab: Tab): void => {
    counts.kills += 1;
    tab.alive = false;
    tabs = tabs.filter((other) => other !== tab);
    locks.release(tab);
  };

  const makeEvent = (): CollectedEvent => {
    number += 1;
    return random.pick([makeAnalyticsEvent, makeExperimentEvent, makeTimingEvent])(number);
  };

  const happen = async (chance: SeededRandom): Promise<void> => {
    const luck = chance.fraction();
    if (tabs.length === 0 || (luck < 0.12 && tabs.length < 3)) openTab();
    else if (luck < 0.55) void chance.pick(tabs).queue.enqueue(Array.from({ length: 1 + chance.int(chance.chance(0.2) ? 30 : 4) }, makeEvent));
    else if (luck < 0.67) kill(chance.pick(tabs));
    else if (luck < 0.71) {
      for (const tab of tabs) kill(tab);
      await clock.run(chance.int(8) * DAY);
    } else if (luck < 0.83) {
      online = !online;
      if (online) for (const { queue } of tabs) queue.wake();
    } else if (luck < 0.87) {
      const kind = chance.pick(KINDS);
      // Every tab hears that consent was withdrawn.
      void Promise.all(tabs.map(({ queue }) => queue.erase([kind])));
    } else void chance.pick(tabs).queue.flush();
    await clock.run(chance.int(chance.chance(0.3) ? 60_000 : 1_500));
  };

  openTab();
  const steps = 8 + random.int(20);
  for (let step = 0; step < steps; step += 1) await happen(random);

  healed = true;
  online = true;
  if (tabs.length === 0) openTab();
  for (const { queue } of tabs) queue.wake();
  await clock.runUntil(() => false, 20 * 60_000);
  for (const id of stored.keys()) {
    const times = recorded.get(id) ?? 0;
    if (times > 1) violations.push(`${id} was recorded ${times} times`);
    if (times === 0 && !erased.has(id)) violations.push(`${id} was lost`);
  }
  if (shared.size() > 0) violations.push(`${shared.size()} events still wait`);
  return { violations, stored: stored.size, requests: counts.requests, repeats: counts.repeats, kills: counts.kills, erased: erased.size };
};

import { expose, wrap } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CollectedEvent, CollectedKind } from '#contract/collected-event.ts';
import { eventId, idsIn, makeAnalyticsEvent, makeExperimentEvent } from '#tests/support/make-event.ts';
import { createDecisionsClient } from './client.ts';
import { EVENT_QUEUE_MAX } from '#contract/constants.ts';
import type { DroppedCounts, UnsentBatch } from '#db/events/ports.ts';
import type { Decision, DecisionsApi } from './types.ts';

const SETTINGS = { sdkKey: 'test', datafileUrl: '/d', sinks: { analytics: '/collect', experiment: '/events', timing: '/timings' } } as const;
const DECISION: Decision = { variationKey: 'a', ruleKey: 'rule', enabled: true, variables: {} };
const INPUT = { userId: 'v', attributes: {}, flag: 'flag' };

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A client whose workers are the other ends of message channels. A `mute` worker never answers. */
const setUp = () => {
  const world = {
    spawned: 0,
    ended: 0,
    mute: false,
    cannotSpawn: false,
    granted: new Set(['C0002', 'C0004']),
    takesBeacons: true,
    now: 0,
    stored: [] as CollectedEvent[],
    dropped: [] as DroppedCounts[],
    erased: [] as CollectedKind[],
    flushes: 0,
    fail: () => {},
    hide: () => {},
    tell: (async () => {}) as (batches: readonly UnsentBatch[]) => Promise<void>,
    beacons: [] as { url: string; ids: string[] }[],
  };
  const api: DecisionsApi = {
    start: async () => {},
    decide: async () => DECISION,
    convert: async () => true,
    watch: async (listener) => {
      // Over the channel it answers once it has heard.
      world.tell = async (batches) => {
        await Promise.resolve(listener(batches) as unknown);
      };
    },
    enqueue: async (events, dropped) => {
      world.stored.push(...events);
      world.dropped.push(dropped);
    },
    flush: async () => void (world.flushes += 1),
    erase: async (kinds) => void world.erased.push(...kinds),
  };
  const client = createDecisionsClient({
    settings: SETTINGS,
    granted: (category) => world.granted.has(category),
    now: () => world.now,
    onHidden: (listener) => {
      world.hide = listener;
    },
    beacon: (url, body) => {
      if (world.takesBeacons) world.beacons.push({ url, ids: idsIn(body) });
      return world.takesBeacons;
    },
    spawn: () => {
      if (world.cannotSpawn) throw new DOMException('blocked', 'SecurityError');
      world.spawned += 1;
      const { port1, port2 } = new MessageChannel();
      if (!world.mute) expose(api, port1);
      closers.push(() => {
        port1.close();
        port2.close();
      });
      return {
        api: wrap<DecisionsApi>(port2),
        onFailure: (listener) => {
          world.fail = listener;
        },
        terminate: () => {
          world.ended += 1;
          port1.close();
        },
      };
    },
  });
  return { world, client };
};

describe('the page’s side of the worker', () => {
  it('starts it with the first use, and once', async () => {
    const { world, client } = setUp();
    expect(world.spawned).toBe(0);
    expect(await Promise.all([client.decide(INPUT), client.decide(INPUT)])).toEqual([DECISION, DECISION]);
    expect(await client.convert({ userId: 'v', attributes: {}, event: 'bought' })).toBe(true);
    expect(world.spawned).toBe(1);
  });

  it('without consent to targeting decides nothing and starts nothing', async () => {
    const { world, client } = setUp();
    world.granted.delete('C0004');
    expect(await client.decide(INPUT)).toBeNull();
    expect(await client.convert({ userId: 'v', attributes: {}, event: 'bought' })).toBe(false);
    client.track(makeExperimentEvent(1));
    expect(world.spawned).toBe(0);
  });

  it('hands over only events that are consented to, in their order', async () => {
    const { world, client } = setUp();
    world.granted.delete('C0004');
    client.track(makeAnalyticsEvent(1), makeExperimentEvent(2));
    client.track(makeAnalyticsEvent(3));
    await vi.waitFor(() => expect(world.stored.map(({ id }) => id)).toEqual([eventId(1), eventId(3)]));
  });

  it('answers null when the worker breaks, and starts another one after a pause', async () => {
    const { world, client } = setUp();
    world.mute = true;
    const deciding = client.decide(INPUT);
    world.fail();
    expect(await deciding).toBeNull();
    expect(await client.decide(INPUT)).toBeNull();
    expect([world.spawned, world.ended]).toEqual([1, 1]);
    world.mute = false;
    world.now = 10_000;
    expect(await client.decide(INPUT)).toEqual(DECISION);
    expect(world.spawned).toBe(2);
  });

  it('keeps events while the worker is broken, and hands them to the next', async () => {
    const { world, client } = setUp();
    world.mute = true;
    client.track(makeAnalyticsEvent(1));
    world.fail();
    world.mute = false;
    world.now = 10_000;
    await vi.waitFor(() => {
      client.track(makeAnalyticsEvent(2));
      expect(world.stored.map(({ id }) => id)).toContain(eventId(2));
    });
    expect(world.stored[0]?.id).toBe(eventId(1));
  });

  it('drops the oldest events above the limit while no worker starts, and tells the next how many of which kind', async () => {
    const { world, client } = setUp();
    world.cannotSpawn = true;
    client.track(makeExperimentEvent(1), ...Array.from({ length: EVENT_QUEUE_MAX - 1 }, (_, index) => makeAnalyticsEvent(index + 2)));
    client.track(makeAnalyticsEvent(EVENT_QUEUE_MAX + 1), makeAnalyticsEvent(EVENT_QUEUE_MAX + 2));
    world.cannotSpawn = false;
    world.now = 10_000;
    await vi.waitFor(() => {
      client.track();
      expect(world.stored).toHaveLength(EVENT_QUEUE_MAX);
    });
    expect(world.stored[0]?.id).toBe(eventId(3));
    expect(world.dropped).toEqual([{ experiment: 1, analytics: 1 }]);
  });

  it('never throws where there can be no worker', async () => {
    const { world, client } = setUp();
    world.cannotSpawn = true;
    client.track(makeAnalyticsEvent(1));
    expect(await client.decide(INPUT)).toBeNull();
    await expect(client.erase(['analytics'])).resolves.toBeUndefined();
  });
});

describe('a page that is hidden', () => {
  it('sends by beacon what the worker says is unsent, once', async () => {
    const { world, client } = setUp();
    await client.decide(INPUT);
    const body = JSON.stringify({ events: [makeAnalyticsEvent(1)] });
    await world.tell([{ kind: 'analytics', url: '/collect', body }]);
    world.hide();
    world.hide();
    expect(world.beacons).toEqual([{ url: '/collect', ids: [eventId(1)] }]);
    await vi.waitFor(() => expect(world.flushes).toBe(2));
  });

  it('sends by beacon what no worker has taken yet, and hands it over all the same', async () => {
    const { world, client } = setUp();
    world.cannotSpawn = true;
    client.track(makeAnalyticsEvent(1), makeAnalyticsEvent(2));
    expect(await client.decide(INPUT)).toBeNull();
    world.hide();
    world.hide();
    expect(world.beacons).toEqual([{ url: '/collect', ids: [eventId(1), eventId(2)] }]);
    expect(await client.decide(INPUT)).toBeNull();
    world.cannotSpawn = false;
    world.now = 100_000;
    world.hide();
    await vi.waitFor(() => expect(world.stored).toHaveLength(2));
    expect(world.beacons).toHaveLength(1);
  });

  it('tries again the next time what the browser did not take', async () => {
    const { world, client } = setUp();
    await client.decide(INPUT);
    await world.tell([{ kind: 'analytics', url: '/collect', body: JSON.stringify({ events: [makeAnalyticsEvent(1)] }) }]);
    world.takesBeacons = false;
    world.hide();
    world.takesBeacons = true;
    world.hide();
    expect(world.beacons).toHaveLength(1);
  });
});

describe('consent that is withdrawn', () => {
  it('holds for what waits already when the page is left before it was erased', async () => {
    const { world, client } = setUp();
    await client.decide(INPUT);
    await world.tell([
      { kind: 'analytics', url: '/collect', body: JSON.stringify({ events: [makeAnalyticsEvent(1)] }) },
      { kind: 'timing', url: '/timings', body: JSON.stringify({ events: [] }) },
      { kind: 'experiment', url: '/events', body: JSON.stringify({ visitors: [{ snapshots: [{ events: [{ uuid: eventId(2) }] }] }] }) },
    ]);
    world.mute = true;
    world.fail();
    client.track(makeAnalyticsEvent(3));
    world.granted.delete('C0002');
    world.hide();
    expect(world.beacons).toEqual([{ url: '/events', ids: [eventId(2)] }]);
  });

  it('erases what waits, here and in the worker', async () => {
    const { world, client } = setUp();
    world.cannotSpawn = true;
    client.track(makeAnalyticsEvent(1));
    world.cannotSpawn = false;
    world.granted.delete('C0002');
    await client.erase(['analytics']);
    world.hide();
    expect([world.erased, world.beacons, world.stored]).toEqual([['analytics'], [], []]);
    expect(world.ended).toBe(0);
  });

  it('stops the worker when none is left', async () => {
    const { world, client } = setUp();
    await client.decide(INPUT);
    world.granted.clear();
    await client.erase(['experiment']);
    expect(world.ended).toBe(1);
    expect(await client.decide(INPUT)).toBeNull();
    expect(world.spawned).toBe(1);
  });
});

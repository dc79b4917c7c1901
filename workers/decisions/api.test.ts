import { expose, wrap, type Remote } from 'comlink';
import { afterEach, describe, expect, it } from 'vitest';
import { createEventQueue } from '#db/events/event-queue.ts';
import { createMemoryEventStore } from '#db/events/memory-event-store.ts';
import { DEFAULT_DATAFILE } from '#server/marketing/experiments/default-datafile.ts';
import { eventId, idsIn, makeAnalyticsEvent } from '#tests/support/make-event.ts';
import { createVirtualClock } from '#tests/support/virtual-clock.ts';
import { createDecisionsApi } from './api.ts';
import type { DatafileAnswer } from './datafile.ts';
import { openExperiments } from './sdk.ts';
import type { DecideInput, DecisionsApi } from './types.ts';

const DATAFILE = JSON.stringify(DEFAULT_DATAFILE);
const SETTINGS = {
  sdkKey: 'waymark-storefront',
  datafileUrl: '/experiments/v1/datafiles/waymark-storefront',
  sinks: { analytics: '/collect', experiment: '/experiments/v1/events', timing: '/timings' },
  shop: 'fr-fr',
} as const;

const newVisitor = (userId: string): DecideInput => ({
  userId,
  attributes: { locale: 'en-us', returning: false },
  flag: 'home_hero_cta',
  page: 'Home',
});

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const setUp = (first: DatafileAnswer = { kind: 'file', file: { text: DATAFILE, etag: null } }) => {
  const clock = createVirtualClock();
  const store = createMemoryEventStore();
  const sent: { url: string; body: string }[] = [];
  const messages: string[] = [];
  const world = { answer: async (): Promise<DatafileAnswer> => first, fetches: 0, cleared: 0 };
  const api = createDecisionsApi({
    clock,
    log: (message) => messages.push(message),
    fetchDatafile: async () => {
      world.fetches += 1;
      return world.answer();
    },
    store: { get: async () => undefined, put: async () => {}, clear: async () => void (world.cleared += 1) },
    openQueue: (addresses) =>
      createEventQueue(
        {
          clock,
          store,
          fraction: () => 1,
          log: (message) => messages.push(message),
          lock: { hold: (_, work) => work() },
          transport: {
            send: async (url, body) => {
              sent.push({ url, body });
              return { status: 202, isPage: false, retryAfterMs: null };
            },
          },
        },
        addresses,
      ),
  });
  return { clock, store, sent, messages, world, api };
};

/** As the page reaches it: every value is copied on its way. */
const overChannel = (api: DecisionsApi): Remote<DecisionsApi> => {
  const { port1, port2 } = new MessageChannel();
  expose(api, port1);
  opened.push(() => {
    port1.close();
    port2.close();
  });
  return wrap<DecisionsApi>(port2);
};

describe('the worker', () => {
  it('decides what page, server and command line decide', async () => {
    const { api } = setUp();
    const remote = overChannel(api);
    await remote.start(SETTINGS);
    const direct = await openExperiments(DATAFILE, { log: () => {} });
    const variations = new Set<string | null | undefined>();
    for (let user = 0; user < 200; user += 1) {
      const input = { ...newVisitor(`visitor-${user}`), attributes: { locale: user % 7 === 0 ? 'xx-xx' : 'de-de', returning: user % 3 === 0 } };
      const decision = await remote.decide(input);
      expect(decision).toEqual(direct?.decide(input));
      variations.add(decision?.variationKey);
    }
    expect(variations).toEqual(new Set(['plain', 'invitation', 'returning', 'off']));
  });

  it('stores an impression before it answers, and sends it as the SDK would', async () => {
    const { api, store, sent, clock } = setUp();
    await api.start(SETTINGS);
    await api.decide(newVisitor('v1'));
    expect(store.size()).toBe(1);
    const { rows } = await store.read(['experiment'], 1);
    expect(rows[0]?.event).toMatchObject({ kind: 'experiment', shop: 'fr-fr', page: 'Home' });
    await clock.run(1_000);
    expect(sent.map(({ url, body }) => [url, idsIn(body)])).toEqual([['/experiments/v1/events', [rows[0]?.event.id]]]);
  });

  it('records conversions of known events alone', async () => {
    const { api, store } = setUp();
    await api.start(SETTINGS);
    expect(await api.convert({ userId: 'v1', attributes: {}, event: 'home_hero_click' })).toBe(true);
    expect(await api.convert({ userId: 'v1', attributes: {}, event: 'unknown' })).toBe(false);
    expect(store.size()).toBe(1);
  });

  it('fetches no datafile for events of analytics', async () => {
    const { api, world, sent } = setUp();
    await api.start(SETTINGS);
    await api.enqueue([makeAnalyticsEvent(1)], {});
    await api.flush();
    expect([world.fetches, sent.map(({ body }) => idsIn(body))]).toEqual([0, [[eventId(1)]]]);
  });

  it('that was not started decides nothing', async () => {
    const { api, messages } = setUp();
    expect(await api.decide(newVisitor('v1'))).toBeNull();
    expect(messages).toEqual(['The worker was not started']);
  });

  it('answers null after thirty seconds without a datafile, and decides once it is there', async () => {
    const { api, world, clock } = setUp();
    world.answer = async () => {
      await clock.sleep(45_000);
      return { kind: 'file', file: { text: DATAFILE, etag: null } };
    };
    await api.start(SETTINGS);
    let answered: unknown = 'nothing yet';
    const deciding = api.decide(newVisitor('v1')).then((decision) => void (answered = decision));
    await clock.run(29_999);
    expect(answered).toBe('nothing yet');
    await clock.run(1);
    await deciding;
    expect(answered).toBeNull();
    await clock.run(15_000);
    expect(await api.decide(newVisitor('v1'))).not.toBeNull();
    expect(world.fetches).toBe(1);
  });

  it('asks for the datafile again after a failure', async () => {
    const { api, world } = setUp({ kind: 'failed' });
    await api.start(SETTINGS);
    expect(await api.decide(newVisitor('v1'))).toBeNull();
    world.answer = async () => ({ kind: 'file', file: { text: DATAFILE, etag: null } });
    expect(await api.decide(newVisitor('v1'))).not.toBeNull();
  });

  it('forgets impressions when consent is withdrawn, and records none of a decision that was under way', async () => {
    const { api, store, world, clock, sent } = setUp();
    await api.start(SETTINGS);
    await api.decide(newVisitor('v1'));
    await api.enqueue([makeAnalyticsEvent(1)], {});
    await api.erase(['experiment']);
    expect(store.size()).toBe(1);
    world.answer = async () => {
      await clock.sleep(1_000);
      return { kind: 'file', file: { text: DATAFILE, etag: null } };
    };
    const deciding = api.decide(newVisitor('v2'));
    await api.erase(['experiment']);
    await clock.run(1_000);
    expect(await deciding).toBeNull();
    expect((await store.read(['experiment'], 9)).rows).toEqual([]);
    expect(sent.map(({ url }) => url)).toEqual(['/collect']);
    expect(world.cleared).toBe(2);
  });
});

import { expose, wrap } from 'comlink';
import { createEventQueue } from '#db/events/event-queue.ts';
import { createMemoryEventStore } from '#db/events/memory-event-store.ts';
import { browserClock } from '#db/replay/browser-ports.ts';
import { DEFAULT_DATAFILE } from '../../server/marketing/experiments/default-datafile.ts';
import { createDecisionsApi } from '#workers/decisions/api.ts';
import type { DecisionsApi } from '#workers/decisions/types.ts';

/** Milliseconds of each decision by the shop's own datafile, from the question to the answer over a message channel, impression stored. */
export const timeDecisions = async (decisions: number): Promise<number[]> => {
  const api = createDecisionsApi({
    clock: browserClock,
    log: () => {},
    fetchDatafile: async () => ({ kind: 'file', file: { text: JSON.stringify(DEFAULT_DATAFILE), etag: null } }),
    store: { get: async () => undefined, put: async () => {}, clear: async () => {} },
    openQueue: (addresses) =>
      createEventQueue(
        {
          clock: browserClock,
          store: createMemoryEventStore(),
          fraction: () => 1,
          log: () => {},
          lock: { hold: (_, work) => work() },
          transport: { send: async () => ({ status: 202, isPage: false, retryAfterMs: null }) },
        },
        addresses,
      ),
  });
  const { port1, port2 } = new MessageChannel();
  expose(api, port1);
  const remote = wrap<DecisionsApi>(port2);
  await remote.start({ sdkKey: 'waymark-storefront', datafileUrl: '/datafile', sinks: { analytics: '', experiment: '/events', timing: '' } });
  const samples: number[] = [];
  for (let user = 0; user < decisions; user += 1) {
    const began = performance.now();
    await remote.decide({ userId: `visitor-${user}`, attributes: { locale: 'en-us', returning: user % 2 === 0 }, flag: 'home_hero_cta' });
    samples.push(performance.now() - began);
  }
  port1.close();
  port2.close();
  return samples;
};

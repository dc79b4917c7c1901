import { proxy, type Remote } from 'comlink';
import type { CollectedEvent } from '#contract/collected-event.ts';
import { EVENT_QUEUE_MAX } from '#contract/constants.ts';
import { CATEGORY_OF_EVENT, type CollectedKind } from '#contract/collected-kinds.ts';
import { countsOf, type DroppedCounts, type UnsentBatch } from '#db/events/ports.ts';
import type { DecisionsApi, ExperimentsClient, WorkerSettings } from './types.ts';
import { createFailure, type Spawned } from '../spawned.ts';

const RESTART_MS = 1_000;
const RESTART_MAX_MS = 60_000;

export interface ClientPorts {
  readonly settings: WorkerSettings;
  /** Whether this category has consent now. */
  readonly granted: (category: (typeof CATEGORY_OF_EVENT)[CollectedKind]) => boolean;
  readonly spawn: () => Spawned<DecisionsApi>;
  /** False: the browser did not accept it. */
  readonly beacon: (url: string, body: string) => boolean;
  /** Calls back when the page is hidden, possibly for the last time. */
  readonly onHidden: (listener: () => void) => void;
  readonly now: () => number;
}

interface Running {
  readonly api: Remote<DecisionsApi>;
  readonly started: Promise<unknown>;
  /** Rejects when the worker fails: calls to a dead worker never settle. */
  readonly failed: Promise<never>;
  readonly end: () => void;
}

/** The page's side of the worker: started at the first use, restarted after a failure, stopped when no consent is left. Never throws. */
export const createDecisionsClient = ({ settings, granted, spawn, beacon, onHidden, now }: ClientPorts): ExperimentsClient => {
  let running: Running | undefined;
  let failures = 0;
  let notBefore = 0;
  let waiting: CollectedEvent[] = [];
  let dropped: DroppedCounts = {};
  let storing: Promise<void> | undefined;
  let unsent: readonly UnsentBatch[] = [];
  const beaconed = new WeakSet<CollectedEvent>();

  const isGranted = (kind: CollectedKind): boolean => granted(CATEGORY_OF_EVENT[kind]);
  const hasExperiments = (): boolean => settings.sdkKey !== '' && isGranted('experiment');

  const start = (): Running | undefined => {
    if (running) return running;
    if (now() < notBefore) return undefined;
    try {
      const { api, onFailure, terminate } = spawn();
      const { failed, fail } = createFailure();
      const end = (): void => {
        if (running === mine) running = undefined;
        terminate();
        fail(new Error('The worker has ended'));
      };
      const mine: Running = {
        api,
        failed,
        end,
        started: api.start(settings).then(() => api.watch(proxy((batches) => void (unsent = batches)))),
      };
      mine.started.then(
        () => void (failures = 0),
        () => {},
      );
      onFailure(() => {
        end();
        pause();
      });
      running = mine;
      return mine;
    } catch {
      pause();
      return undefined;
    }
  };

  const pause = (): void => {
    failures += 1;
    notBefore = now() + Math.min(RESTART_MAX_MS, RESTART_MS * 2 ** failures);
  };

  const ask = async <T>(work: (api: Remote<DecisionsApi>) => Promise<T>, otherwise: T): Promise<T> => {
    const worker = start();
    if (!worker) return otherwise;
    try {
      return await Promise.race([worker.started.then(() => work(worker.api)), worker.failed]);
    } catch {
      return otherwise;
    }
  };

  const countDropped = (kind: CollectedKind, count: number): void => {
    dropped = { ...dropped, [kind]: (dropped[kind] ?? 0) + count };
  };

  /** Hands events over in order until none is left. The last check and the end are one step, so no event is missed. */
  const store = async (): Promise<void> => {
    let taken = true;
    while (waiting.length > 0 && taken) {
      const [events, counts] = [waiting, dropped];
      dropped = {};
      taken = await ask((api) => api.enqueue(events, counts).then(() => true), false);
      if (!taken) for (const [kind, count] of countsOf(counts)) countDropped(kind, count);
      const stored = new Set(taken ? events : []);
      waiting = waiting.filter((event) => !stored.has(event));
    }
    storing = undefined;
  };

  const handOver = (): void => {
    if (waiting.length > 0) storing ??= store();
  };

  onHidden(() => {
    // A page may be left with the very press that withdraws a consent, before anything is erased.
    waiting = waiting.filter(({ kind }) => isGranted(kind));
    unsent = unsent.filter(({ kind }) => isGranted(kind));
    const urls = new Map<string, CollectedEvent[]>();
    for (const event of waiting) {
      if (event.kind === 'experiment' || beaconed.has(event)) continue;
      const url = settings.sinks[event.kind];
      urls.set(url, [...(urls.get(url) ?? []), event]);
    }
    for (const [url, events] of urls) if (beacon(url, JSON.stringify({ events }))) for (const event of events) beaconed.add(event);
    unsent = unsent.filter(({ url, body }) => !beacon(url, body));
    if (running) void ask((api) => api.flush(), undefined);
    handOver();
  });

  return {
    decide: async (input) => (hasExperiments() ? ask((api) => api.decide(input), null) : null),
    convert: async (input) => (hasExperiments() ? ask((api) => api.convert(input), false) : false),
    track: (...events) => {
      const all = [...waiting, ...events.filter(({ kind }) => isGranted(kind))];
      waiting = all.slice(-EVENT_QUEUE_MAX);
      for (const { kind } of all.slice(0, -EVENT_QUEUE_MAX)) countDropped(kind, 1);
      handOver();
    },
    erase: async (kinds) => {
      waiting = waiting.filter(({ kind }) => !kinds.includes(kind));
      dropped = Object.fromEntries(countsOf(dropped).filter(([kind]) => !kinds.includes(kind)));
      unsent = [];
      notBefore = 0;
      await ask((api) => api.erase(kinds), undefined);
      if (!Object.values(CATEGORY_OF_EVENT).some((category) => granted(category))) running?.end();
    },
  };
};

import type { CollectedEvent, CollectedKind } from '#contract/collected-event.ts';
import { EXPERIMENT_READY_MS, type PageType } from '#contract/constants.ts';
import type { EventQueue } from '#db/events/event-queue.ts';
import type { DroppedCounts } from '#db/events/ports.ts';
import { createDatafileSource, type DatafilePorts, type DatafileSource } from './datafile.ts';
import { type ExperimentPayload, type Experiments, openExperiments } from './sdk.ts';
import { toCollectedEvent } from './to-event.ts';
import type { DecisionsApi, WorkerSettings } from './types.ts';

export interface ApiPorts extends DatafilePorts {
  readonly openQueue: (addresses: Readonly<Record<CollectedKind, string>>) => EventQueue;
  readonly log: (message: string) => void;
}

interface Started {
  readonly settings: WorkerSettings;
  readonly queue: EventQueue;
}

interface Loaded {
  readonly source: DatafileSource<Experiments>;
  /** Loaded, failed, or not within 30 s. */
  readonly ready: Promise<void>;
  readonly isOver: () => boolean;
}

/** The worker's API. Nothing here needs a worker: tests call it directly, and over a message channel. */
export const createDecisionsApi = (ports: ApiPorts): DecisionsApi & { readonly wake: () => void } => {
  const { clock, log, openQueue } = ports;
  let started: Started | undefined;
  let loaded: Loaded | undefined;
  let kept: ExperimentPayload[] = [];

  const load = (url: string): Loaded => {
    if (loaded) {
      void loaded.source.refresh();
      return loaded;
    }
    const keep = (payload: ExperimentPayload): void => void kept.push(payload);
    const source = createDatafileSource(url, ports, (text) => openExperiments(text, { keep, log }));
    let over = false;
    const loading = source
      .load()
      .catch(() => {})
      .finally(() => {
        over = true;
      });
    let cancel: () => void = () => {};
    const tooLate = new Promise<void>((resolve) => {
      cancel = clock.after(EXPERIMENT_READY_MS, resolve);
    });
    const ready = Promise.race([loading, tooLate]).finally(() => cancel());
    loaded = { source, ready, isOver: () => over };
    return loaded;
  };

  /** Runs `work` on the opened datafile and stores what it records. Returns `otherwise` without a datafile, or if consent was withdrawn meanwhile. */
  const ask = async <T>(work: (experiments: Experiments) => T, otherwise: T, page?: PageType): Promise<T> => {
    if (!started) {
      log('The worker was not started');
      return otherwise;
    }
    const { settings, queue } = started;
    const mine = load(settings.datafileUrl);
    await mine.ready;
    const experiments = mine.source.current();
    if (!experiments) {
      log('There is no datafile');
      // After a failure the next decision tries again; after the time-out the file may still arrive.
      if (loaded === mine && mine.isOver()) loaded = undefined;
      return otherwise;
    }
    kept = [];
    const answer = work(experiments);
    const events = kept.flatMap((payload) => toCollectedEvent(payload, settings.shop, page) ?? []);
    if (events.length > 0) await queue.enqueue(events);
    return answer;
  };

  return {
    start: async (settings) => {
      if (started) return;
      const queue = openQueue(settings.sinks);
      started = { settings, queue };
      // Events that an earlier visit could not send.
      void queue.flush();
    },
    decide: (input) => ask((experiments) => experiments.decide(input), null, input?.page),
    convert: (input) => ask((experiments) => experiments.convert(input), false),
    watch: async (listener) => started?.queue.watch(listener),
    enqueue: async (events: readonly CollectedEvent[], dropped: DroppedCounts) => started?.queue.enqueue(events, dropped),
    flush: async () => started?.queue.flush(),
    erase: async (kinds) => {
      if (kinds.includes('experiment')) {
        loaded?.source.close();
        loaded = undefined;
        await ports.store.clear();
      }
      await started?.queue.erase(kinds);
    },
    wake: () => started?.queue.wake(),
  };
};

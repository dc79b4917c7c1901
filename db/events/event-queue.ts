import type { CollectedEvent } from '#contract/collected-event.ts';
import { type CollectedKind, COLLECTED_EVENTS_MAX } from '#contract/collected-kinds.ts';
import { EVENT_BATCH, EVENT_FLUSH_MS, EVENT_QUEUE_MAX } from '#contract/constants.ts';
import type { Pause } from '#db/mutations/mutation.ts';
import { pauseAfter, pauseLeft } from '../replay/retry.ts';
import { BATCH_BYTES, planBatch, type Sink, sinksOf } from './plan-batch.ts';
import type { DroppedCounts, EventAnswer, EventQueuePorts, UnsentBatch } from './ports.ts';

/** One sender at a time per device. */
export const EVENTS_LOCK = 'waymark-events';

export interface EventQueue {
  /** Resolves once the events are stored. Ten are sent at once, fewer after one second. */
  readonly enqueue: (events: readonly CollectedEvent[], dropped?: DroppedCounts) => Promise<void>;
  /** Sends what is pending, unless a sink asked for a pause. */
  readonly flush: () => Promise<void>;
  /** The network is back: ends the queue's own pauses, not those that a server asked for. */
  readonly wake: () => void;
  /** Deletes events of these kinds. After the call, this tab sends none that was stored before. */
  readonly erase: (kinds: readonly CollectedKind[]) => Promise<void>;
  /** Calls back with the pending batches, now and at each change. */
  readonly watch: (listener: (batches: readonly UnsentBatch[]) => void) => void;
  readonly stop: () => void;
}

type Outcome = 'taken' | 'refused' | 'failed';

/** Worth another attempt: no answer, an answer of something else, 429, a server error. */
const outcomeOf = ({ status, isPage }: EventAnswer): Outcome => {
  if (status === null || status >= 500 || status === 408 || status === 425 || status === 429) return 'failed';
  if (status >= 400) return 'refused';
  return status >= 200 && status < 300 && !isPage ? 'taken' : 'failed';
};

/**
 * Events of all kinds, stored first and sent in batches. An event is deleted when its request was answered, so neither a closed tab nor a week
 * offline loses it. An unanswered request is repeated; the server records each id once.
 */
export const createEventQueue = (ports: EventQueuePorts, addresses: Readonly<Record<CollectedKind, string>>, max = EVENT_QUEUE_MAX): EventQueue => {
  const { clock, transport, store, lock, log } = ports;
  const sinks = sinksOf(addresses);
  const pauses = new Map<Sink, { readonly failures: number; readonly pause: Pause }>();
  const listeners = new Set<(batches: readonly UnsentBatch[]) => void>();
  let fresh = 0;
  /** The erasures in progress; each new one is a new promise. */
  let erasing: Promise<unknown> = Promise.resolve();
  let awake = false;
  let stopped = false;
  const isStopped = (): boolean => stopped;
  let cancelFlush: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const tell = async (): Promise<void> => {
    if (listeners.size === 0) return;
    await erasing;
    const before = erasing;
    const batches: UnsentBatch[] = [];
    let room = BATCH_BYTES;
    for (const sink of sinks) {
      const { rows, dropped } = await store.read([sink.kind], EVENT_BATCH * 2);
      const batch = planBatch(sink, rows, dropped, room);
      const size = batch ? new TextEncoder().encode(batch.body).length : 0;
      if (!batch || size > room) continue;
      room -= size;
      batches.push({ kind: sink.kind, url: sink.url, body: batch.body });
    }
    // A running erasure reports again when it has ended.
    if (erasing === before) for (const listener of listeners) listener(batches);
  };

  const failed = (sink: Sink, retryAfterMs: number | null): void => {
    const failures = (pauses.get(sink)?.failures ?? 0) + 1;
    pauses.set(sink, { failures, pause: pauseAfter(failures, { now: clock.now(), fraction: ports.fraction }, retryAfterMs ?? 0) });
  };

  const waitOf = (sink: Sink, woken = false): number => pauseLeft(pauses.get(sink)?.pause ?? null, clock.now(), woken);

  const drain = async (sink: Sink, woken: boolean): Promise<void> => {
    while (!isStopped() && waitOf(sink, woken) === 0) {
      // Events read during an erasure may be erased before they are sent.
      await erasing;
      const before = erasing;
      const { rows, dropped } = await store.read([sink.kind], COLLECTED_EVENTS_MAX);
      const batch = planBatch(sink, rows, dropped);
      // Another tab has sent the batch, or it was erased: nothing to retry.
      if (!batch) pauses.delete(sink);
      if (!batch || isStopped()) return;
      // Consent may have been withdrawn while the rows were read.
      if (erasing !== before) continue;
      const answer = await transport.send(sink.url, batch.body);
      const outcome = outcomeOf(answer);
      if (outcome === 'failed') {
        failed(sink, answer.retryAfterMs);
        return;
      }
      if (outcome === 'refused') log(`Events were refused with ${answer.status} and are dropped`);
      pauses.delete(sink);
      await store.settle(batch.seqs, outcome === 'taken' ? batch.reported : {});
      await tell();
    }
  };

  const flushLater = (): void => {
    cancelFlush ??= clock.after(EVENT_FLUSH_MS, () => void send());
  };

  /** Each sink has its own timer, so a paused sink delays no other. */
  const retryLater = (): void => {
    cancelRetry?.();
    const waits = [...pauses.keys()].map((sink) => Math.max(1, waitOf(sink)));
    cancelRetry = waits.length > 0 ? clock.after(Math.min(...waits), () => void send()) : undefined;
  };

  const drainAll = async (): Promise<void> => {
    fresh = 0;
    const woken = awake;
    awake = false;
    await Promise.all(sinks.map((sink) => drain(sink, woken)));
  };

  /** A request during a run is not lost: the last check of `again` and the end of the run are one step. */
  const sendWhileAsked = async (): Promise<void> => {
    try {
      while (again && !isStopped()) {
        again = false;
        await lock.hold(EVENTS_LOCK, drainAll);
      }
    } catch (error) {
      log(`Events could not be sent: ${error instanceof Error ? error.name : 'unknown'}`);
    } finally {
      running = undefined;
      if (!isStopped()) retryLater();
    }
  };

  const send = (): Promise<void> => {
    again = true;
    cancelFlush?.();
    cancelFlush = undefined;
    running ??= sendWhileAsked();
    return running;
  };

  return {
    enqueue: async (events, dropped) => {
      if (events.length === 0) return;
      await store.add(events, max, dropped);
      await tell();
      fresh += events.length;
      if (stopped) return;
      if (fresh >= EVENT_BATCH) void send();
      else flushLater();
    },
    flush: send,
    wake: () => {
      awake = true;
      void send();
    },
    erase: async (kinds) => {
      const mine = store.erase(kinds);
      erasing = Promise.allSettled([erasing, mine]);
      await mine;
      await tell();
    },
    watch: (listener) => {
      listeners.add(listener);
      void tell();
    },
    stop: () => {
      stopped = true;
      cancelFlush?.();
      cancelRetry?.();
    },
  };
};

/// <reference lib="webworker" />
import type { ToWorker } from '#contract/messages.ts';

let reading = new AbortController();

/**
 * For whatever only reads. A next version takes over when this one has nothing to do any more, for which a browser may wait five minutes: a picture that
 * does not come on a slow line would hold it up for so long after the shopper has asked for it.
 */
export const abortable = {
  get signal(): AbortSignal {
    return reading.signal;
  },
} satisfies RequestInit;

/** What is begun after it is not touched: should the next version not come, this one goes on. */
export const abortReads = (): void => {
  reading.abort();
  reading = new AbortController();
};

/** True: the time was waited out. False: it was broken off. */
export const pause = (ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const { signal } = reading;
    setTimeout(() => resolve(!signal.aborted), ms);
    signal.addEventListener('abort', () => resolve(false), { once: true });
  });

export const giveWay = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('message', ({ data }) => {
    if ((data as ToWorker | null)?.type === 'give-way') abortReads();
  });
};

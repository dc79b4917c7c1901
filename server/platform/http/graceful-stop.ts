import type { Server } from 'node:http';
import type { Log } from './context.ts';
import { stopOnSignal, type StoppableProcess } from './stop-on-signal.ts';

export interface StopPorts {
  readonly server: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  /** Run one after the other once no request is left: queues first, the database last. */
  readonly closers: readonly (() => void | Promise<void>)[];
  readonly log: Log;
  /** Time limit for requests in progress, ms. */
  readonly graceMs?: number;
  /** How long the load balancer may take to notice that this process is no longer ready, ms. */
  readonly drainMs?: number;
  /** The process ends after this time, whatever is still open, ms. */
  readonly deadlineMs?: number;
  readonly signals?: StoppableProcess;
  readonly now?: () => number;
}

export interface GracefulStop {
  readonly isStopping: () => boolean;
  /** Signals call it too. Resolves when everything is closed. */
  readonly stop: () => Promise<void>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Stops without dropping a request: becomes not ready, refuses new connections, finishes those in progress, then runs the closers. Ends within five
 * seconds (`drainMs` not counted); a second signal, at least half a second after the first, ends it at once.
 */
export const gracefulStop = ({ server, closers, log, graceMs = 3_000, drainMs = 0, deadlineMs = 4_500, signals, now }: StopPorts): GracefulStop => {
  let stopping: Promise<void> | undefined;

  const close = async (): Promise<void> => {
    log.info({}, 'stopping');
    await wait(drainMs);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
    });
    for (const closer of closers) {
      try {
        await closer();
      } catch (error) {
        log.error({ type: error instanceof Error ? error.name : typeof error }, 'closing failed');
      }
    }
    log.info({}, 'stopped');
  };

  const stop = (): Promise<void> => {
    stopping ??= close();
    return stopping;
  };

  stopOnSignal(stop, {
    deadlineMs: drainMs + deadlineMs,
    onLate: () => log.error({}, 'not everything could be closed in time'),
    ...(signals && { signals }),
    ...(now && { now }),
  });
  return { isStopping: () => stopping !== undefined, stop };
};

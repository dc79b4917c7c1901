import type { Server } from 'node:http';
import type { Log } from './context.ts';
import { stopOnSignal, type StoppableProcess } from './stop-on-signal.ts';

export interface StopPorts {
  readonly server: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  /** Done one after the other once no request is left: queues first, the database last. */
  readonly closers: readonly (() => void | Promise<void>)[];
  readonly log: Log;
  /** How long requests under way may take. */
  readonly graceMs?: number;
  /** How long the balancer may take to see that this process is not ready any more. */
  readonly drainMs?: number;
  /** After which time the process ends, whatever is still open. */
  readonly deadlineMs?: number;
  readonly signals?: StoppableProcess;
  readonly now?: () => number;
}

export interface GracefulStop {
  readonly isStopping: () => boolean;
  /** Also what a signal does. Resolves when everything is closed. */
  readonly stop: () => Promise<void>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Stops without dropping a request: not ready any more, no new connections, those under way finish, then what lies beneath is closed. Ends within
 * five seconds (`drainMs` not counted); a second signal, half a second or more after the first, ends at once.
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

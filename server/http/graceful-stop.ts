import type { Server } from 'node:http';
import type { Log } from './context.ts';

/** The part of `process` that is needed. */
interface Signals {
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

export interface StopPorts {
  readonly server: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  /** Done one after the other once no request is left: queues first, the database last. */
  readonly closers: readonly (() => void | Promise<void>)[];
  readonly log: Log;
  /** How long requests under way may take. */
  readonly graceMs?: number;
  /** How long the balancer may take to see that this process is not ready any more. */
  readonly drainMs?: number;
  readonly signals?: Signals;
}

export interface GracefulStop {
  readonly isStopping: () => boolean;
  /** Also what a signal does. Resolves when everything is closed. */
  readonly stop: () => Promise<void>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Stops without dropping a request: not ready any more, no new connections, those under way finish, then what lies beneath is closed. A second signal ends at once. */
export const gracefulStop = ({ server, closers, log, graceMs = 10_000, drainMs = 0, signals = process }: StopPorts): GracefulStop => {
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
  const onSignal = (): void => {
    signals.once('SIGTERM', () => signals.exit(1));
    signals.once('SIGINT', () => signals.exit(1));
    void stop().then(() => signals.exit(0));
  };
  let told = false;
  const once = (): void => {
    if (told) return;
    told = true;
    onSignal();
  };
  signals.once('SIGTERM', once);
  signals.once('SIGINT', once);
  return { isStopping: () => stopping !== undefined, stop };
};

/** Longer than this nothing may keep the process alive. */
const LONGEST_STOP_MS = 4000;
/** npm repeats a signal that the terminal has sent to the whole group already. */
const ECHO_MS = 1000;
const LOOK_EVERY_MS = 500;

/** The part of `process` that is needed. */
export interface StoppableProcess {
  readonly ppid: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  on(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * Ends the process in order when it is asked to, or when the npm that started it is gone (npm passes SIGINT and SIGTERM on, and nothing else).
 * A second signal ends it at once.
 */
export const stopOnSignal = (stop: () => Promise<void>, own: StoppableProcess = process): void => {
  let stoppingSince: number | undefined;
  const begin = (): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > ECHO_MS) own.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => own.exit(1), LONGEST_STOP_MS).unref();
    stop().then(
      () => own.exit(0),
      () => own.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) own.on(signal, begin);
  if (own.env['npm_lifecycle_event'] === undefined) return;
  const parent = own.ppid;
  const looking = setInterval(() => {
    if (own.ppid === parent) return;
    clearInterval(looking);
    begin();
  }, LOOK_EVERY_MS);
  looking.unref();
};

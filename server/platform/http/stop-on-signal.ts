const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** The part of `process` that is needed. */
export interface StoppableProcess {
  on(signal: (typeof SIGNALS)[number], listener: () => void): unknown;
  exit(code: number): void;
}

/** Below npm, Ctrl-C arrives twice: from the terminal, which signals every process in it, and from npm, which forwards it. ms. */
const SAME_SIGNAL_MS = 500;

interface Options {
  /** The process ends after this time, whatever is still open, ms. */
  readonly deadlineMs: number;
  readonly onLate?: () => void;
  readonly signals?: StoppableProcess;
  readonly now?: () => number;
}

/** Runs `stop` at the first signal, then ends the process. A second signal, at least half a second after the first, ends it at once. */
export const stopOnSignal = (stop: () => Promise<void>, { deadlineMs, onLate, signals = process, now = () => performance.now() }: Options): void => {
  let firstAt: number | undefined;
  const onSignal = (): void => {
    if (firstAt !== undefined) {
      if (now() - firstAt >= SAME_SIGNAL_MS) signals.exit(1);
      return;
    }
    firstAt = now();
    const deadline = setTimeout(() => {
      onLate?.();
      signals.exit(1);
    }, deadlineMs);
    deadline.unref();
    void stop()
      .finally(() => clearTimeout(deadline))
      .then(
        () => signals.exit(0),
        () => signals.exit(1),
      );
  };
  for (const signal of SIGNALS) signals.on(signal, onSignal);
};

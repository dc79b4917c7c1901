export interface WorkQueue {
  /** Work that someone waits for: starts as soon as one of the places is free, in order of arrival. */
  urgent<T>(task: () => Promise<T>): Promise<T>;
  /** Work for quiet moments: one at a time, and only after nothing urgent ran for a while. */
  whenIdle(name: string, task: () => Promise<void>): void;
  /** Somebody is being served elsewhere: idle work waits until it has been quiet again for a while. */
  heed(): void;
  /** Resolves when nothing waits or runs, idle work included. */
  settled(): Promise<void>;
  close(): void;
}

/** Two places for urgent work suit two cores; idle work never takes a place from it. */
export function createWorkQueue({
  places = 2,
  quietMs = 1500,
  maxIdle = 2000,
  onIdleError = () => {},
}: { places?: number; quietMs?: number; maxIdle?: number; onIdleError?: (error: unknown) => void } = {}): WorkQueue {
  const waiting: (() => void)[] = [];
  const idle = new Map<string, () => Promise<void>>();
  const settlers: (() => void)[] = [];
  let running = 0;
  let idleRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let heededAt = Number.NEGATIVE_INFINITY;

  function next(): void {
    while (running < places && waiting.length > 0) {
      running++;
      waiting.shift()!();
    }
    if (running > 0 || waiting.length > 0) clearTimeout(timer);
    else if (idle.size > 0 && !isClosed && !idleRunning) {
      clearTimeout(timer);
      timer = setTimeout(() => void runIdle(), quietMs);
      timer.unref();
    }
    if (running === 0 && waiting.length === 0 && idle.size === 0 && !idleRunning) {
      for (const settle of settlers.splice(0)) settle();
    }
  }

  const isQuiet = () => performance.now() - heededAt >= quietMs;
  const mayIdle = () => idle.size > 0 && running === 0 && waiting.length === 0 && !isClosed && isQuiet();

  async function runIdle(): Promise<void> {
    idleRunning = true;
    while (mayIdle()) {
      const [name, task] = idle.entries().next().value!;
      idle.delete(name);
      await task().catch(onIdleError);
    }
    idleRunning = false;
    next();
  }

  return {
    urgent: (task) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          task()
            .then(resolve, reject)
            .finally(() => {
              running--;
              next();
            });
        });
        next();
      }),
    whenIdle(name, task) {
      if (isClosed || idle.has(name)) return;
      // A bounded wish list: the oldest wish goes when the shop is never quiet.
      if (idle.size >= maxIdle) idle.delete(idle.keys().next().value!);
      idle.set(name, task);
      next();
    },
    heed() {
      heededAt = performance.now();
    },
    settled: () =>
      new Promise((resolve) => {
        settlers.push(resolve);
        next();
      }),
    close() {
      isClosed = true;
      idle.clear();
      clearTimeout(timer);
      next();
    },
  };
}

/**
 * Measures ms from now on: no more than the clock says, and no more than the processor worked for this process, so other work on the machine adds
 * little.
 */
export const startWatch = (): (() => number) => {
  const began = { cpu: process.cpuUsage(), at: performance.now() };
  return () => {
    const { user, system } = process.cpuUsage(began.cpu);
    return Math.min(performance.now() - began.at, (user + system) / 1000);
  };
};

/** The longest time, ms, for which the process does nothing else while it works: one turn of its event loop. */
export const longestSegment = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isOver = false;
  let watch: (() => number) | undefined;
  const turn = new Promise<void>((resolve) => {
    const tick = (): void => {
      longest = Math.max(longest, watch?.() ?? 0);
      watch = startWatch();
      if (isOver) resolve();
      else setImmediate(tick);
    };
    setImmediate(tick);
  });
  // What is asked for begins in a turn of its own.
  await new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
  await work();
  isOver = true;
  await turn;
  return longest;
};

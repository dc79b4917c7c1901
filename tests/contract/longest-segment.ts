/**
 * The longest time, ms, for which the process does nothing else while it works: one turn of its event loop. A turn lasts no longer than its clock says and
 * no longer than the processor worked for this process, so other work on the machine adds little.
 */
export const longestSegment = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isOver = false;
  let began = { cpu: process.cpuUsage(), at: 0 };
  const turn = new Promise<void>((resolve) => {
    const tick = (): void => {
      const { user, system } = process.cpuUsage(began.cpu);
      const at = performance.now();
      if (began.at > 0) longest = Math.max(longest, Math.min(at - began.at, (user + system) / 1000));
      began = { cpu: process.cpuUsage(), at };
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

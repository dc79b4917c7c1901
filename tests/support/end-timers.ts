import { afterAll } from 'vitest';

/**
 * Files of the project `pure` run one after the other in the same globals. A timer that a file left running would fire in a later one, where the page
 * that it was started in is gone: it ends with its file.
 */
const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
const started: ReturnType<typeof setTimeout>[] = [];

const tracked = <Start extends typeof startTimeout | typeof startInterval>(start: Start): Start =>
  Object.assign((...parameters: Parameters<Start>) => {
    const timer = start(...(parameters as [() => void]));
    started.push(timer);
    return timer;
  }, start) as Start;

globalThis.setTimeout = tracked(startTimeout);
globalThis.setInterval = tracked(startInterval);

afterAll(() => {
  globalThis.setTimeout = startTimeout;
  globalThis.setInterval = startInterval;
  for (const timer of started) clearTimeout(timer);
});

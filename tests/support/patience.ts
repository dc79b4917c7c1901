import { afterAll, vi } from 'vitest';

const { waitFor } = vi;

/** As `expect.poll` of this project's configuration; the library's own second has no setting. */
vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: 10_000, ...options });

/** Files of the project `pure` run one after the other in the same globals: a file that replaced some puts them back when it ends. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

import { vi } from 'vitest';

const { waitFor } = vi;

/** As `expect.poll` of this project's configuration; the library's own second has no setting. */
vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: 10_000, ...options });

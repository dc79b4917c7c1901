import { vi } from 'vitest';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 10_000);

// A millisecond or two a run on a quiet machine, ten times that on one that has much else to do.
vi.setConfig({ testTimeout: numRuns * 20 });

/** Runs of each property of the queue in `npm test`; `PROPERTY_RUNS` sets another number. A failing run prints its seed and path. */
export const PROPERTY_RUNS = { numRuns };

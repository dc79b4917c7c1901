import { vi } from 'vitest';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 10_000);

// A millisecond or two a run on a quiet machine, ten times that on one that has much else to do.
vi.setConfig({ testTimeout: numRuns * 20 });

/** How often a property of the queue is tried with every change of it (offline-sync D1); `PROPERTY_RUNS` asks for more. A failing run prints its seed and path. */
export const PROPERTY_RUNS = { numRuns };

/** Longest wait of a device that comes back, ms. */
const SPREAD_MS = 10_000;

/**
 * How long a device that was away waits before it asks and sends, ms. What ends a long absence ends it for many devices at once, so after ten minutes or more
 * they spread over ten seconds; after a tunnel nobody waits noticeably.
 */
export const returnDelayMs = (awayMs: number, fraction = Math.random()): number => fraction * Math.min(SPREAD_MS, Math.max(0, awayMs) / 60);

/** A pause between two questions, a quarter longer or shorter: devices that lost the shop together do not ask together. */
export const lookAfterMs = (pauseMs: number, fraction = Math.random()): number => pauseMs * (0.75 + fraction / 2);

/**
 * When prices and stock were read, to the minute: the same answer within a minute is the same bytes, so that a client that
 * asks again learns that it has it already.
 */
export const asOf = (now: Date): string => new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();

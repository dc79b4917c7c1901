const DAY_MS = 86_400_000;
/** What waited for the network longer is told by the server's clock. */
const WAITS_AT_MOST_MS = 31 * DAY_MS;
/** Clocks differ. */
const AHEAD_AT_MOST_MS = 5 * 60_000;

/** When something happened: by the device's clock, unless that is plainly wrong. */
export const momentOf = (at: string, receivedAt: Date): Date => {
  const stated = Date.parse(at);
  const now = receivedAt.getTime();
  return stated >= now - WAITS_AT_MOST_MS && stated <= now + AHEAD_AT_MOST_MS ? new Date(stated) : receivedAt;
};

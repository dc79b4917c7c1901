import type { CallSession } from '../http/context.ts';

/** Who is watched: an account by its session, guests by their address, since a guest's session costs nothing. */
export interface Watched {
  readonly sessionId: string | undefined;
  readonly isGuest: boolean;
  readonly clientAddress: string;
}

export const watched = (session: CallSession | undefined, clientAddress: string): Watched => ({
  sessionId: session?.sessionId,
  isGuest: session?.account === undefined,
  clientAddress,
});

export interface Suspicion {
  /** Counts one more change; true where there were more than a person makes. */
  notice(who: Watched): boolean;
  /** Proved to be a person: so many more are free. */
  clear(who: Watched): void;
}

const MINUTE_MS = 60_000;
const SWEEP_AT = 20_000;

interface Count {
  changes: number;
  since: number;
}

const nameOf = ({ sessionId, isGuest, clientAddress }: Watched): string => (isGuest || sessionId === undefined ? `at ${clientAddress}` : sessionId);

/**
 * Counts changes within a minute, in memory, as the limits do (token-bucket.ts).
 * @param perMinute more than so many are suspicious; 0: none ever are
 */
export const createSuspicion = (clock: () => Date, perMinute: number): Suspicion => {
  const counts = new Map<string, Count>();
  return {
    notice(who) {
      if (perMinute === 0) return false;
      const now = clock().getTime();
      if (counts.size > SWEEP_AT) for (const [name, { since }] of counts) if (now - since > MINUTE_MS) counts.delete(name);
      const known = counts.get(nameOf(who));
      const count = known && now - known.since <= MINUTE_MS ? known : { changes: 0, since: now };
      count.changes += 1;
      counts.set(nameOf(who), count);
      return count.changes > perMinute;
    },
    clear: (who) => void counts.delete(nameOf(who)),
  };
};

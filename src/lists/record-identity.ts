import { browserClock, browserRandom } from '#db/replay/browser-ports.ts';
import { GATEWAY } from '#db/replay/configured-gateway.ts';
import { recordSession } from '#db/replay/epoch.ts';
import type { Held, Identity } from '#db/replay/mutation.ts';
import type { Env } from '#db/replay/plan.ts';
import type { Store } from '#db/replay/ports.ts';

/**
 * Writes down whose device it is now, by the basket's own rule: what waits in the basket goes with whoever it belongs to, also where a list was the
 * first to get a session.
 */
export async function recordIdentity(store: Store, who: Identity): Promise<void> {
  const env: Env = {
    now: browserClock.now(),
    awake: false,
    connection: 'unknown',
    profile: GATEWAY,
    build: import.meta.env.VITE_BUILD ?? 'dev',
    newKey: () => browserRandom.id(),
    fraction: () => browserRandom.fraction(),
  };
  // Whoever is leaving the device is not brought back by a session that was renewed before the shop has heard of it ([OUTS2]).
  const isLeaving = ({ lane }: Held): boolean => who.type === 'Registered' && lane.signOut != null;
  await store.change('cart', (held) => [isLeaving(held) ? held : recordSession(held, who, env), null]);
}

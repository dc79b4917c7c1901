import { browserClock, browserRandom } from '../replay/browser-ports.ts';
import { GATEWAY } from '../replay/configured-gateway.ts';
import type { Env, IdentityRules } from '../replay/env.ts';
import type { KnownSession, Store } from '../replay/ports.ts';
import { RULES } from '../replay/rules.ts';

/**
 * Writes down whose device it is now, by the basket's own rule: what waits in the basket goes with whoever it belongs to, also where a list was the
 * first to get a session. In the middle of a sign-in or a sign-out, and after one whose end is unknown, that takes the rules for people ([SIGN10], [OUTS2]).
 */
export async function recordIdentity(store: Store, session: KnownSession, build: string, identity: IdentityRules): Promise<void> {
  const env: Env = {
    now: browserClock.now(),
    awake: false,
    connection: 'unknown',
    profile: GATEWAY,
    build,
    newKey: () => browserRandom.id(),
    fraction: () => browserRandom.fraction(),
    identity,
  };
  await store.change('cart', (held) => [RULES.meet(held, session, env), null]);
}

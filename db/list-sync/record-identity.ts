import { browserClock, browserRandom } from '#db/replay/browser-ports.ts';
import { GATEWAY } from '#db/replay/gateways/configured-gateway.ts';
import type { Env, IdentityRules } from '#db/replay/env.ts';
import type { KnownSession, Store } from '#db/replay/ports.ts';
import { RULES } from '#db/replay/rules.ts';

/**
 * Records the subject of the session, by the cart's own rule: the cart's pending changes follow it, even if a list was the first to get a session.
 * During a sign-in or sign-out, and after one with an unknown outcome, the rules of identity.ts are needed ([SIGN10], [OUTS2]).
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

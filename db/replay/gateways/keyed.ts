import { acknowledgeRead, letShopperCheck } from '../doubt.ts';
import type { GatewayProfile } from '../env.ts';
import { putSnapshot, keysIn } from '../epoch.ts';
import { readAnswer } from './difference.ts';
import { enterRebuilt, recreateOldCart } from './keyed-cart.ts';
import type { Mutation } from '#db/mutations/mutation.ts';
import { replaceRow } from '../outbox.ts';
import { requestFingerprint } from '../seal.ts';

const DAY_MS = 86_400_000;
/** The server keeps keys for at least thirty days; a doubt older than half of that is looked up before it is sent again ([GW9]). */
export const LOOK_AFTER_MS = 15 * DAY_MS;
/** Two days less than the retention, for clocks that differ. */
export const RESEND_UNTIL_MS = 28 * DAY_MS;

const ageOf = (row: Mutation, now: number): number => (row.seal?.at === undefined ? 0 : Math.abs(now - row.seal.at));

/** Honours keys: a doubt is settled by sending the same request again. Only a doubt older than the server's retention of keys is looked up. */
export const KEYED: GatewayProfile = {
  name: 'keyed',
  keyed: true,
  versioned: false,
  readAnswer,
  seal: (request, { key }) => ({ request: { ...request, key }, fingerprint: requestFingerprint(request) }),
  recreateCart: recreateOldCart,
  enter: enterRebuilt,
  looksFirst: (row, now) => ageOf(row, now) > LOOK_AFTER_MS,
  settle(held, row, cart, _look, env) {
    if (keysIn(cart).has(row.key)) return acknowledgeRead(held, row, cart, env);
    const seen = putSnapshot(held, cart, env.now);
    if (ageOf(row, env.now) < RESEND_UNTIL_MS) return replaceRow(seen, { ...row, state: 'unprocessed' });
    // Also an absolute change: others may have changed the line since, and it would overwrite that.
    return letShopperCheck(seen, row);
  },
};

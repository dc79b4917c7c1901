import type { Cart } from '#contract/cart.ts';
import type { Verdict } from './classify.ts';
import { acknowledgeRead, letShopperCheck } from './doubt.ts';
import { putSnapshot, keysIn } from './epoch.ts';
import { enterRebuilt, oldBasketAnew } from './keyed-basket.ts';
import type { CartRow, Held, Mutation, RebuildJournal, Seal, WireRequest } from './mutation.ts';
import { replaceRow } from './outbox.ts';
import type { Env } from './plan.ts';
import type { Clock } from './ports.ts';
import { requestFingerprint } from './seal.ts';

/** A look at the server's cart that is to settle a doubt. */
export interface Look {
  /** Before it was made, every attempt in doubt had had the time it may take to arrive ([GW6]). */
  readonly fenced: boolean;
}

/**
 * What a gateway can be relied on for, and the rules that follow from it. A build ships one: the others are modules that it does not import. What is
 * optional here exists only where no keys do.
 */
export interface GatewayProfile {
  readonly name: 'keyed' | 'versioned' | 'plain';
  /** Honours the Idempotency-Key: any body may be sent again. */
  readonly keyed: boolean;
  /** Honours If-Match: a change made for another version is refused. */
  readonly versioned: boolean;
  /** Whether a change in doubt is settled by reading, before anything is sent again. */
  readonly looksFirst: (row: Mutation, now: number) => boolean;
  /** What a cart that was read for it makes of a change in doubt. */
  readonly settle: (held: Held, row: Mutation, cart: Cart, look: Look, env: Env) => Held;
  /** What must be done before this request: the device with it under way, or null. */
  readonly prepare?: (held: Held, request: Pick<WireRequest, 'call'>, env: Env) => Held | null;
  /** What an answer means beyond the common table, or null. */
  readonly judge?: (held: Held, row: Mutation, verdict: Verdict<Cart>, env: Env) => Held | null;
  /** A request on its way, with what makes a repeat of it recognisable. */
  readonly seal: (request: WireRequest, row: Mutation) => Pick<Seal, 'request' | 'fingerprint' | 'keyless'>;
  /** The request that makes a basket in place of the old one. */
  readonly basketAnew: (held: Held, journal: RebuildJournal) => WireRequest;
  /** The basket was made: what was in the old one is in it, or follows. */
  readonly enter: (held: Held, cart: CartRow, next: Cart, env: Env) => Held;
  /** A tab that slept for longer between the plan and the request does not send it: another one may have settled it meanwhile ([GW10]). */
  readonly sendWithinMs?: number;
  /** Answers whether an attempt has had the time that it may take; the counting starts with the first question. */
  readonly fences?: (clock: Clock) => (attempt: string) => boolean;
}

const DAY_MS = 86_400_000;
/** A service keeps its keys for thirty days at least; past half of that a doubt is not resent blindly ([GW9]). */
export const LOOK_AFTER_MS = 15 * DAY_MS;
/** With two days for clocks that differ. */
export const RESEND_UNTIL_MS = 28 * DAY_MS;

const ageOf = (row: Mutation, now: number): number => (row.seal?.at === undefined ? 0 : Math.abs(now - row.seal.at));

/** Honours keys: a doubt is settled by asking the same thing again. Only one that is older than the server's memory is looked up. */
export const KEYED: GatewayProfile = {
  name: 'keyed',
  keyed: true,
  versioned: false,
  seal: (request, { key }) => ({ request: { ...request, key }, fingerprint: requestFingerprint(request) }),
  basketAnew: oldBasketAnew,
  enter: enterRebuilt,
  looksFirst: (row, now) => ageOf(row, now) > LOOK_AFTER_MS,
  settle(held, row, cart, _look, env) {
    if (keysIn(cart).has(row.key)) return acknowledgeRead(held, row, cart, env);
    const seen = putSnapshot(held, cart, env.now);
    if (ageOf(row, env.now) < RESEND_UNTIL_MS) return replaceRow(seen, { ...row, state: 'unprocessed' });
    // Also one that names how things should be: others may have changed the line since, and it would undo that.
    return letShopperCheck(seen, row);
  },
};

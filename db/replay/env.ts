import type { Cart } from '#contract/cart.ts';
import type { Verdict } from './classify.ts';
import type { CartRow, ReplayState, Mutation, RebuildJournal, Seal, WireRequest } from '#db/mutations/mutation.ts';
import type { IdentityPlan, Plan } from './plan.ts';
import type { Answer, Clock, Connection, KnownSession, Ports } from './ports.ts';

/** What the pure rules may know of the outside, taken at the time of the transaction. */
export interface Env {
  readonly now: number;
  /** There is a reason to try at once: online again, the page is visible, a tap. */
  readonly awake: boolean;
  readonly connection: Connection;
  readonly profile: GatewayProfile;
  /** Build of the app: after a 426, only another build tries again. */
  readonly build: string;
  readonly newKey: () => string;
  readonly fraction: () => number;
  /** Whether an attempt has had its maximum delivery time. */
  readonly fenced?: ((attempt: string) => boolean) | undefined;
  /** Absent in a build without sign-in, which leaves a barrier of another build alone. */
  readonly identity?: IdentityRules | undefined;
}

/** The rules of signing in and out, loaded only by visits that need them. */
export interface IdentityRules {
  /** The next step, once the current subject has nothing left to send; null: none of these rules applies. */
  readonly next: (held: ReplayState, env: Env) => readonly [ReplayState, Plan] | null;
  readonly ask: (plan: IdentityPlan, ports: Ports) => Promise<Answer>;
  readonly record: (held: ReplayState, plan: IdentityPlan, answer: Answer, env: Env) => ReplayState;
  /** Handles a session that was renewed during a change of subject; null: it does not concern one. */
  readonly meet: (held: ReplayState, session: KnownSession, env: Env) => ReplayState | null;
}

/** A read of the server's cart that settles a doubt. */
export interface Look {
  /** Every attempt in doubt had its maximum delivery time before this read ([GW6]). */
  readonly fenced: boolean;
}

/**
 * The guarantees of a gateway and the rules that follow from them. A build ships one profile; the others are modules that it does not import.
 * Optional members exist only in profiles without keys.
 */
export interface GatewayProfile {
  readonly name: 'keyed' | 'versioned' | 'plain';
  /** Honours the Idempotency-Key: any body may be sent again. */
  readonly keyed: boolean;
  /** Honours If-Match: a change for another version is refused. */
  readonly versioned: boolean;
  /** Whether a change in doubt is settled by a read before anything is sent again. */
  readonly looksFirst: (row: Mutation, now: number) => boolean;
  /** Records what the cart that was read says about a change in doubt. */
  readonly settle: (held: ReplayState, row: Mutation, cart: Cart, look: Look, env: Env) => ReplayState;
  /** The state with a preparation in progress that this request needs first, or null. */
  readonly prepare?: (held: ReplayState, request: Pick<WireRequest, 'call'>, env: Env) => ReplayState | null;
  /** The cart in an answer, or null; with keys it may be answered as its difference from the snapshot ([DIFF2]). */
  readonly readAnswer: (body: unknown, snapshot: Cart | null) => Cart | null;
  /** Handles an answer beyond `classify`, or null. */
  readonly judge?: (held: ReplayState, row: Mutation, verdict: Verdict<Cart>, env: Env) => ReplayState | null;
  /** The sealed request, with what identifies a repeat of it. */
  readonly seal: (request: WireRequest, row: Mutation) => Pick<Seal, 'request' | 'fingerprint' | 'keyless'>;
  /** The request that creates a cart to replace the old one. */
  readonly recreateCart: (held: ReplayState, journal: RebuildJournal) => WireRequest;
  /** The cart was created: the old content is in it or follows. */
  readonly enter: (held: ReplayState, cart: CartRow, next: Cart, env: Env) => ReplayState;
  /** A tab that slept longer than this between plan and request does not send it, because another tab may have settled it ([GW10]). ms. */
  readonly sendWithinMs?: number;
  /** Returns whether an attempt has had its maximum delivery time; the timer starts with the first query. */
  readonly fences?: (clock: Clock) => (attempt: string) => boolean;
}

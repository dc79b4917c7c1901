import type { Cart } from '#contract/cart.ts';
import type { Verdict } from './classify.ts';
import type { CartRow, Held, Mutation, RebuildJournal, Seal, WireRequest } from './mutation.ts';
import type { IdentityPlan, Plan } from './plan.ts';
import type { Answer, Clock, Connection, KnownSession, Ports } from './ports.ts';

/** What the pure rules may know of the outside, taken in the moment of the transaction. */
export interface Env {
  readonly now: number;
  /** Something says that trying at once is worth it: online again, a look at the page, a tap. */
  readonly awake: boolean;
  readonly connection: Connection;
  readonly profile: GatewayProfile;
  /** Build of the app: one that was told it is too old waits for another. */
  readonly build: string;
  readonly newKey: () => string;
  readonly fraction: () => number;
  /** Whether an attempt has had all the time that it may take to arrive. */
  readonly fenced?: ((attempt: string) => boolean) | undefined;
  /** Absent in a build in which nobody can sign in: a barrier that another build began is left alone. */
  readonly identity?: IdentityRules | undefined;
}

/** Signing in and out, as rules of their own: a visit in which nobody does does not load them. */
export interface IdentityRules {
  /** What comes next, once nothing of the present person's is left to send; null: it is none of theirs. */
  readonly next: (held: Held, env: Env) => readonly [Held, Plan] | null;
  readonly ask: (plan: IdentityPlan, ports: Ports) => Promise<Answer>;
  readonly record: (held: Held, plan: IdentityPlan, answer: Answer, env: Env) => Held;
  /** A renewed session in the middle of it, or null. */
  readonly meet: (held: Held, session: KnownSession, env: Env) => Held | null;
}

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

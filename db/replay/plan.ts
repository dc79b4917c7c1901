import type { GatewayProfile } from './gateway.ts';
import type { Held, SignInCredentials, WireRequest } from './mutation.ts';
import type { Answer, Connection, KnownSession, Ports } from './ports.ts';

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

/** What goes to the shop for an account's session. */
export interface Exchange extends SignInCredentials {
  readonly guestCartId: string | null;
}

export type IdentityPlan = { readonly do: 'identity' } & (
  | { readonly step: 'exchange'; readonly exchange: Exchange }
  | { readonly step: 'fetch'; readonly fetch: WireRequest }
  | { readonly step: 'end' }
);

/** The one thing to do next. Everything that goes over the wire is stored before it is sent. */
export type Plan =
  /** Nothing now; `waitMs` null: nothing at all until somebody calls. */
  | { readonly do: 'rest'; readonly waitMs: number | null }
  | { readonly do: 'probe' }
  | { readonly do: 'renew-session' }
  | { readonly do: 'send'; readonly seq: number; readonly request: WireRequest }
  | {
      readonly do: 'read';
      readonly request: WireRequest;
      readonly epoch: number;
      readonly acks: number;
      /** The change in doubt that the read is to settle. */
      readonly settles?: { readonly seq: number; readonly fenced: boolean };
    }
  | { readonly do: 'rebuild'; readonly stage: 'ask-order' | 'read-order' | 'create'; readonly request: WireRequest }
  | IdentityPlan;

import type { GatewayProfile } from './gateway.ts';
import type { HoldReason, WireRequest } from './mutation.ts';
import type { Connection } from './ports.ts';

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
  readonly fenced?: (attempt: string) => boolean;
}

/** The one thing to do next. Everything that goes over the wire is stored before it is sent. */
export type Plan =
  /** Nothing now; `waitMs` null: nothing at all until somebody calls. */
  | { readonly do: 'rest'; readonly waitMs: number | null; readonly reason?: HoldReason }
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
  | { readonly do: 'rebuild'; readonly stage: 'ask-order' | 'read-order' | 'create'; readonly request: WireRequest };

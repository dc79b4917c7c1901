import type { SignInCredentials, WireRequest } from './mutation.ts';

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

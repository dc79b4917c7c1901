import type { SignInCredentials, WireRequest } from '#db/mutations/mutation.ts';

/** What is sent to get an account's session. */
export interface Exchange extends SignInCredentials {
  readonly guestCartId: string | null;
}

export type IdentityPlan = { readonly do: 'identity' } & (
  | { readonly step: 'exchange'; readonly exchange: Exchange }
  | { readonly step: 'fetch'; readonly fetch: WireRequest }
  | { readonly step: 'end' }
);

/** The single next effect. Every request is stored before it is sent. */
export type Plan =
  /** Nothing to do now; `waitMs` null: until the next call. */
  | { readonly do: 'rest'; readonly waitMs: number | null }
  | { readonly do: 'probe' }
  | { readonly do: 'renew-session' }
  | { readonly do: 'send'; readonly seq: number; readonly request: WireRequest; readonly holds?: string | undefined }
  | {
      readonly do: 'read';
      readonly request: WireRequest;
      readonly epoch: number;
      readonly acks: number;
      readonly holds?: string | undefined;
      /** The change in doubt that the read is to settle. */
      readonly settles?: { readonly seq: number; readonly fenced: boolean };
    }
  | { readonly do: 'rebuild'; readonly stage: 'ask-order' | 'read-order' | 'create'; readonly request: WireRequest; readonly holds?: never }
  | IdentityPlan;

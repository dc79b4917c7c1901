import type { CallRow } from '#contract/calls/call.ts';
import type { CallName } from '#contract/calls/calls.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { CallSession } from './context.ts';

/** The identity that is limited: an account by its session, a guest by the address, because a new guest session costs nothing. */
export interface Watched {
  readonly sessionId: string | undefined;
  readonly isGuest: boolean;
  readonly clientAddress: string;
}

export const watched = (session: CallSession | undefined, clientAddress: string): Watched => ({
  sessionId: session?.sessionId,
  isGuest: session?.account === undefined,
  clientAddress,
});

/** Not a refusal: the call succeeds once the shopper has passed the bot challenge (spec 1 §7). The response is a 403 without error details. */
export class ChallengeNeeded extends Error {
  override readonly name = 'ChallengeNeeded';
}

export interface GuardUse extends Watched {
  readonly call: CallName;
  readonly effect: CallRow['effect'];
  /** `recaptcha_response`, as received. */
  readonly proof: unknown;
}

/**
 * Checks a new call. Its key has been looked up, so a repeat is never challenged, and nothing has been done yet, so a challenged call can be sent
 * again unchanged.
 */
export interface CallGuard {
  /** @throws AUT403 if a proof is required and missing or invalid, ChallengeNeeded after more changes than a person makes */
  admit(db: Db, use: GuardUse): Promise<void>;
}

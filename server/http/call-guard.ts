import type { CallRow } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import type { Db } from '../db/open.ts';
import type { CallSession } from './context.ts';

/** Who is watched: an account by its session, guests by their address, since a guest's session costs nothing. */
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

/** Not a refusal: the call is good, once a person has shown to be behind it (spec 1 §7). Answered with a 403 that has no error details. */
export class ChallengeNeeded extends Error {
  override readonly name = 'ChallengeNeeded';
}

export interface GuardUse extends Watched {
  readonly call: CallName;
  readonly effect: CallRow['effect'];
  /** `recaptcha_response`, as it came. */
  readonly proof: unknown;
}

/**
 * Stands before a call that is new: its key has been looked up, so that a lost answer never becomes a check, and nothing has been done yet, so that what
 * is asked to prove itself can be sent again as it is.
 */
export interface CallGuard {
  /** @throws AUT403 where a proof is wanted or wrong, ChallengeNeeded where there were more changes than a person makes */
  admit(db: Db, use: GuardUse): Promise<void>;
}

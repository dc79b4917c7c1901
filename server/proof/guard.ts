import type { CallRow } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import type { Db } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { BotCheck } from './bot-check.ts';
import type { Suspicion, Watched } from './suspicion.ts';

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
export interface Guard extends Pick<BotCheck, 'issue'> {
  /** @throws AUT403 where a proof is wanted or wrong, ChallengeNeeded where there were more changes than a person makes */
  admit(db: Db, use: GuardUse): Promise<void>;
  /** The answer to the check. @throws AUT403 */
  meet(db: Db, response: string, who: Watched): Promise<void>;
}

export const createGuard = (bots: BotCheck, suspicion: Suspicion): Guard => ({
  issue: bots.issue,
  async admit(db, { call, effect, proof, ...who }) {
    await bots.assertPerson(db, call, proof, who.clientAddress);
    if (effect !== 'read' && (await suspicion.notice(db, who))) throw new ChallengeNeeded();
  },
  async meet(db, response, who) {
    if (!(await bots.check(db, 'person', response, who.clientAddress))) throw new Refusal('AUT403');
    await suspicion.clear(db, who);
  },
});

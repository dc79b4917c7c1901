import type { Db } from '#server/platform/db/open.ts';
import { type CallGuard, ChallengeNeeded, type Watched } from '#server/platform/http/call-guard.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BotCheck } from './bot-check.ts';
import type { Suspicion } from './suspicion.ts';

/** Stands before the calls, gives out the checks and looks at their answers. */
export interface Guard extends CallGuard, Pick<BotCheck, 'issue'> {
  /** The answer to the check. @throws AUT403 */
  meet(db: Db, response: string, who: Watched): Promise<void>;
}

export const createGuard = (bots: BotCheck, suspicion: Suspicion): Guard => ({
  issue: bots.issue,
  async admit(db, { call, effect, proof, ...who }) {
    await bots.assertHuman(db, call, proof, who.clientAddress);
    if (effect !== 'read' && (await suspicion.notice(db, who))) throw new ChallengeNeeded();
  },
  async meet(db, response, who) {
    if (!(await bots.check(db, 'person', response, who.clientAddress))) throw new Refusal('AUT403');
    await suspicion.clear(db, who);
  },
});

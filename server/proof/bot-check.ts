import type { ProofAction } from '#contract/proof.ts';
import type { CallContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { type Allowance, createRateLimit } from '../limits/token-bucket.ts';
import { createProofs } from './proofs.ts';

/** So many uses an address has for nothing: a household never meets the check, a list of passwords does at once. */
const FREE: Allowance = { burst: 10, perMinute: 2, by: 'address' };

type CheckedCall = 'auth.signin' | 'auth.signup' | 'auth.resetpassword';
const ACTIONS: Readonly<Record<CheckedCall, ProofAction>> = { 'auth.signin': 'login', 'auth.signup': 'register', 'auth.resetpassword': 'login' };

/** Whether a program asks: a use beyond the free ones costs a proof of work. */
export interface BotCheck {
  issue(action: ProofAction): string;
  /** @throws AUT403 for a proof that is none, and where one is wanted and none was given */
  assertPerson(call: CheckedCall, response: string | undefined, ctx: Pick<CallContext, 'clientAddress'>): Promise<void>;
}

export const createBotCheck = (clock: () => Date): BotCheck => {
  const proofs = createProofs(clock);
  const free = createRateLimit(clock, { 'auth.signin': FREE, 'auth.signup': FREE, 'auth.resetpassword': FREE });
  return {
    issue: (action) => proofs.issue(action),
    async assertPerson(call, response, { clientAddress }) {
      const isFree = response === undefined && (await free({ call, subject: undefined, clientAddress })) === undefined;
      if (!isFree && (response === undefined || !proofs.check(ACTIONS[call], response))) throw new Refusal('AUT403');
    },
  };
};

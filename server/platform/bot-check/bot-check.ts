import { PROOF_BITS, PROOF_LIFE_S, PROVABLE, type ProofAction, type ProvableCall } from '#contract/proof.ts';
import type { CallName, CallResponse } from '#contract/calls/calls.ts';
import type { Db } from '#server/platform/db/open.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Allowance } from '#server/platform/rate-limits/allowances.ts';
import { createRateLimit } from '#server/platform/rate-limits/token-bucket.ts';
import { createProofs } from './proofs.ts';

/** So many uses an address has for nothing: a household never meets the check, a list of passwords does at once. */
const FREE: Allowance = { burst: 10, perMinute: 2, by: 'address' };
/** Addresses of mailboxes, and cards, are tried in long lists: fewer are free. */
const FEW: Allowance = { burst: 5, perMinute: 1, by: 'address' };

const FREE_USES: Readonly<Record<ProvableCall, Allowance>> = {
  'auth.signin': FREE,
  'auth.agentlogin': FREE,
  'auth.passkeySignIn': FREE,
  'auth.signup': FREE,
  'auth.resetpassword': FREE,
  'consumer.lookup': FEW,
  'consumer.retrieveUserData': FEW,
  'consumer.createSubscription': FEW,
  'consumer.addPaymentInstrument': FEW,
  'cart.placeOrder': FREE,
};

/** When a proof is wanted: after the free uses of an address, for every use, or never. */
export type BotCheckMode = 'after-some' | 'always' | 'never';

/** Whether a proof holds. The shop's own work is the default; another service may stand in its place. */
export interface ProofJudge {
  /** What the page is to do for a proof. */
  issue(action: ProofAction): CallResponse<'auth.challenge'>;
  check(db: Db, action: ProofAction, response: string, clientAddress: string): Promise<boolean>;
}

/** The shop's own: a little work. */
export const createWork = (clock: () => Date, secret?: string): ProofJudge => {
  const proofs = createProofs(clock, secret);
  return {
    issue: (action) => ({ challenge: proofs.issue(action), bits: PROOF_BITS, expiresIn: PROOF_LIFE_S }),
    check: proofs.check,
  };
};

export interface BotCheck extends ProofJudge {
  /** @throws AUT403 for a proof that is none, and where one is wanted and none was given. Calls that cost none pass. */
  assertHuman(db: Db, call: CallName, response: unknown, clientAddress: string): Promise<void>;
}

export const createBotCheck = (clock: () => Date, judge: ProofJudge = createWork(clock), mode: BotCheckMode = 'after-some'): BotCheck => {
  const limit = createRateLimit(clock, FREE_USES, 'free use');
  const isFree = async (db: Db, call: ProvableCall, clientAddress: string): Promise<boolean> =>
    mode !== 'always' && (mode === 'never' || (await limit(db, { call, subject: undefined, clientAddress })) === undefined);
  return {
    ...judge,
    async assertHuman(db, call, response, clientAddress) {
      if (!isProvable(call)) return;
      if (typeof response === 'string' && response !== '') {
        if (!(await judge.check(db, PROVABLE[call], response, clientAddress))) throw new Refusal('AUT403');
      } else if (!(await isFree(db, call, clientAddress))) throw new Refusal('AUT403');
    },
  };
};

const isProvable = (call: CallName): call is ProvableCall => Object.hasOwn(PROVABLE, call);

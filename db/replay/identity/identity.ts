import { isUnsure } from '../decide.ts';
import type { Engine } from '../engine.ts';
import type { ReplayState, SignInCredentials } from '#db/mutations/mutation.ts';
import type { Env, IdentityRules } from '../env.ts';
import type { IdentityPlan, Plan } from '../plan.ts';
import type { Answer, KnownSession, Ports } from '../ports.ts';
import { beginSignIn, meetInSignIn, nextOfSignIn, recordExchange, recordAccount } from './sign-in.ts';
import { beginSignOut, type Leftovers, nextOfSignOut, recordEnd } from './sign-out.ts';

/** The rules of signing in and out for an engine. A sign-out that the server has not confirmed goes first. */
export const IDENTITY: IdentityRules = {
  next(held: ReplayState, env: Env): readonly [ReplayState, Plan] | null {
    const turn = nextOfSignOut(held, env) ?? nextOfSignIn(held, env);
    return turn && turn[1].do !== 'rest' && isUnsure(env.connection) ? [held, { do: 'probe' }] : turn;
  },
  async ask(plan: IdentityPlan, { account, transport }: Ports): Promise<Answer> {
    if (plan.step === 'fetch') return transport.send(plan.fetch);
    return (await (plan.step === 'exchange' ? account?.exchange(plan.exchange) : account?.end())) ?? { kind: 'never-sent' };
  },
  record(held: ReplayState, plan: IdentityPlan, answer: Answer, env: Env): ReplayState {
    if (plan.step === 'exchange') return recordExchange(held, answer, env);
    return plan.step === 'fetch' ? recordAccount(held, plan.fetch, answer, env) : recordEnd(held, answer, env);
  },
  meet(held: ReplayState, session: KnownSession, env: Env): ReplayState | null {
    // The cookie still belongs to the account that signed out, because the server has not confirmed it. A session renewed with that cookie is ignored
    // ([OUTS2]).
    if (held.lane.signOut?.stage === 'end' && session.type === 'Registered') return held;
    return meetInSignIn(held, session, env);
  },
};

export interface Identities {
  /** Resolves once the sign-in is stored; from then on it continues without this page. `lane.lastSignIn` has the outcome. */
  signIn(credentials: SignInCredentials): Promise<ReplayState>;
  /** Resolves once it is stored. With `keep` or `discard` the device is signed out from then on. */
  signOut(how: { readonly pending: Leftovers }): Promise<ReplayState>;
}

export const createIdentities = (engine: Pick<Engine, 'change' | 'wake'>): Identities => ({
  async signIn(credentials) {
    const held = await engine.change((at) => beginSignIn(at, credentials));
    engine.wake(true);
    return held;
  },
  async signOut({ pending }) {
    const held = await engine.change((at, env) => beginSignOut(at, pending, env));
    engine.wake(true);
    return held;
  },
});

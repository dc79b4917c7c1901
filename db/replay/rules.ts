import { begin, decide } from './decide.ts';
import { recordSession } from './epoch.ts';
import type { ReplayState } from '#db/mutations/mutation.ts';
import { subjectOf } from '#db/mutations/mutation.ts';
import { enqueue } from './outbox.ts';
import type { Env } from './env.ts';
import type { IdentityPlan, Plan } from './plan.ts';
import type { Answer, KnownSession } from './ports.ts';
import { recordRebuild } from './rebuild.ts';
import { recordRead, recordSend } from './record.ts';

type Requested = Exclude<Plan, { do: 'rest' | 'probe' | 'renew-session' }>;

/** The pure functions that the engine runs. They are injected, so that a test can replace one by a wrong version and check that it is detected. */
export interface Rules {
  readonly enqueue: typeof enqueue;
  readonly begin: typeof begin;
  readonly decide: typeof decide;
  /** Whether a drainer with this number may record anything ([FEN2]). */
  readonly mayRecord: (held: ReplayState, fence: number) => boolean;
  readonly recordSend: typeof recordSend;
  readonly recordRead: typeof recordRead;
  readonly recordRebuild: typeof recordRebuild;
  readonly meet: (held: ReplayState, session: KnownSession, env: Env) => ReplayState;
  readonly recordIdentity: (held: ReplayState, plan: IdentityPlan, answer: Answer, env: Env) => ReplayState;
}

export const RULES: Rules = {
  enqueue,
  begin,
  decide,
  mayRecord: (held, fence) => held.lane.fence === fence,
  recordSend,
  recordRead,
  recordRebuild,
  meet: (held, session, env) => env.identity?.meet(held, session, env) ?? recordSession(held, session, env),
  recordIdentity: (held, plan, answer, env) => env.identity?.record(held, plan, answer, env) ?? held,
};

/** The state after an answer. An answer to a request of another subject changes nothing; the outcome of its request stays in doubt ([ID6]). */
export function recordAnswer(rules: Rules, held: ReplayState, plan: Requested, answer: Answer, env: Env): ReplayState {
  if (plan.do === 'identity') return rules.recordIdentity(held, plan, answer, env);
  if (plan.request.subject !== undefined && plan.request.subject !== subjectOf(held)) return held;
  if (plan.do === 'send') return rules.recordSend(held, plan, answer, env);
  return plan.do === 'read' ? rules.recordRead(held, plan, answer, env) : rules.recordRebuild(held, plan, answer, env);
}

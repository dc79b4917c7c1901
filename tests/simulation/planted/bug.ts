import type { ReplayState, Mutation } from '#db/mutations/mutation.ts';
import { settle } from '#db/replay/outbox.ts';
import type { Env } from '#db/replay/env.ts';
import type { Plan } from '#db/replay/plan.ts';
import type { Answer } from '#db/replay/ports.ts';
import { RULES, type Rules } from '#db/replay/rules.ts';
import type { ModelProfile } from '#tests/support/model-server.ts';

/** A mistake that somebody could make in the protocol: one pure function of it, replaced by a wrong one. */
export interface Bug {
  readonly name: string;
  /** The rule that it breaks. */
  readonly breaks: string;
  readonly plant: Partial<Rules>;
  /** Where it can be seen, if not at a gateway with keys. */
  readonly profile?: ModelProfile;
}

export const rulesWith = ({ plant }: Bug): Rules => ({ ...RULES, ...plant });

export type Send = Extract<Plan, { do: 'send' }>;

export const rowOf = (held: ReplayState, { seq }: Send): Mutation | undefined => held.outbox.find((row) => row.seq === seq);

const isoOf = (env: Env): string => new Date(env.now).toISOString();

/** A wrong end of a change for certain answers; for all others the real one. */
export const endWrongly = (
  when: (answer: Answer) => boolean,
  wrong: (held: ReplayState, row: Mutation, env: Env) => ReplayState,
): Pick<Rules, 'recordSend'> => ({
  recordSend(held, plan, answer, env) {
    const row = rowOf(held, plan);
    return row?.seal && when(answer) ? wrong(held, row, env) : RULES.recordSend(held, plan, answer, env);
  },
});

export const dropped = (held: ReplayState, row: Mutation, env: Env): ReplayState => settle(held, row, 'acknowledged', isoOf(env));
export const withRow = (held: ReplayState, row: Mutation): ReplayState => ({
  ...held,
  outbox: held.outbox.map((other) => (other.seq === row.seq ? row : other)),
});
export const withoutSeal = (held: ReplayState, row: Mutation, env: Env): ReplayState =>
  withRow(held, { ...row, key: env.newKey(), state: 'waiting', seal: null, doubts: 0, pause: null });
export const refusedAs = (held: ReplayState, row: Mutation, code: string): ReplayState =>
  withRow(held, { ...row, state: 'refused', seal: null, pause: null, refusal: { code, status: 0 } });

export const status =
  (...statuses: readonly number[]) =>
  (answer: Answer): boolean =>
    answer.kind === 'answer' && statuses.includes(answer.status);
export const isCode =
  (code: string) =>
  (answer: Answer): boolean =>
    answer.kind === 'answer' && (answer.body as { errorDetails?: { errorId?: string }[] } | null)?.errorDetails?.[0]?.errorId === code;
export const isSilence = ({ kind }: Answer): boolean => kind === 'no-answer';
export const isStranger = ({ kind }: Answer): boolean => kind === 'not-an-answer';

/** Answers of the shop, said differently. */
export const saying = (answer: Answer, change: (body: Readonly<Record<string, unknown>>) => unknown): Answer =>
  answer.kind === 'answer' && answer.status < 300 ? { ...answer, body: change(answer.body as Record<string, unknown>) } : answer;

/** What is sent, said differently: nothing that is stored knows of it. */
export const sendWrongly = (
  change: (request: Send['request'], row: Mutation, held: ReplayState, env: Env) => Send['request'],
): Pick<Rules, 'decide'> => ({
  decide(held, env) {
    const [next, plan] = RULES.decide(held, env);
    if (plan.do !== 'send') return [next, plan];
    const row = rowOf(next, plan);
    return [next, row ? { ...plan, request: change(plan.request, row, next, env) } : plan];
  },
});

/** Decides over something else than what is held; what is held is put back where the decision did not touch it. */
export const decideOver = (
  disguise: (held: ReplayState) => ReplayState,
  reveal: (decided: ReplayState, held: ReplayState) => ReplayState,
): Pick<Rules, 'decide'> => ({
  decide(held, env) {
    const [next, plan] = RULES.decide(disguise(held), env);
    return [reveal(next, held), plan];
  },
});

export const inOrder = (held: ReplayState): ReplayState => ({ ...held, outbox: held.outbox.toSorted((a, b) => a.seq - b.seq) });

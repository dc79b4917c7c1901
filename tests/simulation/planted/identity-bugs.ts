import type { Account, ReplayState, Mutation, SignInJournal } from '#db/mutations/mutation.ts';
import { RULES } from '#db/replay/rules.ts';
import { type Bug, decideOver, isSilence, status } from './bug.ts';

const withSignIn = (held: ReplayState, change: (journal: SignInJournal) => SignInJournal | null): ReplayState =>
  held.lane.signIn ? { ...held, lane: { ...held.lane, signIn: change(held.lane.signIn) } } : held;

const withAccount = (held: ReplayState, change: (account: Account) => Account): ReplayState =>
  withSignIn(held, (journal) => ({ ...journal, account: journal.account && change(journal.account) }));

/** Mistakes about who it is: in meeting a session, in signing in and out. */
export const IDENTITY_BUGS: readonly Bug[] = [
  {
    name: 'the basket that the shop names is ignored',
    breaks: 'ID7',
    plant: { meet: (held, { subject, type }, env) => RULES.meet(held, { subject, type }, env) },
  },
  {
    name: 'the shop is asked for a basket before it is known whose',
    breaks: 'ID4',
    plant: decideOver(
      (held) => (held.identity ? held : { ...held, identity: { subject: '', type: 'Guest' } }),
      (decided, held) => ({ ...decided, identity: held.identity }),
    ),
  },
  {
    name: 'the device merges what the shop has merged',
    breaks: 'SIGN4',
    plant: {
      recordIdentity: (held, plan, answer, env) =>
        RULES.recordIdentity(
          withAccount(held, (to) => ({ ...to, merged: false })),
          plan,
          answer,
          env,
        ),
    },
  },
  {
    name: 'the basket of the guest is left behind',
    breaks: 'SIGN4',
    plant: {
      recordIdentity: (held, plan, answer, env) =>
        RULES.recordIdentity(
          withAccount(held, (to) => ({ ...to, merged: true })),
          plan,
          answer,
          env,
        ),
    },
  },
  {
    name: 'signing in does not wait for the queue',
    breaks: 'SIGN1',
    plant: {
      decide: (held, env) =>
        RULES.decide(
          withSignIn(held, (journal) => ({ ...journal, barrier: 0 })),
          env,
        ),
    },
  },
  {
    name: 'what was made behind the barrier is lost',
    breaks: 'SIGN8',
    plant: {
      recordIdentity(held, plan, answer, env) {
        const after = RULES.recordIdentity(held, plan, answer, env);
        return held.lane.signIn && !after.lane.signIn ? { ...after, outbox: after.outbox.filter((row) => !wasWaiting(held, row)) } : after;
      },
    },
  },
  {
    name: 'what was made behind the barrier is sent as it was',
    breaks: 'SIGN8',
    plant: {
      recordIdentity(held, plan, answer, env) {
        const after = RULES.recordIdentity(held, plan, answer, env);
        if (!held.lane.signIn || after.lane.signIn) return after;
        const asItWas = (row: Mutation): Mutation => {
          const was = held.outbox.find(({ id }) => id === row.id);
          return was ? { ...row, type: was.type, args: was.args, lines: was.lines } : row;
        };
        return { ...after, outbox: after.outbox.map(asItWas) };
      },
    },
  },
  {
    name: 'a lost exchange is a failed sign-in',
    breaks: 'SIGN3',
    plant: {
      recordIdentity(held, plan, answer, env) {
        return plan.step === 'exchange' && isSilence(answer) ? withSignIn(held, () => null) : RULES.recordIdentity(held, plan, answer, env);
      },
    },
  },
  {
    name: 'the account’s basket takes the place of the guest’s without being read',
    breaks: 'SIGN9',
    plant: {
      recordIdentity(held, plan, answer, env) {
        const read = plan.step === 'fetch' && status(200)(answer) && answer.kind === 'answer';
        return RULES.recordIdentity(held, plan, read ? { ...answer, body: { ...(answer.body as object), items: [] } } : answer, env);
      },
    },
  },
  {
    name: 'changes that were kept at a sign-out are deleted',
    breaks: 'OUTS1',
    plant: {
      recordIdentity: (held, plan, answer, env) =>
        plan.step === 'end' ? { ...RULES.recordIdentity(held, plan, answer, env), outbox: [] } : RULES.recordIdentity(held, plan, answer, env),
    },
  },
  {
    name: 'the shop never hears of a sign-out',
    breaks: 'OUTS2',
    plant: {
      decide(held, env) {
        const [next, plan] = RULES.decide(held, env);
        return plan.do === 'identity' && plan.step === 'end'
          ? [
              { ...next, lane: { ...next.lane, signOut: null } },
              { do: 'rest', waitMs: 0 },
            ]
          : [next, plan];
      },
    },
  },
];

const wasWaiting = (held: ReplayState, row: Mutation): boolean => held.outbox.some(({ id, state }) => id === row.id && state === 'waiting');

import { suspend } from '../suspension.ts';
import { TOKEN_RETRIES, TOKEN_RETRY_DELAY_MS } from '#contract/constants.ts';
import { classify, readCart, type Verdict } from '../classify.ts';
import { readSession } from '../client-transport.ts';
import { decide } from '../decide.ts';
import { dropSeals, keysIn, namedCart, recordSession } from '../epoch.ts';
import { letShopperCheck } from '../doubt.ts';
import { enterAccount } from './enter-account.ts';
import {
  type Account,
  cartOf,
  changeCart,
  type ReplayState,
  isMine,
  localeOf,
  type Pause,
  type SignInCredentials,
  type SignInJournal,
  type SignInOutcome,
  type WireRequest,
} from '#db/mutations/mutation.ts';
import type { Env } from '../env.ts';
import type { Plan } from '../plan.ts';
import type { Answer, KnownSession } from '../ports.ts';
import { pauseAfter, pauseFor, pauseLeft } from '../retry.ts';
import { readChange } from '#db/cart/upcast.ts';

/**
 * A sign-in is a barrier ([SIGN1]): earlier changes are sent as the guest's until none is in doubt; then the session changes, the carts are merged,
 * and later changes apply to the account's cart. The journal is in the lane's row, so each step and its effect are one transaction, and a crash
 * resumes where it stopped.
 */
export function beginSignIn(held: ReplayState, credentials: SignInCredentials): ReplayState {
  const { signIn, signOut } = held.lane;
  if (held.identity?.type === 'Registered' || signOut?.stage === 'drain') return held;
  // Another tab was first. Until its code was sent, the newer one replaces it; afterwards the sign-in is in progress.
  if (signIn) return signIn.stage === 'drain' ? withJournal(held, { ...signIn, credentials }) : held;
  return withJournal(held, journalFrom(held, 'drain', credentials));
}

const journalFrom = (held: ReplayState, stage: SignInJournal['stage'], credentials: SignInCredentials): SignInJournal => ({
  stage,
  barrier: held.lane.nextSeq - 1,
  credentials,
  attempts: 0,
  account: null,
  failures: 0,
  pause: null,
});

const withJournal = (held: ReplayState, signIn: SignInJournal): ReplayState => ({ ...held, lane: { ...held.lane, signIn } });

/** Whether no change up to the barrier is left to send or in doubt. Changes that only a newer app can read move along unsent ([SIGN2]). */
export const isDrained = (held: ReplayState, barrier: number): boolean =>
  !cartOf(held).rebuild &&
  !held.outbox.some((row) => row.seq <= barrier && row.state !== 'refused' && isMine(held, row) && (row.doubts > 0 || readChange(row) !== null));

/** A pause from before the clock was set back starts now ([NET4]). */
export const anchored = <T extends { readonly pause: Pause | null }>(journal: T, now: number): T =>
  journal.pause && journal.pause.since > now ? { ...journal, pause: { ...journal.pause, since: now } } : journal;

export function nextOfSignIn(held: ReplayState, env: Env): readonly [ReplayState, Plan] | null {
  const journal = held.lane.signIn && anchored(held.lane.signIn, env.now);
  if (!journal || (journal.stage === 'drain' && !isDrained(held, journal.barrier))) return null;
  const waitMs = pauseLeft(journal.pause, env.now, env.awake);
  if (waitMs > 0) return [withJournal(held, journal), { do: 'rest', waitMs }];
  if (journal.stage === 'identify' || (journal.stage === 'fetch' && held.lane.renew)) return [held, { do: 'renew-session' }];
  if (journal.stage === 'fetch') return fetchAccount(held, journal, env);
  // Write-ahead: an exchange without a recorded outcome may have changed the session ([OUT6]).
  const asked = withJournal(held, { ...journal, stage: 'exchange', attempts: journal.attempts + 1, pause: null });
  return [asked, { do: 'identity', step: 'exchange', exchange: { ...journal.credentials, guestCartId: cartOf(held).cartId } }];
}

function fetchAccount(held: ReplayState, { account }: SignInJournal, env: Env): readonly [ReplayState, Plan] | null {
  if (!account) return null;
  // The account has no cart yet.
  if (account.cartId === null) return decide(enterAccount(held, account, null, env), env);
  const fetch: WireRequest = {
    call: 'cart.get',
    params: { basketId: account.cartId },
    subject: account.subject,
    locale: localeOf(held),
  };
  return [held, { do: 'identity', step: 'fetch', fetch }];
}

/**
 * Records the answer to an exchange. While the outcome of one is unknown, the same code and verifier are sent again; the server returns the same
 * session ([SIGN3]).
 */
export function recordExchange(held: ReplayState, answer: Answer, env: Env): ReplayState {
  const journal = held.lane.signIn;
  if (journal?.stage !== 'exchange') return held;
  const verdict = classify(answer, readAccountSession);
  if (verdict.kind === 'done') return met(held, journal, verdict.body);
  if (verdict.kind === 'again' && !isSecondConflict(answer, journal)) return later(held, journal, verdict, answer, env);
  const code = codeOf(verdict) ?? (verdict.kind === 'again' ? 'AUT409' : undefined);
  // An earlier exchange may have succeeded: the session shows it ([SIGN5]).
  if (journal.attempts > 1) return withJournal(held, { ...journal, stage: 'identify', pause: null, failures: 0 });
  return failSignIn(held, code);
}

const readAccountSession = (body: unknown): KnownSession | null => {
  const session = readSession(body);
  return session?.type === 'Registered' ? session : null;
};

const codeOf = (verdict: Verdict<unknown>): string | undefined => (verdict.kind === 'refused' ? verdict.refusal.code : undefined);

const isConflict = (answer: Answer): boolean => answer.kind === 'answer' && answer.status === 409;

/** A duplicate token is tried once more, after two seconds (spec 1 §7). */
const isSecondConflict = (answer: Answer, { failures }: SignInJournal): boolean => isConflict(answer) && failures >= TOKEN_RETRIES;

function later(
  held: ReplayState,
  journal: SignInJournal,
  verdict: Extract<Verdict<never>, { kind: 'again' }>,
  answer: Answer,
  env: Env,
): ReplayState {
  const pause = isConflict(answer)
    ? pauseFor(env.now, TOKEN_RETRY_DELAY_MS, TOKEN_RETRY_DELAY_MS)
    : pauseAfter(journal.failures, env, verdict.askedMs);
  // An attempt without effect leaves no doubt.
  const attempts = verdict.processed === 'no' ? journal.attempts - 1 : journal.attempts;
  return withJournal(held, { ...journal, attempts, failures: journal.failures + 1, pause });
}

const NONE: SignInCredentials = { authorizationCode: '', codeVerifier: '' };

/** The server accepted the account: there is no way back to the guest. */
function met(held: ReplayState, journal: SignInJournal, session: KnownSession): ReplayState {
  const guestCart = cartOf(held).cartId;
  const { mergedFrom } = (session.basket ?? {}) as { readonly mergedFrom?: unknown };
  const merged = guestCart !== null && Array.isArray(mergedFrom) && mergedFrom.includes(guestCart);
  const account: Account = { subject: session.subject, cartId: namedCart(session), merged };
  const next: SignInJournal = { ...journal, stage: 'fetch', credentials: NONE, account, failures: 0, pause: null };
  return { ...held, lane: { ...held.lane, renew: false, signIn: next } };
}

/** Handles a session renewed during a sign-in; null: the common rules apply. */
export function meetInSignIn(held: ReplayState, session: KnownSession, env: Env): ReplayState | null {
  const journal = held.lane.signIn;
  if (!journal) return comeTrue(held, session, env);
  if (session.type === 'Registered') {
    // A third person: this sign-in is over, and no changes move between people ([ID1]).
    if (journal.account && journal.account.subject !== session.subject) return recordSession(failSignIn(held), session, env);
    return journal.account ? { ...held, lane: { ...held.lane, renew: false } } : met(held, journal, session);
  }
  // The account's session is gone before its cart was read, or never arrived: the guest continues with the current state.
  if (journal.stage === 'identify' || journal.stage === 'fetch') {
    const uncertain = inDoubt(held, journal);
    // The exchange of a page that died may still be in progress.
    const failed =
      journal.stage === 'fetch'
        ? failSignIn(uncertain)
        : withOutcome(uncertain, { outcome: 'failed', doubt: cartOf(held).merging ? 'again' : 'first' });
    return recordSession(failed, session, env);
  }
  return null;
}

/**
 * An abandoned sign-in has succeeded after all: it resumes ([SIGN10]). Changes sent as the guest's since then without an outcome went to a cart that
 * may be merged by now: the shopper checks them.
 */
function comeTrue(held: ReplayState, session: KnownSession, env: Env): ReplayState | null {
  const { lastSignIn, signOut } = held.lane;
  if (session.type !== 'Registered' || held.identity?.type !== 'Guest' || !lastSignIn?.doubt || signOut) return null;
  const unsure = held.outbox.filter((row) => isMine(held, row) && row.state !== 'refused' && (row.doubts > 0 || row.state === 'sending'));
  // No other sign-in can have merged the cart; whether this one did is in the session.
  const known = lastSignIn.doubt === 'first' ? changeCart(held, { merging: false }) : held;
  const settled = dropSeals(unsure.reduce(letShopperCheck, known), keysIn(cartOf(held).snapshot), env);
  return met(settled, journalFrom(settled, 'identify', NONE), session);
}

/** The server may have merged the cart for a session that never arrived: it is not refilled without asking ([SIGN6]). */
const inDoubt = (held: ReplayState, { account }: SignInJournal): ReplayState =>
  cartOf(held).cartId === null || account?.merged === false ? held : changeCart(held, { merging: true });

/** The guest continues as if the sign-in had not begun ([SIGN7]). */
function failSignIn(held: ReplayState, code?: string): ReplayState {
  return withOutcome(held, { outcome: 'failed', ...(code !== undefined && { code }) });
}

const withOutcome = (held: ReplayState, lastSignIn: SignInOutcome): ReplayState => ({ ...held, lane: { ...held.lane, signIn: null, lastSignIn } });

/** Records the account's cart, read under the account's subject. */
export function recordAccount(held: ReplayState, request: WireRequest, answer: Answer, env: Env): ReplayState {
  const journal = held.lane.signIn;
  const account = journal?.account;
  if (!journal || journal.stage !== 'fetch' || !account || request.params?.basketId !== account.cartId) return held;
  const verdict = classify(answer, readCart);
  switch (verdict.kind) {
    case 'done':
      return enterAccount(held, account, verdict.body, env);
    case 'rebuild':
    case 'refused':
    case 'restart':
      // It vanished just now. It may have been bought, so nothing is restored without asking.
      return enterAccount(held, account, null, env);
    case 'renew':
      return { ...held, lane: { ...held.lane, renew: true } };
    case 'hold':
      return verdict.reason === 'identity' ? { ...held, lane: { ...held.lane, renew: true } } : suspend(held, verdict.reason, env);
    default: {
      const askedMs = verdict.kind === 'again' ? verdict.askedMs : 0;
      const pause = pauseAfter(journal.failures, env, askedMs);
      return withJournal(held, { ...journal, failures: journal.failures + 1, pause });
    }
  }
}

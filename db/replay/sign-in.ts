import { withHold } from './hold.ts';
import { TOKEN_RETRIES, TOKEN_RETRY_DELAY_MS } from '#contract/constants.ts';
import { classify, readCart, type Verdict } from './classify.ts';
import { readSession } from './client-transport.ts';
import { decide } from './decide.ts';
import { dropSeals, keysIn, namedBasket, recordSession } from './epoch.ts';
import { letShopperCheck } from './doubt.ts';
import { enterAccount } from './enter-account.ts';
import {
  type Account,
  cartOf,
  changeCart,
  type Held,
  isMine,
  localeOf,
  type Pause,
  type SignInCredentials,
  type SignInJournal,
  type SignInOutcome,
  type WireRequest,
} from './mutation.ts';
import type { Env } from './env.ts';
import type { Plan } from './plan.ts';
import type { Answer, KnownSession } from './ports.ts';
import { pauseAfter, pauseFor, pauseLeft } from './retry.ts';
import { readChange } from './upcast.ts';

/**
 * Signing in is a barrier ([SIGN1]): what was made before it is sent as the guest's and every doubt about it is settled; then the session changes, the
 * baskets become one, and what was made meanwhile goes on over the account's basket. The journal is in the lane's row, so each step is one
 * transaction with what it did, and a crash goes on where it stood.
 */
export function beginSignIn(held: Held, credentials: SignInCredentials): Held {
  const { signIn, signOut } = held.lane;
  if (held.identity?.type === 'Registered' || signOut?.stage === 'drain') return held;
  // Another tab was first. Until its code was tried the newer one is as good; afterwards the sign-in is on its way.
  if (signIn) return signIn.stage === 'drain' ? withJournal(held, { ...signIn, credentials }) : held;
  return withJournal(held, journalFrom(held, 'drain', credentials));
}

const journalFrom = (held: Held, stage: SignInJournal['stage'], credentials: SignInCredentials): SignInJournal => ({
  stage,
  barrier: held.lane.nextSeq - 1,
  credentials,
  attempts: 0,
  account: null,
  failures: 0,
  pause: null,
});

const withJournal = (held: Held, signIn: SignInJournal): Held => ({ ...held, lane: { ...held.lane, signIn } });

/** Whether nothing up to the barrier is still to be sent, nor in doubt. What only a newer app understands goes along unsent ([SIGN2]). */
export const isDrained = (held: Held, barrier: number): boolean =>
  !cartOf(held).rebuild &&
  !held.outbox.some((row) => row.seq <= barrier && row.state !== 'refused' && isMine(held, row) && (row.doubts > 0 || readChange(row) !== null));

/** A pause from before the clock was set back begins now ([NET4]). */
export const anchored = <T extends { readonly pause: Pause | null }>(journal: T, now: number): T =>
  journal.pause && journal.pause.since > now ? { ...journal, pause: { ...journal.pause, since: now } } : journal;

export function nextOfSignIn(held: Held, env: Env): readonly [Held, Plan] | null {
  const journal = held.lane.signIn && anchored(held.lane.signIn, env.now);
  if (!journal || (journal.stage === 'drain' && !isDrained(held, journal.barrier))) return null;
  const waitMs = pauseLeft(journal.pause, env.now, env.awake);
  if (waitMs > 0) return [withJournal(held, journal), { do: 'rest', waitMs }];
  if (journal.stage === 'identify' || (journal.stage === 'fetch' && held.lane.renew)) return [held, { do: 'renew-session' }];
  if (journal.stage === 'fetch') return fetchAccount(held, journal, env);
  // Write-ahead: an exchange that began and has no outcome may have made us somebody else ([OUT6]).
  const asked = withJournal(held, { ...journal, stage: 'exchange', attempts: journal.attempts + 1, pause: null });
  return [asked, { do: 'identity', step: 'exchange', exchange: { ...journal.credentials, guestCartId: cartOf(held).cartId } }];
}

function fetchAccount(held: Held, { account }: SignInJournal, env: Env): readonly [Held, Plan] | null {
  if (!account) return null;
  // The account has no basket yet.
  if (account.cartId === null) return decide(enterAccount(held, account, null, env), env);
  const fetch: WireRequest = {
    call: 'cart.get',
    params: { basketId: account.cartId },
    subject: account.subject,
    locale: localeOf(held),
  };
  return [held, { do: 'identity', step: 'fetch', fetch }];
}

/** The answer to an exchange. The same code and verifier are sent again while the end of one is unknown: the shop gives the same session ([SIGN3]). */
export function recordExchange(held: Held, answer: Answer, env: Env): Held {
  const journal = held.lane.signIn;
  if (journal?.stage !== 'exchange') return held;
  const verdict = classify(answer, readAccountSession);
  if (verdict.kind === 'done') return met(held, journal, verdict.body);
  if (verdict.kind === 'again' && !isSecondConflict(answer, journal)) return later(held, journal, verdict, answer, env);
  const code = codeOf(verdict) ?? (verdict.kind === 'again' ? 'AUT409' : undefined);
  // An earlier one may have been done though: who we are tells ([SIGN5]).
  if (journal.attempts > 1) return withJournal(held, { ...journal, stage: 'identify', pause: null, failures: 0 });
  return failSignIn(held, code);
}

const readAccountSession = (body: unknown): KnownSession | null => {
  const session = readSession(body);
  return session?.type === 'Registered' ? session : null;
};

const codeOf = (verdict: Verdict<unknown>): string | undefined => (verdict.kind === 'refused' ? verdict.refusal.code : undefined);

const isConflict = (answer: Answer): boolean => answer.kind === 'answer' && answer.status === 409;

/** A duplicated token is tried once more, after two seconds (spec 1 §7). */
const isSecondConflict = (answer: Answer, { failures }: SignInJournal): boolean => isConflict(answer) && failures >= TOKEN_RETRIES;

function later(held: Held, journal: SignInJournal, verdict: Extract<Verdict<never>, { kind: 'again' }>, answer: Answer, env: Env): Held {
  const pause = isConflict(answer)
    ? pauseFor(env.now, TOKEN_RETRY_DELAY_MS, TOKEN_RETRY_DELAY_MS)
    : pauseAfter(journal.failures, env, verdict.askedMs);
  // What provably did nothing leaves no doubt behind.
  const attempts = verdict.processed === 'no' ? journal.attempts - 1 : journal.attempts;
  return withJournal(held, { ...journal, attempts, failures: journal.failures + 1, pause });
}

const NONE: SignInCredentials = { authorizationCode: '', codeVerifier: '' };

/** The shop takes us for the account: from here on there is no way back to the guest. */
function met(held: Held, journal: SignInJournal, session: KnownSession): Held {
  const guestCart = cartOf(held).cartId;
  const { mergedFrom } = (session.basket ?? {}) as { readonly mergedFrom?: unknown };
  const merged = guestCart !== null && Array.isArray(mergedFrom) && mergedFrom.includes(guestCart);
  const account: Account = { subject: session.subject, cartId: namedBasket(session), merged };
  const next: SignInJournal = { ...journal, stage: 'fetch', credentials: NONE, account, failures: 0, pause: null };
  return { ...held, lane: { ...held.lane, renew: false, signIn: next } };
}

/** A session that was renewed while somebody signs in; null: the common rules hold. */
export function meetInSignIn(held: Held, session: KnownSession, env: Env): Held | null {
  const journal = held.lane.signIn;
  if (!journal) return comeTrue(held, session, env);
  if (session.type === 'Registered') {
    // A third person: this sign-in is over, and nobody's changes go to anybody else ([ID1]).
    if (journal.account && journal.account.subject !== session.subject) return recordSession(failSignIn(held), session, env);
    return journal.account ? { ...held, lane: { ...held.lane, renew: false } } : met(held, journal, session);
  }
  // The account's session is gone before its basket was seen, or never came: the guest goes on with what is here.
  if (journal.stage === 'identify' || journal.stage === 'fetch') {
    const uncertain = inDoubt(held, journal);
    // The exchange of a page that has died may still be on its way.
    const failed =
      journal.stage === 'fetch'
        ? failSignIn(uncertain)
        : withOutcome(uncertain, { outcome: 'failed', doubt: cartOf(held).merging ? 'again' : 'first' });
    return recordSession(failed, session, env);
  }
  return null;
}

/**
 * A sign-in that was given up in doubt has happened after all: it goes on where it stood ([SIGN10]). What was sent for the guest since and has no
 * outcome went to a basket that may be in the account's by now: the shopper looks.
 */
function comeTrue(held: Held, session: KnownSession, env: Env): Held | null {
  const { lastSignIn, signOut } = held.lane;
  if (session.type !== 'Registered' || held.identity?.type !== 'Guest' || !lastSignIn?.doubt || signOut) return null;
  const unsure = held.outbox.filter((row) => isMine(held, row) && row.state !== 'refused' && (row.doubts > 0 || row.state === 'sending'));
  // Nobody else's sign-in may have taken the basket with it: whether this one did, the session says.
  const known = lastSignIn.doubt === 'first' ? changeCart(held, { merging: false }) : held;
  const settled = dropSeals(unsure.reduce(letShopperCheck, known), keysIn(cartOf(held).snapshot), env);
  return met(settled, journalFrom(settled, 'identify', NONE), session);
}

/** The shop may have merged the basket for a session that never arrived: it is not filled again behind the shopper's back ([SIGN6]). */
const inDoubt = (held: Held, { account }: SignInJournal): Held =>
  cartOf(held).cartId === null || account?.merged === false ? held : changeCart(held, { merging: true });

/** The guest goes on as if nothing had been begun ([SIGN7]). */
function failSignIn(held: Held, code?: string): Held {
  return withOutcome(held, { outcome: 'failed', ...(code !== undefined && { code }) });
}

const withOutcome = (held: Held, lastSignIn: SignInOutcome): Held => ({ ...held, lane: { ...held.lane, signIn: null, lastSignIn } });

/** The account's basket, read under the account's name. */
export function recordAccount(held: Held, request: WireRequest, answer: Answer, env: Env): Held {
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
      // It went in this very moment. Whether it was bought is not known, so nothing is put back unasked.
      return enterAccount(held, account, null, env);
    case 'renew':
      return { ...held, lane: { ...held.lane, renew: true } };
    case 'hold':
      return verdict.reason === 'identity' ? { ...held, lane: { ...held.lane, renew: true } } : withHold(held, verdict.reason, env);
    default: {
      const askedMs = verdict.kind === 'again' ? verdict.askedMs : 0;
      const pause = pauseAfter(journal.failures, env, askedMs);
      return withJournal(held, { ...journal, failures: journal.failures + 1, pause });
    }
  }
}

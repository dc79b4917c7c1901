import { createHash } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import type { Session } from '#contract/calls/auth.ts';
import type { CallBody } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import type { GuestMerge } from '#server/customers/merge/guest-merge.ts';
import { mergeGuest } from '#server/customers/merge/merge-guest.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts, authorizationCodes } from '#server/platform/db/schema/accounts.ts';
import { sessions } from '#server/platform/db/schema/commerce.ts';
import type { CallSession } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readDeviceCookie } from './cookie.ts';
import { findSession } from './find-session.ts';
import { issueToken } from './issue-token.ts';
import { answerSession, openSession, type SessionRequest } from './sessions.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';

export interface ExchangePorts {
  readonly carts: CartPorts;
  /** What was chosen about privacy on this device or in this account, at a sign-in. */
  readonly linkConsent: (tx: Db, accountId: string, request: SessionRequest) => Promise<void>;
}

/** A device sends first what waits, so a code may be used late ... */
const CODE_LIFE_MS = 10 * 60_000;
/** ... but again only for a moment: an answer that was lost is asked for again at once. */
const REPEAT_MS = 60_000;

/** What a right password is exchanged for, on which device; @returns the code, and seconds until it is good for nothing. */
export const makeCode = async (db: Db, accountId: string, challenge: string, now: Date, device: string | null = null) => {
  const authorizationCode = makeToken();
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  await db.insert(authorizationCodes).values({ hash: hashToken(authorizationCode), accountId, challenge, device, expiresAt });
  return { authorizationCode, expiresIn: CODE_LIFE_MS / 1000 };
};

type Registered = Extract<CallBody<'auth.token'>, { type: 'Registered' }>;

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/**
 * A code and its verifier become the account's session, and what the guest had becomes part of the account's, in one transaction. The same pair
 * gives the same session for a minute; what is merged is decided by its first use alone: a repeat that was overtaken would put in what the device has
 * put in itself meanwhile.
 * @throws AUT432 for a code that is unknown, too old or another's; AUT409 while an order is being placed with the guest's cart
 */
export const exchangeCode = async (
  db: Db,
  { carts, linkConsent }: ExchangePorts,
  { authorizationCode, codeVerifier, guestObjects, orderNo, st }: Registered,
  request: SessionRequest & { readonly locale: Locale },
): Promise<Session> => {
  const { now, locale } = request;
  const { session, issued } = await db.transaction(async (tx) => {
    const { session, isFirst } = await sessionOf(tx, hashToken(authorizationCode), challengeOf(codeVerifier), request);
    const guest = isFirst ? await findSession(tx, request.cookies, now) : undefined;
    if (guest && !guest.account) {
      const order = orderNo !== undefined && st !== undefined ? { orderNumber: orderNo, st } : undefined;
      const merge: GuestMerge = { guest: guest.subject, objects: guestObjects, order, into: session.subject, account: session.account, locale, now };
      await mergeGuest(tx, carts, merge);
    }
    await linkConsent(tx, session.account.id, request);
    return { session, issued: await issueToken(tx, session.sessionId, null, now) };
  });
  return answerSession(db, session, issued, request);
};

interface Opened {
  readonly session: Required<CallSession>;
  readonly isFirst: boolean;
}

const sessionOf = async (tx: Db, hash: string, challenge: string, request: SessionRequest): Promise<Opened> => {
  const { now } = request;
  const [code] = await tx.select().from(authorizationCodes).where(eq(authorizationCodes.hash, hash)).for('update');
  if (!code || code.expiresAt <= now || code.challenge !== challenge) throw new Refusal('AUT432');
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, code.accountId));
  if (!row) throw new Refusal('AUT432');
  const account = { id: row.id, consumerType: row.consumerType };
  if (code.sessionId !== null) {
    const token = readDeviceCookie(request.cookies);
    if (code.device !== null && (token === undefined || hashToken(token) !== code.device)) throw new Refusal('AUT432');
    const [known] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, code.sessionId)).for('update');
    if (!known) throw new Refusal('AUT432');
    return { session: { sessionId: known.id, subject: row.subject, account }, isFirst: false };
  }
  const { sessionId } = await openSession(tx, row.subject, account, request);
  const expiresAt = new Date(now.getTime() + REPEAT_MS);
  await tx.update(authorizationCodes).set({ sessionId, expiresAt }).where(eq(authorizationCodes.hash, hash));
  return { session: { sessionId, subject: row.subject, account }, isFirst: true };
};

/** Removes codes that are good for nothing. */
export const forgetOldCodes = async (db: Db, now: Date): Promise<void> => {
  await db.delete(authorizationCodes).where(lte(authorizationCodes.expiresAt, now));
};

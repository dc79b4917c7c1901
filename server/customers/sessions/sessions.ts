import { and, desc, eq, lte, notExists } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Session } from '#contract/calls/auth.ts';
import { openCartOf } from '#server/commerce/cart/open-cart-of.ts';
import type { Db } from '#server/platform/db/open.ts';
import { mergeReceipts } from '#server/platform/db/schema/accounts.ts';
import { sessions, sessionTokens } from '#server/platform/db/schema/commerce.ts';
import type { CallAccount, CallSession } from '#server/platform/http/context.ts';
import { sessionCookie } from './cookie.ts';
import { findSession } from './find-session.ts';
import { issueToken, type IssuedToken, RENEW_AFTER, TOKEN_LIFE } from './issue-token.ts';

/** As many as a device keeps itself. */
const MERGES_TOLD = 20;

/** What a call that makes a session has of its request. */
export interface SessionRequest {
  readonly cookies: string | undefined;
  readonly userAgent?: string | undefined;
  readonly now: Date;
  /** Takes the cookie that the token goes into, and nowhere else. */
  readonly setCookie: (cookie: string) => void;
}

/** Of the header that browsers send: enough to know one's own by. */
const USER_AGENT_KEPT = 200;

/**
 * The session of the cookie with a new token, under the same subject; a guest's new one where the cookie opens none. A guest keeps the guest id,
 * whoever is signed in stays so.
 */
export const renewSession = async (db: Db, request: SessionRequest): Promise<Session> => {
  const { now } = request;
  const { session, issued } = await db.transaction(async (tx) => {
    const known = await findSession(tx, request.cookies, now);
    if (known) await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, known.sessionId)).for('update');
    const session = known ?? (await openSession(tx, `guest-${uuidv7()}`, undefined, request));
    return { session, issued: await issueToken(tx, session.sessionId, known?.generation ?? null, now) };
  });
  return answerSession(db, session, issued, request);
};

/** A session that nobody has had before: signing in never goes on with the one that the browser came with. */
export const openSession = async (
  tx: Db,
  subject: string,
  account: CallAccount | undefined,
  { now, userAgent }: SessionRequest,
): Promise<CallSession> => {
  const sessionId = uuidv7();
  const kind = account ? 'Registered' : 'Guest';
  const browser = userAgent?.slice(0, USER_AGENT_KEPT) ?? null;
  await tx.insert(sessions).values({ id: sessionId, subject, kind, accountId: account?.id ?? null, userAgent: browser, createdAt: now, seenAt: now });
  return { sessionId, subject, account };
};

/** What the page may know; the token goes with the cookie. */
export const answerSession = async (
  db: Db,
  { subject, account }: CallSession,
  { token, handle }: IssuedToken,
  { setCookie }: SessionRequest,
): Promise<Session> => {
  const id = await openCartOf(db, subject);
  const cart = account ? { id, mergedFrom: await mergesOf(db, account.id) } : { id };
  setCookie(sessionCookie(token, TOKEN_LIFE));
  return {
    type: account ? 'Registered' : 'Guest',
    subject,
    ...(account && { consumerType: account.consumerType }),
    refreshToken: handle,
    expiresIn: RENEW_AFTER,
    basket: cart,
  };
};

/** Guests' carts that are in the account's. */
const mergesOf = async (db: Db, accountId: string): Promise<string[]> => {
  const receipts = await db
    .select({ source: mergeReceipts.source })
    .from(mergeReceipts)
    .where(and(eq(mergeReceipts.accountId, accountId), eq(mergeReceipts.kind, 'basket')))
    .orderBy(desc(mergeReceipts.mergedAt))
    .limit(MERGES_TOLD);
  return receipts.map(({ source }) => source);
};

/** Removes tokens that opened nothing any more, and accounts' sessions without one. Guests' names stay: their lists are forgotten by them. */
export const forgetExpiredSessions = async (db: Db, now: Date): Promise<void> => {
  await db.delete(sessionTokens).where(lte(sessionTokens.expiresAt, now));
  const tokens = db.select({ hash: sessionTokens.hash }).from(sessionTokens).where(eq(sessionTokens.sessionId, sessions.id));
  await db.delete(sessions).where(and(eq(sessions.kind, 'Registered'), notExists(tokens)));
};

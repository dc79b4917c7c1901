import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { accounts, authorizationCodes } from '#server/platform/db/schema/accounts.ts';
import { sessions, sessionTokens } from '#server/platform/db/schema/commerce.ts';
import type { CallSession } from '#server/platform/http/context.ts';
import { readSessionCookie } from './cookie.ts';
import { hashToken } from '#server/platform/tokens.ts';

export interface FoundSession extends CallSession {
  /** Of the token that was shown. */
  readonly generation: number;
}

/** Requests of our own pages may still be on their way with the old token when the new one is used. */
const LATE_MS = 60_000;

const sessionOfToken = prepared('session_of_token', (db) =>
  db
    .select({
      sessionId: sessions.id,
      subject: sessions.subject,
      accountId: accounts.id,
      consumerType: accounts.consumerType,
      generation: sessionTokens.generation,
      predecessor: sessionTokens.predecessor,
      usedAt: sessionTokens.usedAt,
      endedAt: sessionTokens.endedAt,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .leftJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessionTokens.hash, sql.placeholder('hash')), sql`${sessionTokens.expiresAt} > ${sql.placeholder('now')}::timestamptz`)),
);

/**
 * The session of a request, by its Cookie header. The first use of a token ends those that came before it: until then both work,
 * so an answer lost on its way locks nobody out. A token that comes back after its end was copied: nobody knows which of the two is the shopper,
 * so the session ends for both.
 */
export const findSession = async (db: Db, cookieHeader: string | undefined, now: Date): Promise<FoundSession | undefined> => {
  const token = readSessionCookie(cookieHeader);
  if (token === undefined) return undefined;
  const hash = hashToken(token);
  const [found] = await sessionOfToken(db, { hash, now: now.toISOString() });
  if (!found) return undefined;
  const { sessionId, subject, accountId, consumerType, generation, predecessor, usedAt, endedAt } = found;
  if (endedAt !== null) {
    if (now.getTime() - endedAt.getTime() > LATE_MS) await endSession(db, sessionId);
    return undefined;
  }
  if (usedAt === null) {
    await db.update(sessionTokens).set({ usedAt: now }).where(eq(sessionTokens.hash, hash));
    const before = and(eq(sessionTokens.sessionId, sessionId), lte(sessionTokens.generation, predecessor ?? 0), isNull(sessionTokens.endedAt));
    if (predecessor !== null) await db.update(sessionTokens).set({ endedAt: now }).where(before);
  }
  const account = accountId !== null && consumerType !== null ? { id: accountId, consumerType } : undefined;
  return { sessionId, subject, account, generation };
};

/** Takes every token of a session away, and the code that would open it again. Baskets and orders stay with their subject. */
export const endSession = async (db: Db, sessionId: string): Promise<void> => {
  await db.delete(sessionTokens).where(eq(sessionTokens.sessionId, sessionId));
  await db.delete(authorizationCodes).where(eq(authorizationCodes.sessionId, sessionId));
};

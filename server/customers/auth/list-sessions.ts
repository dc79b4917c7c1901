import { and, desc, eq, exists, gt } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Db } from '#server/platform/db/open.ts';
import { sessions, sessionTokens } from '#server/platform/db/schema/commerce.ts';
import type { RegisteredSession } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { endSession } from '#server/customers/sessions/find-session.ts';

/** The devices on which an account is signed in, the one used last first. */
export const listSessions = async (db: Db, { sessionId, account }: RegisteredSession, now: Date): Promise<CallResponse<'auth.sessions'>> => {
  const opens = db
    .select({ hash: sessionTokens.hash })
    .from(sessionTokens)
    .where(and(eq(sessionTokens.sessionId, sessions.id), gt(sessionTokens.expiresAt, now)));
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), exists(opens)))
    .orderBy(desc(sessions.seenAt));
  return {
    sessions: rows.map(({ id, userAgent, createdAt, seenAt }) => ({
      sessionId: id,
      current: id === sessionId,
      userAgent: userAgent ?? '',
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
  };
};

/**
 * Signs another device out. One that is signed out already is no error.
 * @throws API404 for a session that is not this account's: another's and none answer the same
 */
export const revokeSession = async (db: Db, { account }: RegisteredSession, sessionId: string): Promise<void> => {
  const [mine] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, account.id)));
  if (!mine) throw new Refusal('API404');
  await endSession(db, mine.id);
};

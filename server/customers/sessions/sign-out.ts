import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { sessions, sessionTokens } from '#server/platform/db/schema/commerce.ts';
import { endedSessionCookie } from './cookie.ts';
import { endSession, findSession } from './find-session.ts';
import type { SessionRequest } from './sessions.ts';
import { hashToken } from '#server/platform/tokens.ts';

/**
 * Ends the session of the cookie, and that of the handle where one is given: a device whose cookie is gone can still end what it began. What has
 * ended is no error, and nobody learns whether there was one.
 */
export const signOut = async (db: Db, handle: string | undefined, { cookies, now, setCookie }: SessionRequest): Promise<void> => {
  const here = await findSession(db, cookies, now);
  const [named] = handle === undefined ? [] : await sessionOfHandle(db, handle);
  for (const sessionId of new Set([here?.sessionId, named?.sessionId])) if (sessionId !== undefined) await endSession(db, sessionId);
  setCookie(endedSessionCookie());
};

const sessionOfHandle = (db: Db, handle: string) =>
  db
    .select({ sessionId: sessionTokens.sessionId })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.handleHash, hashToken(handle)), eq(sessions.kind, 'Registered')));

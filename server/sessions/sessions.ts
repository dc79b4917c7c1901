import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Session } from '#contract/auth.ts';
import type { Db } from '../db/open.ts';
import { carts, sessions, sessionTokens } from '../db/schema/commerce.ts';
import { readSessionCookie, sessionCookie } from './cookie.ts';
import { hashToken, makeToken } from './tokens.ts';

const DAY = 24 * 60 * 60;
/** A guest who does not come back for this long is forgotten. */
const TOKEN_LIFE = 60 * DAY;
/** Told to the page: renew once a day. */
const RENEW_AFTER = DAY;

export interface FoundSession {
  readonly sessionId: string;
  /** Opaque; owns carts, keys and orders. */
  readonly subject: string;
  readonly generation: number;
}

/**
 * The session of a request, by its Cookie header. The first use of a token ends those that came before it: until then both work,
 * so an answer lost on its way locks nobody out.
 */
export const findSession = async (db: Db, cookieHeader: string | undefined, now: Date): Promise<FoundSession | undefined> => {
  const token = readSessionCookie(cookieHeader);
  if (token === undefined) return undefined;
  const hash = hashToken(token);
  const [found] = await db
    .select({
      sessionId: sessions.id,
      subject: sessions.subject,
      generation: sessionTokens.generation,
      predecessor: sessionTokens.predecessor,
      usedAt: sessionTokens.usedAt,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.hash, hash), gt(sessionTokens.expiresAt, now)));
  if (!found) return undefined;
  const { sessionId, subject, generation, predecessor, usedAt } = found;
  if (usedAt === null) {
    await db.update(sessionTokens).set({ usedAt: now }).where(eq(sessionTokens.hash, hash));
    if (predecessor !== null)
      await db.delete(sessionTokens).where(and(eq(sessionTokens.sessionId, sessionId), lte(sessionTokens.generation, predecessor)));
  }
  return { sessionId, subject, generation };
};

/**
 * A guest's session: the one of the cookie with a new token, under the same subject, or a new one. The token goes into
 * `setCookie` and nowhere else; the answer holds what the page may know.
 */
export const renewGuest = async (db: Db, cookieHeader: string | undefined, now: Date, setCookie: (cookie: string) => void): Promise<Session> => {
  const token = makeToken();
  const handle = makeToken();
  const subject = await db.transaction(async (tx) => {
    const known = await findSession(tx, cookieHeader, now);
    const sessionId = known?.sessionId ?? uuidv7();
    const subject = known?.subject ?? `guest-${uuidv7()}`;
    if (known) await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('update');
    else await tx.insert(sessions).values({ id: sessionId, subject, kind: 'Guest', createdAt: now });
    const issued = await tx.select({ generation: sessionTokens.generation }).from(sessionTokens).where(eq(sessionTokens.sessionId, sessionId));
    await tx.insert(sessionTokens).values({
      hash: hashToken(token),
      sessionId,
      handleHash: hashToken(handle),
      generation: 1 + Math.max(0, ...issued.map(({ generation }) => generation)),
      predecessor: known?.generation ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFE * 1000),
    });
    return subject;
  });
  const id = await openCartOf(db, subject);
  setCookie(sessionCookie(token, TOKEN_LIFE));
  return { type: 'Guest', subject, refreshToken: handle, expiresIn: RENEW_AFTER, basket: { id } };
};

/** The basket that was changed last: a device that has lost its storage but not its cookie finds it again. */
const openCartOf = async (db: Db, subject: string): Promise<string | null> => {
  const newest = [desc(carts.updatedAt), desc(carts.id)];
  const [cart] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.subject, subject), eq(carts.state, 'open')))
    .orderBy(...newest)
    .limit(1);
  return cart?.id ?? null;
};

/** Removes tokens that opened nothing any more, and sessions without one. Carts and orders stay with their subject. */
export const forgetExpiredSessions = async (db: Db, now: Date): Promise<void> => {
  await db.delete(sessionTokens).where(lte(sessionTokens.expiresAt, now));
};

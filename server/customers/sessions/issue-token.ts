import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { sessions, sessionTokens } from '#server/platform/db/schema/commerce.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';

const DAY = 24 * 60 * 60;
/** Whoever does not come back for this long is forgotten, s. */
export const TOKEN_LIFE = 60 * DAY;
/** Told to the page: renew once a day, s. */
export const RENEW_AFTER = DAY;

/** What a browser is given of a session: the token for its cookie, the handle for its page. The database keeps the hashes of both. */
export interface IssuedToken {
  readonly token: string;
  readonly handle: string;
}

/** One more token of the session, under its lock. `predecessor` is the generation of the one it takes the place of. */
export const issueToken = async (tx: Db, sessionId: string, predecessor: number | null, now: Date): Promise<IssuedToken> => {
  const token = makeToken();
  const handle = makeToken();
  await tx.update(sessions).set({ seenAt: now }).where(eq(sessions.id, sessionId));
  const issued = await tx.select({ generation: sessionTokens.generation }).from(sessionTokens).where(eq(sessionTokens.sessionId, sessionId));
  await tx.insert(sessionTokens).values({
    hash: hashToken(token),
    sessionId,
    handleHash: hashToken(handle),
    generation: 1 + Math.max(0, ...issued.map(({ generation }) => generation)),
    predecessor,
    createdAt: now,
    expiresAt: new Date(now.getTime() + TOKEN_LIFE * 1000),
  });
  return { token, handle };
};

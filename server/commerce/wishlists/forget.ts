import { and, eq, exists, inArray, lt, notExists } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { sessions, sessionTokens } from '#server/platform/db/schema/commerce.ts';
import { wishLists } from '#server/platform/db/schema/wishlists.ts';

/** As long as carts, and never before the guest is forgotten. */
const KEPT_DAYS = 90;

/** Removes lists of guests who cannot come back: untouched for long, and no token opens their session any more. Accounts keep theirs. */
export const forgetOldLists = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  const guests = db.select({ subject: sessions.subject }).from(sessions).where(eq(sessions.kind, 'Guest'));
  const opens = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.subject, wishLists.subject),
        exists(db.select({ hash: sessionTokens.hash }).from(sessionTokens).where(eq(sessionTokens.sessionId, sessions.id))),
      ),
    );
  await db.delete(wishLists).where(and(lt(wishLists.updatedAt, before), inArray(wishLists.subject, guests), notExists(opens)));
};

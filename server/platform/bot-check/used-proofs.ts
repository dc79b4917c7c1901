import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { usedProofs } from '#server/platform/db/schema/limits.ts';

/** Longer than any proof is good: clocks of several machines may differ. */
const KEPT_MS = 3_600_000;

/** True for the first who comes with the challenge; of several at once, whichever process they ask, for one. */
export const takeOnce = async (db: Db, challenge: string, expiresAt: Date): Promise<boolean> => {
  const hash = createHash('sha256').update(challenge).digest('base64url');
  const taken = await db.insert(usedProofs).values({ hash, expiresAt }).onConflictDoNothing().returning({ hash: usedProofs.hash });
  return taken.length > 0;
};

export const forgetUsedProofs = async (db: Db, now: Date): Promise<void> => {
  await db.delete(usedProofs).where(lt(usedProofs.expiresAt, new Date(now.getTime() - KEPT_MS)));
};

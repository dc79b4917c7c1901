import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { passkeyChallenges } from '#server/platform/db/schema/passkeys.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';

/** `enter`: a sign-in. `confirm`: the owner, before something that must not happen by a device left open. `add`: a new passkey. */
export type PasskeyPurpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** Something to sign that nobody has signed before, for this session and purpose. */
export const issueChallenge = async (db: Db, sessionId: string, purpose: PasskeyPurpose, now: Date): Promise<string> => {
  const challenge = makeToken();
  await db
    .insert(passkeyChallenges)
    .values({ hash: hashToken(challenge), sessionId, purpose, expiresAt: new Date(now.getTime() + CHALLENGE_LIFE_MS) });
  return challenge;
};

/** Whether the challenge was issued to this session for this purpose and is used for the first time, in time. It is used up by asking. */
export const useChallenge = async (db: Db, challenge: string, sessionId: string, purpose: PasskeyPurpose, now: Date): Promise<boolean> => {
  const { hash, expiresAt } = passkeyChallenges;
  const mine = and(
    eq(hash, hashToken(challenge)),
    eq(passkeyChallenges.sessionId, sessionId),
    eq(passkeyChallenges.purpose, purpose),
    gt(expiresAt, now),
  );
  const used = await db.delete(passkeyChallenges).where(mine).returning({ hash });
  return used.length === 1;
};

/** Removes challenges that were never signed. */
export const forgetOldChallenges = async (db: Db, now: Date): Promise<void> => {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
};

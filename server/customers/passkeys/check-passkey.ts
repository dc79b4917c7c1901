import { and, eq } from 'drizzle-orm';
import type { PasskeyProof } from '#contract/calls/passkeys.ts';
import type { Db } from '#server/platform/db/open.ts';
import { passkeys } from '#server/platform/db/schema/passkeys.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type PasskeyPurpose, useChallenge } from './challenges.ts';
import { challengeIn, handleOf, type PasskeySite } from './site.ts';

export interface PasskeyUse {
  readonly purpose: PasskeyPurpose;
  readonly sessionId: string;
  readonly now: Date;
  /** Only a passkey of this account will do. */
  readonly accountId?: string;
}

/**
 * The account that a passkey opens. The challenge is used up first, whatever comes of the rest: nothing is tried twice.
 * @throws AUT437 where it signs no challenge of this session and purpose, AUT418 where the shop knows no such passkey (any more), AUT438 where the
 *   signature, the site, its holder's check or the count of signatures is not right
 */
export const checkPasskey = async (
  db: Db,
  site: PasskeySite,
  proof: PasskeyProof,
  { purpose, sessionId, now, accountId }: PasskeyUse,
): Promise<string> => {
  const challenge = challengeIn(proof.response.clientDataJSON);
  if (challenge === undefined || !(await useChallenge(db, challenge, sessionId, purpose, now))) throw new Refusal('AUT437');
  const [known] = await db.select().from(passkeys).where(eq(passkeys.credentialId, proof.id));
  if (!known || (accountId !== undefined && known.accountId !== accountId)) throw new Refusal('AUT418');
  const counter = await countOf(site, proof, known, challenge);
  // Two uses at once of one count are one device and its copy.
  const same = and(eq(passkeys.id, known.id), eq(passkeys.counter, known.counter));
  const used = await db.update(passkeys).set({ counter, usedAt: now }).where(same).returning({ id: passkeys.id });
  if (used.length === 0) throw new Refusal('AUT438');
  return known.accountId;
};

type PasskeyRow = typeof passkeys.$inferSelect;

const countOf = async ({ rpId, origin }: PasskeySite, proof: PasskeyProof, row: PasskeyRow, challenge: string): Promise<number> => {
  const { userHandle, ...signed } = proof.response;
  if (userHandle && userHandle !== handleOf(row.accountId)) throw new Refusal('AUT438');
  // With the first passkey and not with the shop, which starts sooner without it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: row.credentialId, publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')), counter: row.counter },
      requireUserVerification: true,
    });
    if (verified) return authenticationInfo.newCounter;
  } catch {
    // The library throws for whatever is not as it should be; nothing in its text is for whoever asked.
  }
  throw new Refusal('AUT438');
};

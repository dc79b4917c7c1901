import { count, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { NewPasskey } from '#contract/calls/passkeys.ts';
import { PASSKEYS_MAX } from '#contract/calls/passkeys-limits.ts';
import { lockAccount } from '#server/accounts/lock-account.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { sessionTokens } from '#server/platform/db/schema/commerce.ts';
import { passkeys } from '#server/platform/db/schema/passkeys.ts';
import type { RegisteredSession } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { CHALLENGE_LIFE_MS, issueChallenge, useChallenge } from './challenges.ts';
import { challengeIn, handleOf, type PasskeySite } from './site.ts';

/** Ed25519, ES256, RS256 (COSE): what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

/**
 * What a new passkey of the account is made of. Devices that have one already are named, so that none is made twice.
 * @throws WMK409L where the account has as many as it may
 */
export const passkeyCreation = async (
  db: Db,
  site: PasskeySite,
  { sessionId, account }: RegisteredSession,
  now: Date,
): Promise<CallResponse<'auth.passkeyCreation'>> => {
  await assertRoom(db, account.id);
  const [shopper] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, account.id));
  const known = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.accountId, account.id));
  const name = shopper?.email ?? site.name;
  return {
    rp: { id: site.rpId, name: site.name },
    user: { id: handleOf(account.id), name, displayName: name },
    challenge: await issueChallenge(db, sessionId, 'add', now),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFE_MS,
    attestation: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, type: 'public-key', transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
};

type MadePasskey = Pick<typeof passkeys.$inferInsert, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

/**
 * What there is to keep of a passkey that a device has made. The challenge is used up first, whatever comes of the rest.
 * @throws AUT437 where it answers no challenge of this session, AUT438 where it is not as it was asked for
 */
export const checkNewPasskey = async (
  db: Db,
  site: PasskeySite,
  { response, ...credential }: NewPasskey,
  { sessionId }: RegisteredSession,
  now: Date,
): Promise<MadePasskey> => {
  const challenge = challengeIn(response.clientDataJSON);
  if (challenge === undefined || !(await useChallenge(db, challenge, sessionId, 'add', now))) throw new Refusal('AUT437');
  const transports = [...(response.transports ?? [])];
  // As in check-passkey.ts.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { ...response, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (verified) {
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        isSynced: registrationInfo.credentialBackedUp,
      };
    }
  } catch {
    // As in check-passkey.ts.
  }
  throw new Refusal('AUT438');
};

/** @throws AUT438 for one that is kept already, WMK409L where there is no room, AUT404 where the session was ended while it was checked */
export const keepPasskey = async (
  tx: Db,
  { sessionId, account: { id: accountId } }: RegisteredSession,
  made: MadePasskey & { readonly name: string },
  now: Date,
): Promise<void> => {
  await lockAccount(tx, accountId);
  if ((await tx.$count(sessionTokens, eq(sessionTokens.sessionId, sessionId))) === 0) throw new Refusal('AUT404');
  await assertRoom(tx, accountId);
  const kept = await tx
    .insert(passkeys)
    .values({ ...made, id: uuidv7(), accountId, createdAt: now })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  if (kept.length === 0) throw new Refusal('AUT438');
};

const assertRoom = async (db: Db, accountId: string): Promise<void> => {
  const [row] = await db.select({ has: count() }).from(passkeys).where(eq(passkeys.accountId, accountId));
  if ((row?.has ?? 0) >= PASSKEYS_MAX) throw new Refusal('WMK409L', { max: PASSKEYS_MAX });
};

import { eq } from 'drizzle-orm';
import type { OwnerProof } from '#contract/passkeys.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { beginTry, forgetTries } from '../auth/tries.ts';
import { accounts } from '../db/schema/accounts.ts';
import type { CallContext, RegisteredSession } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { checkPasskey } from './check-passkey.ts';
import type { PasskeySite } from './site.ts';

type Asked = Pick<CallContext, 'db' | 'clock' | 'clientAddress'> & { readonly session: RegisteredSession };

/**
 * The account, once whoever asks has shown to be its owner. Tries at the password count like those of a sign-in.
 * @throws AUT450 for a wrong password, AUT423 and AUT441 where no try is left; what checkPasskey throws; AUT404 where the account is gone
 */
export const assertOwner = async ({ db, clock, session, clientAddress }: Asked, site: PasskeySite, proof: OwnerProof) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, session.account.id));
  if (!account) throw new Refusal('AUT404');
  if ('passkey' in proof) {
    await checkPasskey(db, site, proof.passkey, { purpose: 'confirm', sessionId: session.sessionId, accountId: account.id, now: clock() });
    return account;
  }
  const refusal = await beginTry(db, { emailKey: account.emailKey, clientAddress }, clock());
  if (!(await verifyPassword(account.passwordHash, proof.password))) {
    const { code } = refusal();
    throw new Refusal(code === 'AUT401' || code === 'AUT426' ? 'AUT450' : code);
  }
  await forgetTries(db, account);
  return account;
};

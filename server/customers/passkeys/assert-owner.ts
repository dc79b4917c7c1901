import { eq } from 'drizzle-orm';
import type { OwnerProof } from '#contract/calls/passkeys.ts';
import { assertOwnPassword } from '#server/customers/auth/own-password.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import type { CallContext, RegisteredSession } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkPasskey } from './check-passkey.ts';
import type { PasskeySite } from './site.ts';

type Asked = Pick<CallContext, 'db' | 'clock' | 'clientAddress' | 'locale'> & { readonly session: RegisteredSession };

/**
 * The account, once whoever asks has shown to be its owner.
 * @throws what assertOwnPassword or checkPasskey throws; AUT404 where the account is gone
 */
export const assertOwner = async (asked: Asked, site: PasskeySite, proof: OwnerProof) => {
  const { db, clock, session } = asked;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, session.account.id));
  if (!account) throw new Refusal('AUT404');
  if ('passkey' in proof)
    await checkPasskey(db, site, proof.passkey, { purpose: 'confirm', sessionId: session.sessionId, accountId: account.id, now: clock() });
  else await assertOwnPassword(asked, account, proof.password);
  return account;
};

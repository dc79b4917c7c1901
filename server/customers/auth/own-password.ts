import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AccountRow } from './new-password.ts';
import { verifyPassword } from './passwords.ts';
import { beginTry, forgetTries } from './tries.ts';

/**
 * Asks whoever is signed in for the password again. Tries count like those of a sign-in, by the session: a device that was left open is no place to guess. Outside a
 * transaction: it takes its time on purpose.
 * @throws AUT450 for a wrong password, AUT423 and AUT441 where no try is left
 */
export const assertOwnPassword = async (
  {
    db,
    clock,
    clientAddress,
    locale,
    session,
  }: Pick<CallContext, 'db' | 'clock' | 'clientAddress' | 'locale'> & { readonly session: CallContext['session'] | undefined },
  { emailKey, passwordHash }: Pick<AccountRow, 'emailKey' | 'passwordHash'>,
  password: string,
): Promise<void> => {
  const device = session?.sessionId;
  const { refusal } = await beginTry(db, { emailKey, clientAddress, device, locale }, clock());
  if (!(await verifyPassword(passwordHash, password))) {
    const refused = refusal();
    throw refused.code === 'AUT401' || refused.code === 'AUT426' ? new Refusal('AUT450') : refused;
  }
  await forgetTries(db, { emailKey });
};

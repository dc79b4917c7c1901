import type { CallContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
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
    session,
  }: Pick<CallContext, 'db' | 'clock' | 'clientAddress'> & { readonly session: CallContext['session'] | undefined },
  { emailKey, passwordHash }: Pick<AccountRow, 'emailKey' | 'passwordHash'>,
  password: string,
): Promise<void> => {
  const device = session?.sessionId;
  const { refusal } = await beginTry(db, { emailKey, clientAddress, device }, clock());
  if (!(await verifyPassword(passwordHash, password))) {
    const { code } = refusal();
    throw new Refusal(code === 'AUT401' || code === 'AUT426' ? 'AUT450' : code);
  }
  await forgetTries(db, { emailKey });
};

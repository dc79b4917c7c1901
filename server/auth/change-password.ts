import { eq } from 'drizzle-orm';
import type { CallBody } from '#contract/calls.ts';
import { accounts } from '../db/schema/accounts.ts';
import type { CallContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { assertSame, hashNewPassword, replacePassword } from './new-password.ts';
import { verifyPassword } from './passwords.ts';
import { beginTry, forgetTries } from './tries.ts';

/**
 * Changes the password of whoever is signed in; the other devices are signed out. Tries at the present one count like those of a sign-in: a device
 * that was left open is no place to guess.
 * @throws AUT450 for a wrong present password, AUT423 and AUT441 where no try is left; FE340, FE872, AUT451, AUT452 for the new one; PRO415 where it was
 * changed at the same moment
 */
export const changePassword = async (
  { currentPassword, newPassword, passwordConfirmation }: CallBody<'auth.changepassword'>,
  { db, clock, session, clientAddress }: CallContext<'auth.changepassword'>,
): Promise<void> => {
  assertSame(newPassword, passwordConfirmation);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, session.account.id));
  if (!account) throw new Refusal('CCN404');
  const refusal = await beginTry(db, { emailKey: account.emailKey, clientAddress }, clock());
  if (!(await verifyPassword(account.passwordHash, currentPassword))) {
    const { code } = refusal();
    throw new Refusal(code === 'AUT401' || code === 'AUT426' ? 'AUT450' : code);
  }
  const hash = await hashNewPassword(db, account, newPassword);
  const changed = await db.transaction((tx) => replacePassword(tx, account, hash, clock(), session.sessionId));
  if (!changed) throw new Refusal('PRO415');
  await forgetTries(db, account);
};

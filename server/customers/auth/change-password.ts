import { eq } from 'drizzle-orm';
import type { CallBody } from '#contract/calls/calls.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { assertSame, hashNewPassword, replacePassword } from './new-password.ts';
import { assertOwnPassword } from './own-password.ts';

/**
 * Changes the password of whoever is signed in; the other devices are signed out.
 * @throws AUT450, AUT423 and AUT441 about the present password; FE340, FE872, AUT451, AUT452 for the new one; PRO415 where it was
 * changed at the same moment
 */
export const changePassword = async (
  { currentPassword, newPassword, passwordConfirmation }: CallBody<'auth.changepassword'>,
  ctx: CallContext<'auth.changepassword'>,
): Promise<void> => {
  const { db, clock, session } = ctx;
  assertSame(newPassword, passwordConfirmation);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, session.account.id));
  if (!account) throw new Refusal('CCN404');
  await assertOwnPassword(ctx, account, currentPassword);
  const hash = await hashNewPassword(db, account, newPassword);
  const changed = await db.transaction((tx) => replacePassword(tx, account, hash, clock(), session.sessionId));
  if (!changed) throw new Refusal('PRO415');
};

import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { normaliseEmail } from '#contract/accounts.ts';
import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { describeFailure, refusalOf } from '#server/platform/http/failures.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { makeCode } from '#server/customers/sessions/exchange-code.ts';
import { findDevice, rememberDevice } from './known-devices.ts';
import { verifyPassword } from './passwords.ts';
import { beginTry, forgetTries } from './tries.ts';

/**
 * Checks name and password. A name without an account costs the same work and is refused in the same words as a wrong password, and counted
 * alike: nobody learns here who is a customer.
 * @param wait for ms
 * @throws AUT401, AUT426 where one try is left, AUT423 and AUT441 where none is, AUT403 where so many were wrong elsewhere that it costs a proof
 */
export const signIn = async (
  { username, password, codeChallenge, recaptcha_response: proof }: CallBody<'auth.signin'>,
  ctx: CallContext<'auth.signin'>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<CallResponse<'auth.signin'>> => {
  const { db, clock, clientAddress, locale } = ctx;
  const emailKey = normaliseEmail(username);
  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey));
  const device = await findDevice(ctx, account?.id);
  const { refusal, delayMs } = await beginTry(db, { emailKey, clientAddress, device, locale, proved: proof !== undefined && proof !== '' }, clock());
  if (delayMs > 0) await wait(delayMs);
  const right = await verifyPassword(account?.passwordHash, password);
  if (!account || !right) throw refusal();
  await forgetTries(db, { emailKey });
  return db.transaction(async (tx) => {
    // Checking takes a while: a password that was replaced meanwhile opens nothing any more.
    const same = and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash));
    const [still] = await tx.select({ id: accounts.id }).from(accounts).where(same).for('share');
    if (!still) throw refusal();
    return makeCode(tx, account.id, codeChallenge, clock(), await rememberDevice(tx, ctx, account.id));
  });
};

/**
 * For a `catch`: a sign-in that came to nothing for no fault of whoever asked (a hash that cannot be read) is said to be broken, and logged. An outage
 * of the database has an answer of its own.
 */
export const brokenSignIn =
  ({ log, correlationId }: Pick<CallContext, 'log' | 'correlationId'>) =>
  (error: unknown): never => {
    const { unexpected, refusal } = refusalOf(error);
    if (!unexpected || refusal.code !== 'GEN500') throw error;
    log.error({ correlationId, failure: describeFailure(error) }, 'a sign-in is broken');
    throw new Refusal('AUT500');
  };

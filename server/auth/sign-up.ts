import * as z from 'zod/mini';
import { emailSchema } from '#contract/accounts.ts';
import type { CallBody, CallResponse } from '#contract/calls.ts';
import { PASSWORD_MIN } from '#contract/constants.ts';
import { createAccount } from '../accounts/create-account.ts';
import type { CallContext } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { hashPassword } from './passwords.ts';

/** @throws FE872 where a password is too short to be one */
export const assertPassword = (password: string): void => {
  if (password.length < PASSWORD_MIN) throw new Refusal('FE872', { min: PASSWORD_MIN });
};

/**
 * Makes an account; whoever did signs in with it afterwards.
 * @throws AUT453 for what is no address, AUT439 where it has an account, FE872
 */
export const signUp = async (
  { email, password }: CallBody<'auth.signup'>,
  { db, clock, locale }: CallContext<'auth.signup'>,
): Promise<CallResponse<'auth.signup'>> => {
  if (!z.safeParse(emailSchema, email).success) throw new Refusal('AUT453');
  assertPassword(password);
  const passwordHash = await hashPassword(password);
  const consumerId = await createAccount(db, { email, passwordHash, consumerType: 'CONSUMER', locale: locale.id, now: clock() });
  if (consumerId === undefined) throw new Refusal('AUT439');
  return { consumerId };
};

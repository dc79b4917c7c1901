import { eq } from 'drizzle-orm';
import { normaliseEmail } from '#contract/accounts.ts';
import type { CallBody, CallResponse } from '#contract/calls/calls.ts';
import { brokenSignIn, signIn } from '#server/customers/auth/sign-in.ts';
import { saidRefusal } from '#server/accounts/sign-in-messages.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import type { CallContext } from '#server/platform/http/context.ts';

/**
 * The sign-in of the people in the store: the same password, locks and words as the shoppers' (spec 1 §7), and nobody else's account opens it. A
 * shopper's password that is right is refused like one that is wrong.
 * @throws AUT401, AUT423, AUT426, AUT441, AUT403; AUT500 where a hash cannot be read
 */
export const agentLogin = async (
  body: CallBody<'auth.agentlogin'>,
  ctx: CallContext<'auth.agentlogin'>,
  wait?: (ms: number) => Promise<unknown>,
): Promise<CallResponse<'auth.agentlogin'>> => {
  const answer = await signIn(body, { ...ctx }, wait).catch(brokenSignIn(ctx));
  const [account] = await ctx.db
    .select({ consumerType: accounts.consumerType })
    .from(accounts)
    .where(eq(accounts.emailKey, normaliseEmail(body.username)));
  if (account?.consumerType !== 'ASSOCIATE') throw saidRefusal('AUT401', ctx.locale);
  return answer;
};

import type { LoyaltyMember } from '#contract/calls/loyalty.ts';
import type { Api } from '#src/base/api/client.ts';

/** Makes a member of whoever is signed in. The loyalty token that follows tells the shop where they came from, and the page the member's id (spec 2 §2, §6). */
export const joinProgramme = async (api: Api, referralCode: string | undefined): Promise<LoyaltyMember> => {
  const member = await api('loyalty.join', { body: { isTermsConfirmed: true, referralCode } });
  // Who is a member already stays one, and has their id without it: no failure of the joining.
  const token = await api('consumer.loyaltyToken', { body: { referralCode } }).catch(() => undefined);
  return { ...member, ...token };
};

import type { LoyaltyMember } from '#contract/loyalty.ts';
import type { Api } from '#src/api/client.ts';

/** Makes a member of whoever is signed in. Where they came from is told with the loyalty token that follows (spec 2 §2). */
export const joinProgramme = async (api: Api, referralCode: string | undefined): Promise<LoyaltyMember> => {
  const member = await api('loyalty.join', { body: { isTermsConfirmed: true, referralCode } });
  // Who is a member already stays one: this only tells where from.
  api('consumer.loyaltyToken', { body: { referralCode } }).catch(() => undefined);
  return member;
};

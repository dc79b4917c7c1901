import type { Audience } from '#contract/promotion.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { findMember } from '#server/commerce/loyalty/members.ts';
import { audienceOf } from '#server/commerce/loyalty/personal.ts';

/** As whom decisions see who asks: guest, registered, member, employee and so on. */
export const audienceOfCall = async ({
  db,
  session,
  locale,
}: Pick<CallContext<'decision.decide'>, 'db' | 'session' | 'locale'>): Promise<Audience[]> => {
  const account = session?.account;
  if (!account) return ['GUEST'];
  const member = settingsFor(locale.id).features.loyalty ? await findMember(db, account.id) : undefined;
  return audienceOf(account.consumerType, member !== undefined);
};

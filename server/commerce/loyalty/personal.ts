import type { ConsumerType } from '#contract/accounts.ts';
import type { Locale } from '#contract/locales.ts';
import type { Audience, Promotion } from '#contract/promotion.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accountOf } from '#server/accounts/account-of.ts';
import { promotionOf } from '#server/commerce/discount-programs/rules.ts';
import { readPrograms } from '#server/commerce/discount-programs/program-status.ts';
import { readHolding } from './book.ts';
import { balanceOf } from './ledger.ts';
import { findMember } from './members.ts';
import { hasFreeShipping, MEMBER_SHIPPING, voucherWorth } from './rules.ts';

/** What a cart has from whose it is. */
export interface PersonalRules {
  readonly promotions: readonly Promotion[];
  /** As whom the shop's promotions see this shopper. */
  readonly audience: readonly Audience[];
  /** Worth of the voucher that was put into it, while its points are there. */
  readonly voucher: number;
}

const NOTHING: PersonalRules = { promotions: [], audience: ['GUEST'], voucher: 0 };

/** As whom promotions and decisions see an account. */
export const audienceOf = (type: ConsumerType, isMember: boolean): Audience[] => [
  'REGISTERED',
  ...(isMember ? (['MEMBER'] as const) : []),
  ...(type === 'CONSUMER' || type === 'STAFF' || type === 'EDITOR' || type === 'MODERATOR' ? [] : [type]),
];

/** Discounts, benefits and the voucher of the account a cart belongs to. */
export const readPersonalRules = async (db: Db, subject: string, voucherPoints: number | null, locale: Locale, now: Date): Promise<PersonalRules> => {
  const account = await accountOf(db, subject);
  if (!account) return NOTHING;
  const programs = await readPrograms(db, account.id, now);
  const discounts = programs
    .filter(({ active, currency }) => active && currency === locale.currency)
    .flatMap(({ program }) => promotionOf(program) ?? []);
  const member = settingsFor(locale.id).features.loyalty ? await findMember(db, account.id) : undefined;
  const audience = audienceOf(account.consumerType, member !== undefined);
  if (!member) return { promotions: discounts, audience, voucher: 0 };
  const worth = voucherPoints === null || !member.confirmedAt ? undefined : voucherWorth(voucherPoints, locale.currency);
  const covered = worth !== undefined && voucherPoints !== null && balanceOf(await readHolding(db, account.id), now) >= voucherPoints;
  return { promotions: [...discounts, ...(hasFreeShipping(locale) ? [MEMBER_SHIPPING] : [])], audience, voucher: covered ? worth : 0 };
};

import { eq } from 'drizzle-orm';
import { HEADERS } from '#contract/headers.ts';
import type { Locale } from '#contract/locales.ts';
import type { HistoryEntry, LoyaltyMember, Voucher } from '#contract/calls/loyalty.ts';
import type { Db } from '#server/platform/db/open.ts';
import { promotionRedemptions } from '#server/platform/db/schema/promotions.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readHistory, readHolding } from './book.ts';
import { balanceOf } from './ledger.ts';
import { assertOffered, memberOf } from './member-of.ts';
import { findMember, joinLoyalty, noteOrigin, writeEmailAgain } from './members.ts';
import { benefitsOf, endOfWelcome, VOUCHERS, welcomePromotion } from './rules.ts';

type LoyaltyCall =
  | 'consumer.loyaltyToken'
  | 'consumer.welcomePromo'
  | 'consumer.loyaltyVouchers'
  | 'loyalty.member'
  | 'loyalty.join'
  | 'loyalty.sendConfirmation'
  | 'loyalty.history';

export interface LoyaltyPorts {
  /** Something was written that is to be sent. */
  readonly wakeMail: () => void;
}

const HISTORY_PAGE = 20;
const LEAD_SOURCE_MAX = 100;

const leadSourceOf = ({ header }: Pick<CallContext, 'header'>): string | undefined => {
  const text = header(HEADERS.leadSource)?.trim();
  return text ? text.slice(0, LEAD_SOURCE_MAX) : undefined;
};

/** Membership as the page shows it; who has not joined sees what there is to have. */
export const describeMember = async (db: Db, accountId: string, locale: Locale, now: Date): Promise<LoyaltyMember> => {
  const member = await findMember(db, accountId);
  const benefits = benefitsOf(locale);
  if (!member) return { isLoyaltyMember: false, isConfirmed: false, currentLoyaltyPoints: 0, debt: 0, benefits };
  const holding = await readHolding(db, accountId);
  const next = holding.lots.filter(({ expiresAt }) => expiresAt > now).toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())[0];
  return {
    isLoyaltyMember: true,
    memberId: member.memberId,
    loyaltyOptInDate: member.joinedAt.toISOString(),
    isConfirmed: member.confirmedAt !== null,
    currentLoyaltyPoints: balanceOf(holding, now),
    debt: holding.debt,
    ...(next && { nextExpiry: { points: next.points, at: next.expiresAt.toISOString() } }),
    benefits,
  };
};

const vouchersFor = (points: number, isConfirmed: boolean, locale: Locale): Voucher[] =>
  VOUCHERS.map((voucher) => ({
    points: voucher.points,
    amountInCurrency: voucher.amounts[locale.currency],
    currency: locale.currency,
    available: points >= voucher.points,
    eligible: isConfirmed && points >= voucher.points,
  }));

/** Orders of the demonstration have no page. */
const isOrder = (reference: string): boolean => !reference.includes(' ');

const OF_ORDERS: ReadonlySet<HistoryEntry['kind']> = new Set(['earn', 'redeem', 'give-back']);

/** The loyalty programme (spec 2 §7). */
export const loyaltyHandlers = ({ wakeMail }: LoyaltyPorts) => {
  const describe = ({ db, locale, session, clock }: CallContext<'loyalty.member' | 'loyalty.join' | 'loyalty.sendConfirmation'>) =>
    describeMember(db, session.account.id, locale, clock());

  return {
    'consumer.loyaltyToken': async ({ body }, ctx) => {
      assertOffered(ctx.locale);
      const member = await findMember(ctx.db, ctx.session.account.id);
      if (!member) throw new Refusal('4044');
      await noteOrigin(ctx.db, member, leadSourceOf(ctx), body.referralCode);
      return { memberId: member.memberId };
    },

    'consumer.welcomePromo': async (_, ctx) => {
      const { welcomeCode: code, joinedAt } = await memberOf(ctx);
      const promotion = welcomePromotion();
      const endsAt = endOfWelcome(joinedAt);
      const [used] = await ctx.db.select({ code: promotionRedemptions.code }).from(promotionRedemptions).where(eq(promotionRedemptions.code, code));
      return {
        promotionId: promotion.id,
        code,
        name: promotion.name[ctx.locale.language] ?? promotion.name.en ?? '',
        endsAt: endsAt.toISOString(),
        state: used ? 'used' : endsAt <= ctx.clock() ? 'over' : 'open',
      };
    },

    'consumer.loyaltyVouchers': async (_, ctx) => {
      const { accountId, memberId, confirmedAt } = await memberOf(ctx);
      const points = balanceOf(await readHolding(ctx.db, accountId), ctx.clock());
      return { currentLoyaltyPoints: points, memberId, applicableLoyaltyVouchers: vouchersFor(points, confirmedAt !== null, ctx.locale) };
    },

    'loyalty.member': (_, ctx) => {
      assertOffered(ctx.locale);
      return describe(ctx);
    },

    'loyalty.join': async ({ body }, ctx) => {
      assertOffered(ctx.locale);
      const { db, session, clock, afterCommit } = ctx;
      await joinLoyalty(db, { accountId: session.account.id, now: clock(), leadSource: leadSourceOf(ctx), referralCode: body.referralCode });
      afterCommit(wakeMail);
      return describe(ctx);
    },

    'loyalty.sendConfirmation': async (_, ctx) => {
      await writeEmailAgain(ctx.db, await memberOf(ctx), ctx.clock());
      ctx.afterCommit(wakeMail);
      return describe(ctx);
    },

    'loyalty.history': async ({ query }, ctx) => {
      const { accountId } = await memberOf(ctx);
      const start = query.start ?? 0;
      const { rows, total } = await readHistory(ctx.db, accountId, start, query.count ?? HISTORY_PAGE);
      const items = rows.map(({ id, kind, points, at, expiresAt, reference }) => ({
        id,
        kind,
        points,
        at: at.toISOString(),
        ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
        ...(OF_ORDERS.has(kind) && isOrder(reference) && { orderNumber: reference }),
      }));
      return { total, start, count: items.length, items };
    },
  } satisfies Handlers<LoyaltyCall>;
};

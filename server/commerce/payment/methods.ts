import type { CallResponse } from '#contract/calls/calls.ts';
import type { PaymentMethod } from '#contract/payment-instrument.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { applyTenders } from '#pricing/apply-tenders.ts';
import type { CartState } from '#server/commerce/cart/view.ts';
import { paymentLabel } from '#server/commerce/cart/messages.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { readHolding } from '#server/commerce/loyalty/book.ts';
import { balanceOf } from '#server/commerce/loyalty/ledger.ts';
import { findMember } from '#server/commerce/loyalty/members.ts';
import { pointWorth } from '#server/commerce/loyalty/rules.ts';
import { creditOf } from '#server/commerce/discount-programs/credit.ts';
import { buysGiftCard } from '#server/commerce/gift-cards/given-value.ts';

type Option = CallResponse<'cart.getPaymentMethods'>['paymentMethods'][number];

/** What this cart can be paid with, by whose it is, what is in it and where it is bought (spec 1 §3). */
export const paymentOptions = async (ctx: CallContext<'cart.getPaymentMethods'>, { cart, rows }: CartState): Promise<Option[]> => {
  const { db, locale, session, clock } = ctx;
  const { features, payment } = settingsFor(locale.id);
  const now = clock();
  const option = (code: PaymentMethod, additionalData?: Option['additionalData']): Option => ({
    code,
    label: paymentLabel(code, locale),
    ...(additionalData ? { additionalData } : {}),
  });
  const options = [option('CREDIT_CARD')];
  if (payment.klarna) options.push(option('KLARNA'));
  if (payment.paypal) options.push(option('PAYPAL'));
  // What was given pays for no gift card.
  if (buysGiftCard(cart)) return options;
  options.push(option('GIFT_CARD', { max: payment.giftCardsPerOrder }), option('REWARD_CODE'), option('REWARD_CARD'));
  const { account } = session;
  const member = account && features.loyalty ? await findMember(db, account.id) : undefined;
  if (member?.confirmedAt) {
    const points = balanceOf(await readHolding(db, member.accountId), now) - (rows.cart.rewardPoints ?? 0);
    options.push(option('LOYALTY_POINTS', { points: Math.max(0, points), pointWorth: pointWorth(locale.currency) }));
  }
  const remainingAmount = account && (await creditOf(db, account.id, locale.currency, now));
  if (remainingAmount !== undefined) {
    const others = cart.payment_instruments.flatMap(({ available, additionalData }) => (additionalData ? [] : (available ?? [])));
    const { remaining } = applyTenders(cart.totals.total - cart.totals.appliedRewards, others);
    options.push(option('ATHLETES_PAYMENT', { remainingAmount, payableAmount: Math.min(remainingAmount, remaining) }));
  }
  return options;
};

import { cardName } from '#src/checkout/card/card-name.ts';
import type { MessageKey, I18n } from '#src/base/i18n/i18n.ts';

/** What is known of a payment, of a cart or of an order. */
export interface NamedPayment {
  readonly code: string;
  readonly card_type?: string | undefined;
  readonly last4?: string | undefined;
  readonly wallet?: string | undefined;
  readonly points?: number | undefined;
}

const NAMES: Readonly<Record<string, MessageKey>> = {
  KLARNA: 'pay.klarna',
  PAYPAL: 'pay.paypal',
  GIFT_CARD: 'pay.giftCard',
  REWARD_CARD: 'pay.rewardCard',
  REWARD_CODE: 'pay.rewardCode',
  LOYALTY_POINTS: 'pay.points',
  ATHLETES_PAYMENT: 'pay.athlete',
};
const WALLETS: Readonly<Record<string, string>> = { APPLE_PAY: 'Apple Pay', GOOGLE_PAY: 'Google Pay' };

/** A payment as its owner knows it. */
export const paymentName = (i18n: Pick<I18n, 't'>, { code, card_type, last4, wallet, points }: NamedPayment): string => {
  const key = NAMES[code];
  if (!key) {
    const card = cardName(i18n, { card_type, last4 });
    return wallet === undefined ? card : `${WALLETS[wallet] ?? wallet} · ${card}`;
  }
  const name = i18n.t(key, { points: points ?? 0 });
  // The end of a code is no number that its owner would know it by.
  return last4 === undefined || code === 'REWARD_CODE' ? name : i18n.t('card.ending', { brand: name, last4 });
};

interface Instrument {
  readonly payment_method_id: string;
  readonly card?: { readonly card_type: string; readonly last4: string; readonly wallet?: string | undefined } | undefined;
  readonly stored?: { readonly last4: string } | undefined;
  readonly points?: number | undefined;
}

export const instrumentName = (i18n: Pick<I18n, 't'>, { payment_method_id, card, stored, points }: Instrument): string =>
  paymentName(i18n, { code: payment_method_id, last4: stored?.last4, points, ...card });

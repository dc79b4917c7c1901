import { cardBrand } from '#domain/card-brands.ts';
import type { Order, OrderPaymentPart } from '#contract/calls/checkout.ts';
import { LOCALES, type Locale, type LocaleId } from '#contract/locales.ts';
import { formatMoney } from './format.ts';

type Code = Order['paymentMethod']['code'];

interface PaymentMessages {
  readonly names: Readonly<Record<Exclude<Code, 'CREDIT_CARD'>, string>>;
  readonly voucher: string;
  readonly ending: (name: string, last4: string) => string;
}

const MESSAGES: Readonly<Record<Locale['language'], PaymentMessages>> = {
  en: {
    names: {
      KLARNA: 'Klarna',
      PAYPAL: 'PayPal',
      GIFT_CARD: 'Gift card',
      LOYALTY_POINTS: 'Points',
      REWARD_CODE: 'Reward code',
      REWARD_CARD: 'Reward card',
      ATHLETES_PAYMENT: 'Athlete’s credit',
    },
    voucher: 'Voucher',
    ending: (name, last4) => `${name} ending in ${last4}`,
  },
  fr: {
    names: {
      KLARNA: 'Klarna',
      PAYPAL: 'PayPal',
      GIFT_CARD: 'Carte cadeau',
      LOYALTY_POINTS: 'Points',
      REWARD_CODE: 'Code récompense',
      REWARD_CARD: 'Carte récompense',
      ATHLETES_PAYMENT: 'Crédit athlète',
    },
    voucher: 'Bon d’achat',
    ending: (name, last4) => `${name} se terminant par ${last4}`,
  },
  de: {
    names: {
      KLARNA: 'Klarna',
      PAYPAL: 'PayPal',
      GIFT_CARD: 'Geschenkkarte',
      LOYALTY_POINTS: 'Punkte',
      REWARD_CODE: 'Prämiencode',
      REWARD_CARD: 'Prämienkarte',
      ATHLETES_PAYMENT: 'Athleten-Guthaben',
    },
    voucher: 'Gutschein',
    ending: (name, last4) => `${name}, endend auf ${last4}`,
  },
};

/** A payment as its owner knows it; empty where nothing is known of it. */
export const paymentName = ({ code, card_type, last4 }: Pick<OrderPaymentPart, 'code' | 'card_type' | 'last4'>, localeId: LocaleId): string => {
  const { names, ending } = MESSAGES[LOCALES[localeId].language];
  const name = code === 'CREDIT_CARD' ? cardBrand(card_type ?? '') : names[code];
  // The end of a code is no number that its owner would know it by.
  return last4 === undefined || code === 'REWARD_CODE' ? name : ending(name, last4);
};

export const voucherName = (localeId: LocaleId): string => MESSAGES[LOCALES[localeId].language].voucher;

/** All that paid an order, with what each paid: a voucher first, then as it was attached. Together they are the total. */
export const paymentLines = ({ totals, paymentMethod, payments }: Order, localeId: LocaleId): readonly (readonly [name: string, money: string])[] => {
  const money = (amount: number): string => formatMoney(amount, totals.currency, localeId);
  const parts = payments ?? [{ ...paymentMethod, amount: totals.total - totals.appliedRewards }];
  return [
    ...(totals.appliedRewards > 0 ? [[voucherName(localeId), money(totals.appliedRewards)] as const] : []),
    ...parts.map((part) => [paymentName(part, localeId), money(part.amount)] as const),
  ].filter(([name]) => name !== '');
};

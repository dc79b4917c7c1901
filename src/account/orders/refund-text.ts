import type { PurchaseReturn } from '#contract/calls/orders.ts';
import type { Words } from '#src/base/i18n/words.ts';

/** Where the money is. */
export const refundText = (words: Words, { amount, currency, state, at }: PurchaseReturn['refund']): string =>
  words.t(`refund.${state}`, { money: words.money(amount, currency), date: at === undefined ? '' : words.date(at) });

import type { PurchaseReturn } from '#contract/calls/orders.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';

/** Where the money is. */
export const refundText = (i18n: I18n, { amount, currency, state, at }: PurchaseReturn['refund']): string =>
  i18n.t(`refund.${state}`, { money: i18n.money(amount, currency), date: at === undefined ? '' : i18n.date(at) });

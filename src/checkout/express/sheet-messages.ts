import { applePayMessages } from '#contract/errors/client-messages.ts';
import type { MessageKey, I18n } from '#src/base/i18n/i18n.ts';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import type { ExpressInput } from './flow.ts';

/** What a wallet's sheet says, in the shopper's language. The parts `express` and `errors` are loaded. */
export const sheetMessages = (i18n: I18n): ExpressInput['messages'] => ({
  items: i18n.t('express.items'),
  discount: i18n.t('express.discount'),
  shipping: i18n.t('express.shipping'),
  tax: i18n.t('express.tax'),
  paid: i18n.t('express.paid'),
  arrives: (method) => arrivalWhen(i18n, method),
  message: (name, field) => i18n.t(applePayMessages[name].messageKey as MessageKey, { field: i18n.t(`express.field.${field ?? 'other'}`) }),
});

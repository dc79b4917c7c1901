import { applePayMessages } from '#contract/errors/client-messages.ts';
import type { WordKey, Words } from '#src/base/i18n/words.ts';
import { arrivalWhen } from '#src/shop/product-ui/arrival-when.ts';
import type { ExpressInput } from './flow.ts';

/** What a wallet's sheet says, in the shopper's language. The parts `express` and `errors` are loaded. */
export const sheetWords = (words: Words): ExpressInput['words'] => ({
  items: words.t('express.items'),
  discount: words.t('express.discount'),
  shipping: words.t('express.shipping'),
  tax: words.t('express.tax'),
  paid: words.t('express.paid'),
  arrives: (method) => arrivalWhen(words, method),
  message: (name, field) => words.t(applePayMessages[name].messageKey as WordKey, { field: words.t(`express.field.${field ?? 'other'}`) }),
});

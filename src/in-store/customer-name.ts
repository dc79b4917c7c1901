import type { StoreCustomer } from '#contract/calls/store-session.ts';
import type { Words } from '#src/base/i18n/words.ts';

/** First and last name, as far as they are known. */
export const customerName = ({ t }: Words, { firstName, lastName }: StoreCustomer): string =>
  [firstName, lastName].filter(Boolean).join(' ') || t('inStore.customer.nameless');

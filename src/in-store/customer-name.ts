import type { StoreCustomer } from '#contract/calls/store-session.ts';
import type { I18n } from '#src/base/i18n/i18n.ts';

/** First and last name, as far as they are known. */
export const customerName = ({ t }: I18n, { firstName, lastName }: StoreCustomer): string =>
  [firstName, lastName].filter(Boolean).join(' ') || t('inStore.customer.nameless');

import { LOCALES } from '#contract/locales.ts';
import { attempt } from '#server/commerce/cart/create.ts';
import { askForSubscription } from '#server/accounts/subscriptions/ask-for-subscription.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accountOf } from '#server/accounts/account-of.ts';
import { subscriberOf } from './consequences.ts';
import type { OrderRow } from './settle.ts';

/**
 * Queues the confirmation email for a shopper who subscribed to the newsletter in the checkout. An address that cannot receive email stops nothing.
 * @returns whether an email was queued
 */
export const askForNewsletter = async (tx: Db, { document, subject, locale: localeId }: OrderRow, now: Date): Promise<boolean> => {
  const agreed = document && subscriberOf(document);
  if (!agreed) return false;
  // A sale on a store's device belongs to the customer, not to the device's account.
  const account = document.inStoreSalesInfo ? undefined : await accountOf(tx, subject);
  const locale = LOCALES[localeId];
  const asked = { type: 'Newsletter', channel: 'email', recipient: agreed.email, country: locale.country, category: undefined } as const;
  let wrote = false;
  await attempt(tx, async (inner) => {
    ({ wroteEmail: wrote } = await askForSubscription(inner, asked, { accountId: account?.id, locale, now }));
  });
  return wrote;
};

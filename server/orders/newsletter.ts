import { eq } from 'drizzle-orm';
import { LOCALES } from '#contract/locales.ts';
import { attempt } from '../cart/create.ts';
import { askForSubscription } from '../consumer/ask-for-subscription.ts';
import type { Db } from '../db/open.ts';
import { accounts } from '../db/schema/accounts.ts';
import type { OrderRow } from './settle.ts';

/**
 * Whoever ticked the newsletter in the checkout is asked by a letter whether they mean it, as everybody is. An address that no letter can go to
 * stops nothing.
 * @returns whether a letter was written
 */
export const askForNewsletter = async (tx: Db, { document, subject, locale: localeId }: OrderRow, now: Date): Promise<boolean> => {
  const addresses = [...(document?.shipments ?? []).flatMap(({ address }) => address ?? []), ...(document ? [document.billingAddress] : [])];
  const agreed = addresses.find(({ subscriptions }) => subscriptions?.newsletterConsent);
  if (!agreed) return false;
  // What a device of a store sells is a customer's, not its account's.
  const [account] = document?.inStoreSalesInfo ? [] : await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.subject, subject));
  const locale = LOCALES[localeId];
  const asked = { type: 'Newsletter', channel: 'email', recipient: agreed.email, country: locale.country, category: undefined } as const;
  let wrote = false;
  await attempt(tx, async (inner) => {
    ({ wroteLetter: wrote } = await askForSubscription(inner, asked, { accountId: account?.id, locale, now }));
  });
  return wrote;
};

import type { CallBody } from '#contract/calls/calls.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { mergeReceipts } from '#server/platform/db/schema/accounts.ts';
import type { CallAccount } from '#server/platform/http/context.ts';

type Objects = Extract<CallBody<'auth.token'>, { type: 'Registered' }>['guestObjects'];

export interface GuestMerge {
  /** Subject of the guest that the cookie proves: nothing of anybody else is ever taken. */
  readonly guest: string;
  /** What the device says that it has; absent: a sign-in that leaves the guest as it is. */
  readonly objects: Objects;
  readonly order: { readonly orderNumber: string; readonly st: string } | undefined;
  /** The account's subject. */
  readonly into: string;
  readonly account: CallAccount;
  readonly locale: Locale;
  readonly now: Date;
}

/** Notes that it is done; false: it was done before. Whoever comes at the same time waits here for the other one's end. */
export const takeReceipt = async (
  tx: Db,
  kind: 'basket' | 'favorites' | 'saved',
  source: string,
  { account, now }: Pick<GuestMerge, 'account' | 'now'>,
): Promise<boolean> => {
  const row = { accountId: account.id, kind, source, mergedAt: now };
  return (await tx.insert(mergeReceipts).values(row).onConflictDoNothing().returning({ source: mergeReceipts.source })).length > 0;
};

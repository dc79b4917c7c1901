import { inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { PlacedRow } from './find-own.ts';
import { giftEmailIds } from './view.ts';

/**
 * Sends the emails about an order's gift cards once more: the very emails, under the names they had. One that is still on its way is not doubled, and
 * one for a day that has not come waits for it.
 * @returns how many go
 * @throws GFO404 where the order brought no gift card
 */
export const resendGiftCards = async (tx: Db, { document: order }: PlacedRow, now: Date): Promise<number> => {
  const ids = giftEmailIds(order);
  const emails =
    ids.length === 0
      ? []
      : await tx
          .select({ id: mailOutbox.id, sentAt: mailOutbox.sentAt, attempts: mailOutbox.attempts })
          .from(mailOutbox)
          .where(inArray(mailOutbox.messageId, ids))
          .for('update');
  if (emails.length === 0) throw new Refusal('GFO404');
  const going = emails.filter(({ sentAt, attempts }) => sentAt !== null || attempts > 0).map(({ id }) => id);
  await tx.update(mailOutbox).set({ sentAt: null, attempts: 0, nextAttemptAt: now }).where(inArray(mailOutbox.id, going));
  return going.length;
};

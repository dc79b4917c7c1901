import { and, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';

/** So long somebody may ask what was written to them. */
const KEPT_DAYS = 35;
/** May be asked for once more, however late. */
const SENT_AGAIN = 'gift-card';

/** Forgets what emails were written from that went long ago. That they went stays known: none is written twice, and the way out of them works. */
export const forgetOldEmails = async (db: Db, now: Date): Promise<void> => {
  const longAgo = lt(mailOutbox.sentAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000));
  await db
    .update(mailOutbox)
    .set({ data: {} })
    .where(and(longAgo, ne(mailOutbox.template, SENT_AGAIN), sql`${mailOutbox.data} <> '{}'::jsonb`));
};

import { eq } from 'drizzle-orm';
import type { ModeratedKind } from '#contract/calls/moderation.ts';
import type { RefusalReason } from '#contract/calls/review-limits.ts';
import { LOCALES } from '#contract/locales.ts';
import { productUrl } from '#domain/catalogue/addresses.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { queueEmail } from '#server/platform/mail/queue-email.ts';
import type { ReviewNews } from '#server/platform/mail/review-news.ts';

interface News {
  readonly kind: ModeratedKind;
  readonly masterId: string;
  /** Of the author; null: a guest, who gets no email. */
  readonly accountId: string | null;
  /** Title of the review, the question, the answer. */
  readonly text: string;
  readonly news: 'published' | 'refused' | 'answered';
  readonly reason?: RefusalReason;
  readonly answer?: string;
  readonly now: Date;
}

/** Tells the author what has become of what they wrote, in the language of their account, with the transaction that decides. */
export const tellAuthor = async (tx: Db, { masterId, accountId, now, ...rest }: News): Promise<void> => {
  if (accountId === null) return;
  const [author] = await tx.select({ email: accounts.email, locale: accounts.locale }).from(accounts).where(eq(accounts.id, accountId));
  const style = (await currentModel(tx)).styleById.get(masterId);
  if (!author || !style) return;
  const locale = LOCALES[author.locale];
  const data: ReviewNews = { ...rest, product: textFor(style.names, locale), path: productUrl(style, locale) };
  await queueEmail(tx, { template: 'review-news', locale: author.locale, recipient: author.email, data: { ...data }, now });
};

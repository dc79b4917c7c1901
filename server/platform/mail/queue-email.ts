import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { LocaleId } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';

export interface QueuedEmail {
  /** Name of the email in mailer.ts; its Message-ID begins with it. */
  readonly template: string;
  readonly locale: LocaleId;
  readonly recipient: string;
  /** What the email is written from; forgotten when it has gone. */
  readonly data: Record<string, unknown>;
  readonly now: Date;
}

/** Puts an email into the outbox, as part of the transaction that it is about. */
export const queueEmail = async (tx: Db, { template, locale, recipient, data, now }: QueuedEmail): Promise<void> => {
  const messageId = `${template}-${randomUUID()}`;
  await tx.insert(mailOutbox).values({ id: uuidv7(), messageId, template, locale, recipient, data, nextAttemptAt: now, createdAt: now });
};

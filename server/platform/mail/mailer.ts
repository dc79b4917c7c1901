import { and, asc, eq, gt, isNull, lt, lte } from 'drizzle-orm';
import type { LocaleId } from '#contract/locales.ts';
import type { Order } from '#contract/calls/checkout.ts';
import type { Db } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import type { Log } from '#server/platform/http/context.ts';
import { confirmEmail, confirmOwnEmail, emailChanged, securityNotice, type SecurityNotice } from './account-emails.ts';
import { type BackInStock, backInStock } from './back-in-stock.ts';
import { type CaseForShop, caseForShop, type CaseReceived, caseReceived } from './case-emails.ts';
import { type EventEmail, eventRegistration } from './event-registration.ts';
import { type GiftCardEmail, giftCardEmail, type PrintedCard } from './gift-card.ts';
import type { Email } from './email.ts';
import { loyaltyConfirm } from './loyalty-confirm.ts';
import { type OrderNews, orderNews } from './order-news.ts';
import { type EmailSuggestion, orderConfirmation } from './order-confirmation.ts';
import { resetPassword, type ResetPassword } from './reset-password.ts';
import { type ReviewNews, reviewNews } from './review-news.ts';
import { subscriptionEmail, type SubscriptionEmail } from './subscription.ts';
import { subscriptionWelcome, type SubscriptionWelcome } from './subscription-welcome.ts';
import type { MailTransport } from './transport.ts';

export interface MailerPorts {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  readonly log: Log;
  readonly publicUrl: string;
  /** Numbers and PINs of issued gift cards: they are written down nowhere. */
  readonly printedCards: (db: Db, cardIds: readonly string[]) => Promise<readonly PrintedCard[]>;
  /** Products that go with an order. An email goes without them where they cannot be had. */
  readonly suggest?: (order: Order, locale: LocaleId) => Promise<readonly EmailSuggestion[]>;
  /** `Waymark <orders@waymark.example>` */
  readonly from: string;
}

export interface Mailer {
  /** Sends what is due; answers how many emails went. */
  readonly deliverDue: () => Promise<number>;
  /** At the start of the only process: emails that a killed one had taken are due now instead of after their pause. */
  readonly resume: () => Promise<void>;
  /** Something was written: look soon. */
  readonly wake: () => void;
  /** Waits for the email that is on its way. */
  readonly stop: () => Promise<void>;
}

type Row = typeof mailOutbox.$inferSelect;

const BATCH = 10;
const MAX_ATTEMPTS = 20;
/** A minute, two, four ... six hours at most: also how long an email taken by a killed process waits. */
const pauseAfter = (attempts: number): number => Math.min(60_000 * 2 ** attempts, 6 * 3_600_000);

/** Emails whose link opens or tells something: they are sent once, and what they were written from is forgotten then. */
const ONCE: ReadonlySet<string> = new Set([
  'reset-password',
  'confirm-email',
  'confirm-own-email',
  'email-changed',
  'subscription',
  'subscription-welcome',
]);

/**
 * Sends the emails of the outbox. An email is taken with its next attempt already written, then sent, then marked: after a crash it is sent
 * again rather than never, under the same Message-ID.
 */
export const createMailer = ({ db, transport, clock, log, publicUrl, printedCards, from, suggest }: MailerPorts): Mailer => {
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  let running: Promise<number> | undefined;
  let again = false;

  const take = (): Promise<Row[]> =>
    db.transaction(async (tx) => {
      const now = clock();
      const due = await tx
        .select()
        .from(mailOutbox)
        .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextAttemptAt, now), lt(mailOutbox.attempts, MAX_ATTEMPTS)))
        .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const { id, attempts } of due) {
        await tx
          .update(mailOutbox)
          .set({ attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + pauseAfter(attempts)) })
          .where(eq(mailOutbox.id, id));
      }
      return due;
    });

  const suggestionsFor = async (order: Order, locale: LocaleId): Promise<readonly EmailSuggestion[]> => {
    try {
      return (await suggest?.(order, locale)) ?? [];
    } catch (error) {
      log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'an order is confirmed without suggestions');
      return [];
    }
  };

  const write = async ({ template, locale, data, messageId }: Row): Promise<Email> => {
    if (template === 'gift-card')
      return giftCardEmail(data as GiftCardEmail, await printedCards(db, (data as GiftCardEmail).cardIds), locale, publicUrl);
    if (template === 'order-confirmation')
      return orderConfirmation(data.order as Order, locale, publicUrl, await suggestionsFor(data.order as Order, locale));
    if (template === 'reset-password') return resetPassword(data as unknown as ResetPassword, locale, publicUrl);
    if (template === 'security-notice') return securityNotice(data as { about: SecurityNotice }, locale, publicUrl);
    if (template === 'confirm-email') return confirmEmail(data as { token: string }, locale, publicUrl);
    if (template === 'confirm-own-email') return confirmOwnEmail(data as { token: string }, locale, publicUrl);
    if (template === 'email-changed') return emailChanged(data as { token: string }, locale, publicUrl);
    if (template === 'back-in-stock') return backInStock({ ...(data as unknown as BackInStock), messageId }, locale, publicUrl);
    if (template === 'order-news') return orderNews(data as unknown as OrderNews, locale, publicUrl);
    if (template === 'review-news') return reviewNews(data as unknown as ReviewNews, locale, publicUrl);
    if (template === 'loyalty-confirm') return loyaltyConfirm({ ...(data as { memberId: string }), messageId }, locale, publicUrl);
    if (template === 'subscription') return subscriptionEmail(data as unknown as SubscriptionEmail, locale, publicUrl);
    if (template === 'subscription-welcome') return subscriptionWelcome(data as unknown as SubscriptionWelcome, locale, publicUrl);
    if (template === 'case-received') return caseReceived(data as unknown as CaseReceived, locale);
    if (template === 'event-registration') return eventRegistration(data as unknown as EventEmail, locale, publicUrl);
    if (template === 'case-for-shop') return caseForShop(data as unknown as CaseForShop, locale);
    throw new Error(`no letter is called ${template}`);
  };

  const send = async (row: Row): Promise<boolean> => {
    try {
      await transport.send({ ...(await write(row)), messageId: `<${row.messageId}@${domain}>`, from, to: row.recipient, date: row.createdAt });
      await db
        .update(mailOutbox)
        .set({ sentAt: clock(), lastError: null, ...(ONCE.has(row.template) && { data: {} }) })
        .where(eq(mailOutbox.id, row.id));
      return true;
    } catch (error) {
      // Texts of mail servers repeat addresses: only the kind of failure is kept.
      const failure = (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.name : 'unknown');
      log.warn({ mail: row.messageId, attempts: row.attempts + 1, failure }, 'an email could not be sent');
      await db.update(mailOutbox).set({ lastError: failure }).where(eq(mailOutbox.id, row.id));
      return false;
    }
  };

  const deliver = async (): Promise<number> => {
    let sent = 0;
    for (;;) {
      const rows = await take();
      for (const row of rows) if (await send(row)) sent += 1;
      if (rows.length < BATCH) return sent;
    }
  };

  const deliverDue = async (): Promise<number> => {
    if (running) {
      again = true;
      return running;
    }
    running = deliver().finally(() => {
      running = undefined;
      if (again) {
        again = false;
        wake();
      }
    });
    return running;
  };

  const wake = (): void => {
    deliverDue().catch((error: unknown) => log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'the outbox could not be read'));
  };

  return {
    deliverDue,
    wake,
    resume: async () => {
      await db
        .update(mailOutbox)
        .set({ nextAttemptAt: clock() })
        .where(and(isNull(mailOutbox.sentAt), gt(mailOutbox.attempts, 0), lt(mailOutbox.attempts, MAX_ATTEMPTS)));
    },
    stop: async () => {
      again = false;
      await running?.catch(() => {});
      transport.close();
    },
  };
};

import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DEFAULT_LOCALE, isLocaleId, LOCALES } from '#contract/locales.ts';
import { productUrl } from '#domain/catalogue/addresses.ts';
import { optionLabel } from '#domain/catalogue/labels.ts';
import { currentModel } from '#server/catalogue/products/model/load-model.ts';
import { textFor } from '#domain/catalogue/localized-text.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';
import { SHIP, stock, stockNotices, variants } from '#server/platform/db/schema/catalogue.ts';
import { mailOutbox, reservations } from '#server/platform/db/schema/commerce.ts';
import { consumerProfiles } from '#server/platform/db/schema/consumer.ts';

const DAY_MS = 86_400_000;
/** Nobody remembers what they asked for half a year ago. */
const ASKED_FOR_MS = 180 * DAY_MS;
/** The address was given for this one email: it goes when a second one can no longer be meant. */
const SENT_KEPT_MS = 7 * DAY_MS;
const BATCH = 100;

/**
 * Writes an email to everybody who asked about something that can be bought again, and marks the wish in the same transaction: each gets one,
 * however many processes look and however often one of them is killed. What others hold while they pay does not count as there.
 * @returns how many emails were written
 */
export const queueRestockEmails = (db: Db, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const wishes = await tx
      .select({ upc: stockNotices.upc, email: stockNotices.email, locale: stockNotices.locale })
      .from(stockNotices)
      .innerJoin(variants, eq(variants.upc, stockNotices.upc))
      .innerJoin(stock, and(eq(stock.upc, stockNotices.upc), eq(stock.location, SHIP)))
      .where(
        and(
          isNull(stockNotices.sentAt),
          gt(stockNotices.askedAt, new Date(now.getTime() - ASKED_FOR_MS)),
          eq(variants.withdrawn, false),
          gt(stock.onHand, heldOf(tx, now)),
          notExists(wantsNone(tx)),
        ),
      )
      .orderBy(asc(stockNotices.askedAt), asc(stockNotices.email), asc(stockNotices.upc))
      .limit(BATCH)
      .for('update', { of: stockNotices, skipLocked: true });
    if (wishes.length === 0) return 0;
    const model = await currentModel(tx);
    let written = 0;
    for (const { upc, email, locale: asked } of wishes) {
      const variant = model.variantByUpc.get(upc);
      if (!variant) continue;
      const locale = LOCALES[isLocaleId(asked) ? asked : DEFAULT_LOCALE];
      const { colourway, size, options } = variant;
      const details = [textFor(colourway.names, locale), size, ...Object.values(options).map((option) => optionLabel(option, locale))];
      await tx.insert(mailOutbox).values({
        id: uuidv7(),
        messageId: `stock-${randomUUID()}`,
        template: 'back-in-stock',
        locale: locale.id,
        recipient: email,
        data: {
          name: textFor(colourway.style.names, locale),
          details: details.filter((word) => word !== ''),
          path: productUrl(colourway.style, locale, colourway.id),
        },
        nextAttemptAt: now,
        createdAt: now,
      });
      await tx
        .update(stockNotices)
        .set({ sentAt: now })
        .where(and(eq(stockNotices.upc, upc), eq(stockNotices.email, email)));
      written += 1;
    }
    return written;
  });

/** Pieces that somebody is paying for. */
const heldOf = (tx: Db, now: Date) =>
  sql<number>`(${tx
    .select({ qty: sql`coalesce(sum(${reservations.qty}), 0)` })
    .from(reservations)
    .where(and(eq(reservations.upc, stock.upc), eq(reservations.location, stock.location), gt(reservations.expiresAt, now)))})`;

/** An account that has turned these emails off (spec 2 §7, notification) and confirmed its address. Its wishes wait: turned on again, they count. */
const wantsNone = (tx: Db) =>
  tx
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(consumerProfiles, eq(consumerProfiles.accountId, accounts.id))
    .where(
      and(eq(accounts.emailKey, sql`lower(${stockNotices.email})`), isNotNull(accounts.emailConfirmedAt), eq(consumerProfiles.backInStock, false)),
    );

/** Addresses whose email went out, and wishes that are too old to be meant. */
export const forgetOldNotices = async (db: Db, now: Date): Promise<void> => {
  await db
    .delete(stockNotices)
    .where(
      or(
        lt(stockNotices.askedAt, new Date(now.getTime() - ASKED_FOR_MS)),
        and(isNotNull(stockNotices.sentAt), lt(stockNotices.sentAt, new Date(now.getTime() - SENT_KEPT_MS))),
      ),
    );
};

/**
 * Takes back every wish of whoever got this email.
 * @param messageId name of the email
 * @returns false: there is no such email
 */
export const stopNotices = async (db: Db, messageId: string): Promise<boolean> => {
  const [mail] = await db
    .select({ recipient: mailOutbox.recipient })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.messageId, messageId), eq(mailOutbox.template, 'back-in-stock')));
  if (!mail) return false;
  await db.delete(stockNotices).where(eq(stockNotices.email, mail.recipient));
  return true;
};

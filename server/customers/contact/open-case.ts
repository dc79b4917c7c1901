import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { brandPrefix } from '#contract/constants.ts';
import type { Locale, LocaleId } from '#contract/locales.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Db } from '#server/platform/db/open.ts';
import { mailOutbox } from '#server/platform/db/schema/commerce.ts';
import { contactCases } from '#server/platform/db/schema/returns.ts';

type Kind = 'contact' | 'warranty';

export interface NewCase {
  readonly number: string;
  readonly kind: Kind;
  readonly name: string;
  readonly email: string;
  readonly orderNumber?: string | undefined;
  readonly message: string;
  readonly about: Readonly<Record<string, string>> & { readonly title: string };
  readonly pictures: readonly string[];
}

interface CaseContext {
  readonly subject: string;
  readonly locale: LocaleId;
  /** Where the shop reads what people write. */
  readonly mailbox: string;
  readonly now: Date;
}

/** `WAYMARKUS-C-7A3FC09E2D` (spec 2 §9), `…-W-…` for a warranty case. */
export const makeCaseNumber = (kind: Kind, locale: Locale): string => {
  const prefix = brandPrefix(settingsFor(locale.id).shop.brand, locale.country);
  return `${prefix}-${kind === 'contact' ? 'C' : 'W'}-${randomBytes(5).toString('hex').toUpperCase()}`;
};

/** Emails to one address a day: whoever types a stranger's sends them no more. */
const LETTERS_A_DAY = 3;
const DAY_MS = 86_400_000;

const emailsTo = (tx: Db, email: string, now: Date): Promise<number> =>
  tx.$count(
    mailOutbox,
    and(
      eq(mailOutbox.template, 'case-received'),
      sql`lower(${mailOutbox.recipient}) = ${email.toLowerCase()}`,
      gt(mailOutbox.createdAt, new Date(now.getTime() - DAY_MS)),
    ),
  );

/**
 * Writes a case down with its two emails: to the shop with everything, and to whoever wrote with the number alone. An address that anybody can type gets
 * none of the words that anybody can type, and a few emails a day at most: the case is kept all the same.
 */
export const openCase = async (tx: Db, asked: NewCase, { subject, locale, mailbox, now }: CaseContext): Promise<void> => {
  const { number, kind, name, email, orderNumber = null, message, about, pictures } = asked;
  const isTold = (await emailsTo(tx, email, now)) < LETTERS_A_DAY;
  await tx
    .insert(contactCases)
    .values({ id: uuidv7(), number, kind, subject, locale, name, email, orderNumber, message, about, pictures, createdAt: now });
  const mail = (template: string, recipient: string, data: Record<string, unknown>) => ({
    id: uuidv7(),
    messageId: `${template}-${number}`.toLowerCase(),
    template,
    locale,
    recipient,
    data,
    nextAttemptAt: now,
    createdAt: now,
  });
  await tx
    .insert(mailOutbox)
    .values([
      mail('case-for-shop', mailbox, { number, kind, name, email, orderNumber, message, about, pictures }),
      ...(isTold ? [mail('case-received', email, { number, kind })] : []),
    ]);
};

import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Audience, Promotion } from '#contract/promotion.ts';
import type { Db } from '#server/platform/db/open.ts';
import { promotions } from '#server/platform/db/schema/promotions.ts';
import { promotionProblem } from './coupons.ts';
import { rulesIn } from './localise.ts';
import { type PromotionRow, type Shopper, usesOf } from './uses.ts';

/** The promotions that want no code, whether they hold now or not. */
export type PromotionBook = (db: Db) => Promise<readonly PromotionRow[]>;

export const readPromotions: PromotionBook = (db) => db.select().from(promotions).where(eq(promotions.needsCode, false)).orderBy(promotions.code);

/** A book that is kept between reads. */
export interface KeptPromotionBook {
  readonly read: PromotionBook;
  /** This process has changed a promotion: its next answer is about what holds now. */
  readonly forget: () => void;
}

/**
 * The book, read again after a moment: every answer about a cart needs it, and it hardly ever changes. When a promotion begins and ends is
 * looked at each time; what an operator changes is seen by every process after `maxAge`, and by the process that changed it at once.
 */
export const createPromotionBook = (clock: () => Date, maxAge = 1500): KeptPromotionBook => {
  let kept: { readonly at: number; readonly rows: readonly PromotionRow[] } | undefined;
  /** Counts changes: a read that began before one may not have seen it. */
  let changes = 0;
  return {
    read: async (db) => {
      const at = clock().getTime();
      if (kept && at >= kept.at && at - kept.at < maxAge) return kept.rows;
      const before = changes;
      const rows = await readPromotions(db);
      if (before === changes) kept = { at, rows };
      return rows;
    },
    forget: () => {
      changes += 1;
      kept = undefined;
    },
  };
};

export interface Asker extends Shopper {
  readonly locale: Locale;
  readonly now: Date;
  readonly audience: readonly Audience[];
}

/** What holds for this shopper now, with the words and amounts of the locale. */
export const publicPromotions = async (db: Db, read: PromotionBook, { locale, now, audience, ...shopper }: Asker): Promise<Promotion[]> => {
  const uses = await usesOf(db, await read(db), shopper);
  const moment = { now, currency: locale.currency, audience };
  return uses.flatMap((use) => (promotionProblem(use, moment) === undefined ? [rulesIn(use.row.rule, locale)] : []));
};

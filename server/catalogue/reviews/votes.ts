import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FlagReason } from '#contract/calls/review-limits.ts';
import type { ModeratedKind } from '#contract/calls/moderation.ts';
import type { Db } from '#server/platform/db/open.ts';
import { shopperPhotos } from '#server/platform/db/schema/photos.ts';
import { productAnswers, productQuestions } from '#server/platform/db/schema/questions.ts';
import { reviewFlags, reviews, reviewVotes } from '#server/platform/db/schema/reviews.ts';

export interface Voter {
  readonly subject: string;
  /** What one has written oneself is not voted for. */
  readonly isAuthor: boolean;
}

interface Target {
  readonly kind: Extract<ModeratedKind, 'review' | 'answer'>;
  readonly id: string;
}

const tableOf = (kind: Target['kind']) => (kind === 'review' ? reviews : productAnswers);

const change = async (tx: Db, { kind, id }: Target, by: number): Promise<void> => {
  const table = tableOf(kind);
  await tx
    .update(table)
    .set({ helpful: sql`greatest(0, ${table.helpful} + ${by})` })
    .where(eq(table.id, id));
};

/**
 * Records that a shopper finds something helpful, or takes that back. However often it is said, it counts once: the row of the vote decides.
 * @returns how many find it helpful now
 */
export const vote = async (tx: Db, target: Target, { subject, isAuthor }: Voter, helpful: boolean, now: Date): Promise<number> => {
  const { kind, id } = target;
  if (!isAuthor) {
    const own = and(eq(reviewVotes.targetId, id), eq(reviewVotes.subject, subject));
    const changed = helpful
      ? await tx.insert(reviewVotes).values({ targetId: id, subject, kind, votedAt: now }).onConflictDoNothing().returning()
      : await tx.delete(reviewVotes).where(own).returning();
    if (changed.length > 0) await change(tx, target, helpful ? 1 : -1);
  }
  const table = tableOf(kind);
  const [row] = await tx.select({ helpful: table.helpful }).from(table).where(eq(table.id, id));
  return row?.helpful ?? 0;
};

export interface Report {
  readonly kind: Exclude<ModeratedKind, 'answer'>;
  readonly id: string;
  readonly subject: string;
  readonly reason: FlagReason;
  readonly note: string | null;
  readonly now: Date;
}

const REPORTED = { review: reviews, question: productQuestions, photo: shopperPhotos } as const;

/** One report a shopper and target, the first one: a second one changes nothing, also after a moderator has decided. */
export const report = async (tx: Db, { kind, id, subject, reason, note, now }: Report): Promise<void> => {
  const made = await tx
    .insert(reviewFlags)
    .values({ targetId: id, subject, kind, reason, note, flaggedAt: now })
    .onConflictDoNothing()
    .returning({ id: reviewFlags.targetId });
  if (made.length === 0) return;
  const table = REPORTED[kind];
  await tx
    .update(table)
    .set({ flags: sql`${table.flags} + 1` })
    .where(eq(table.id, id));
};

/** Votes of a shopper who is being erased count no more. */
export const deleteVotesOf = async (tx: Db, subject: string): Promise<void> => {
  const gone = await tx.delete(reviewVotes).where(eq(reviewVotes.subject, subject)).returning();
  for (const kind of ['review', 'answer'] as const) {
    const ids = gone.flatMap((row) => (row.kind === kind ? row.targetId : []));
    const table = tableOf(kind);
    if (ids.length > 0)
      await tx
        .update(table)
        .set({ helpful: sql`greatest(0, ${table.helpful} - 1)` })
        .where(inArray(table.id, ids));
  }
};

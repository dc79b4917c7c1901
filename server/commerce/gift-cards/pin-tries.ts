import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { signInTries } from '#server/platform/db/schema/accounts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countTry } from '#server/platform/rate-limits/count-try.ts';
import { findNumbered, isPinOf, type Wanted } from './find-card.ts';

const DAY_MS = 86_400_000;
/** A day, of one card, from wherever: whoever has seen its number would have tried all ten thousand within hours. */
export const PIN_TRIES = 10;

/**
 * Counts a try at a card's PIN; the right one forgets those before. To be awaited outside of the transaction in which the card is used: what a refusal
 * undoes was not counted. Of what has no PIN nothing is counted.
 * @throws WMK429 where none is left, whatever PIN was given
 */
export const countPinTry = async (db: Db, wanted: Pick<Wanted, 'number' | 'pin'>, now: Date): Promise<void> => {
  const card = wanted.pin === undefined ? undefined : await findNumbered(db, wanted.number);
  if (!card || card.pinHash === null) return;
  const key = `pin of ${card.id}`;
  const { tries, since } = await countTry(db, key, DAY_MS, now);
  if (tries > PIN_TRIES) {
    const seconds = Math.max(1, Math.ceil((since.getTime() + DAY_MS - now.getTime()) / 1000));
    throw new Refusal('WMK429', { seconds }, { headers: { 'Retry-After': String(seconds) } });
  }
  if (await isPinOf(db, card, wanted)) await db.delete(signInTries).where(eq(signInTries.key, key));
};

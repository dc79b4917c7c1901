import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { contactCases } from '#server/platform/db/schema/returns.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { dropPictures } from './pictures.ts';

/** The subject of a case whose sender is erased. No session has it. */
const ERASED = 'erased';
/** Cases of one round, which holds up nobody. */
const ROUND = 500;

/**
 * Takes everything out of the cases of a subject but their numbers, which lead to the pictures.
 * @returns the numbers
 */
export const eraseCases = async (tx: Db, subject: string): Promise<string[]> => {
  const erased = await tx
    .update(contactCases)
    .set({ subject: ERASED, name: '', email: '', orderNumber: null, message: '', about: {}, pictures: [] })
    .where(eq(contactCases.subject, subject))
    .returning({ number: contactCases.number });
  return erased.map(({ number }) => number);
};

/** Deletes erased cases after their pictures: where one cannot be deleted now, the next round finds its row. */
export const forgetErasedCases = async (db: Db, storage: Storage): Promise<void> => {
  const cases = await db
    .select({ id: contactCases.id, number: contactCases.number })
    .from(contactCases)
    .where(eq(contactCases.subject, ERASED))
    .limit(ROUND);
  for (const { number } of cases) await dropPictures(storage, number);
  const ids = cases.map(({ id }) => id);
  if (ids.length > 0) await db.delete(contactCases).where(inArray(contactCases.id, ids));
};

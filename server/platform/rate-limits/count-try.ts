import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { signInTries } from '#server/platform/db/schema/accounts.ts';

/**
 * One more try at what `key` names, in the database: all processes count together and a restart forgets nothing.
 * @returns how many there are within the window, and when the first of them was
 */
export const countTry = async (db: Db, key: string, windowMs: number, now: Date): Promise<{ readonly tries: number; readonly since: Date }> => {
  const old = sql`${signInTries.since} < ${new Date(now.getTime() - windowMs).toISOString()}`;
  const [row] = await db
    .insert(signInTries)
    .values({ key, tries: 1, since: now })
    .onConflictDoUpdate({
      target: signInTries.key,
      set: {
        tries: sql`case when ${old} then 1 else ${signInTries.tries} + 1 end`,
        since: sql`case when ${old} then ${now.toISOString()} else ${signInTries.since} end`,
      },
    })
    .returning({ tries: signInTries.tries, since: signInTries.since });
  return row ?? { tries: 1, since: now };
};

import { seedAccounts } from './accounts.ts';
import { seedProfiles } from '#server/customers/profile/seed-profiles.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { Log } from '#server/platform/http/context.ts';
import { seedEmployees } from './employees.ts';
import { seedMembers } from '#server/commerce/loyalty/seed-members.ts';
import { seedPasts } from './past/seed-pasts.ts';

/** The people of the demonstration shop, who they are and what they have done so far. A past that cannot be told keeps no shop closed. */
export const seedPeople = async (db: Db, now: Date, log: Log): Promise<void> => {
  await seedAccounts(db, now);
  await seedProfiles(db, now);
  await seedEmployees(db);
  await seedMembers(db, now);
  try {
    await seedPasts(db, now);
  } catch (error) {
    log.warn({ failure: error instanceof Error ? error.message : 'unknown' }, 'the demonstration accounts have only a part of their past');
  }
};

import { v7 as uuidv7 } from 'uuid';
import { type ConsumerType, normaliseEmail } from '#contract/accounts.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { accounts } from '#server/platform/db/schema/accounts.ts';

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly consumerType: ConsumerType;
  readonly locale: LocaleId;
  readonly now: Date;
  /** Absent: nobody has shown yet that the address is theirs. */
  readonly emailConfirmedAt?: Date | undefined;
}

/** @returns the new account's id; undefined where the address has one already. */
export const createAccount = async (db: Db, { email, now, ...rest }: NewAccount): Promise<string | undefined> => {
  const id = uuidv7();
  const row = { id, email: email.trim(), emailKey: normaliseEmail(email), subject: `account-${uuidv7()}`, createdAt: now, ...rest };
  const made = await db.insert(accounts).values(row).onConflictDoNothing({ target: accounts.emailKey }).returning({ id: accounts.id });
  return made[0]?.id;
};

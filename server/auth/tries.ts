import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { signInTries } from '../db/schema/accounts.ts';
import { Refusal } from '../http/refusal.ts';
import { countTry } from '../limits/count-try.ts';

const MINUTE = 60_000;

/** So many wrong passwords for one name from one address, and then none for a while: whoever tries from elsewhere is not kept out by it. */
export const TRIES_HERE = { most: 5, windowMs: 15 * MINUTE } as const;
/** For one name from anywhere: then only a letter to its owner opens it, or time. */
export const TRIES_IN_ALL = { most: 20, windowMs: 24 * 60 * MINUTE } as const;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

export interface Tried {
  readonly emailKey: string;
  readonly clientAddress: string;
}

const nameKey = ({ emailKey }: Pick<Tried, 'emailKey'>): string => digest(emailKey);
const hereKey = (tried: Tried): string => `${nameKey(tried)}:${digest(tried.clientAddress)}`;

/**
 * Counts a try before its password is looked at: a hundred at once are counted like a hundred in a row. Names without an account are counted alike.
 * The answer makes the refusal of a wrong one.
 * @throws AUT423 where this address has used up its tries for the name, AUT441 where the name's are used up
 */
export const beginTry = async (db: Db, tried: Tried, now: Date): Promise<() => Refusal> => {
  const { tries: here } = await countTry(db, hereKey(tried), TRIES_HERE.windowMs, now);
  if (here > TRIES_HERE.most) throw new Refusal('AUT423');
  const { tries: inAll } = await countTry(db, nameKey(tried), TRIES_IN_ALL.windowMs, now);
  if (inAll > TRIES_IN_ALL.most) throw new Refusal('AUT441');
  return () => {
    if (here === TRIES_HERE.most) return new Refusal('AUT423');
    if (inAll === TRIES_IN_ALL.most) return new Refusal('AUT441');
    return new Refusal(here === TRIES_HERE.most - 1 || inAll === TRIES_IN_ALL.most - 1 ? 'AUT426' : 'AUT401');
  };
};

/** The right password was given, or a new one set by letter: earlier tries are forgotten. */
export const forgetTries = async (db: Db, { emailKey }: Pick<Tried, 'emailKey'>): Promise<void> => {
  await db.delete(signInTries).where(sql`starts_with(${signInTries.key}, ${nameKey({ emailKey })})`);
};

/** Removes what counts no more. */
export const forgetOldTries = async (db: Db, now: Date): Promise<void> => {
  await db.delete(signInTries).where(lt(signInTries.since, new Date(now.getTime() - TRIES_IN_ALL.windowMs)));
};

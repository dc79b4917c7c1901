import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#server/platform/db/open.ts';
import { signInTries } from '#server/platform/db/schema/accounts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countTry } from '#server/platform/rate-limits/count-try.ts';
import { saidRefusal } from '#server/accounts/sign-in-messages.ts';

const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;

/** So many wrong passwords for one name from one place, and then none for a while (AUT423). A place is an address, or a device that has signed in before. */
export const TRIES_HERE = { most: 5, windowMs: 15 * MINUTE } as const;
/** So many in a day: then none from that place until the next (AUT441). Nobody elsewhere is kept out by it. */
export const TRIES_A_DAY = { most: 20, windowMs: DAY_MS } as const;
/** So many for one name from anywhere: then each costs a proof and takes its time, wherever it comes from. Known devices are not asked. */
export const FREE_TRIES = { most: 10, windowMs: DAY_MS } as const;

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 3_000;

/** How long the answer to a try waits, where so many came before it. */
export const delayAfter = (tries: number): number =>
  tries <= FREE_TRIES.most ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (tries - FREE_TRIES.most - 1), LONGEST_DELAY_MS);

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

export interface Tried {
  readonly emailKey: string;
  readonly clientAddress: string;
  /** Whose words a refusal is in. */
  readonly locale: Pick<Locale, 'language'>;
  /** What tells a device that has been let in before: its tries are counted by it, and not by the address. */
  readonly device?: string | undefined;
  /** Whether the request brought a proof, which was checked before. */
  readonly proved?: boolean;
}

const nameKey = ({ emailKey }: Pick<Tried, 'emailKey'>): string => digest(emailKey);
const placeKey = (tried: Tried): string => `${nameKey(tried)}:${digest(tried.device === undefined ? tried.clientAddress : `device ${tried.device}`)}`;

const triesFor = async (db: Db, key: string, windowMs: number, now: Date): Promise<number> => {
  const [row] = await db.select().from(signInTries).where(eq(signInTries.key, key));
  return row && now.getTime() - row.since.getTime() <= windowMs ? row.tries : 0;
};

export interface Try {
  /** How a wrong password is refused. */
  readonly refusal: () => Refusal;
  /** ms that the answer is to wait. */
  readonly delayMs: number;
}

/**
 * Counts a try before its password is looked at: a hundred at once are counted like a hundred in a row. Names without an account are counted alike.
 * Nobody keeps anybody else out: what others tried costs a little work and time, and a device that has signed in before not even that.
 * @throws AUT403 where a proof is wanted, AUT423 where this place has used up its tries for the name, AUT441 where those of the day are used up
 */
export const beginTry = async (db: Db, tried: Tried, now: Date): Promise<Try> => {
  const isKnown = tried.device !== undefined;
  const name = nameKey(tried);
  if (!isKnown && tried.proved !== true && (await triesFor(db, name, FREE_TRIES.windowMs, now)) >= FREE_TRIES.most) throw new Refusal('AUT403');
  const { tries: here } = await countTry(db, placeKey(tried), TRIES_HERE.windowMs, now);
  if (here > TRIES_HERE.most) throw saidRefusal('AUT423', tried.locale);
  const { tries: today } = await countTry(db, `${placeKey(tried)}:day`, TRIES_A_DAY.windowMs, now);
  if (today > TRIES_A_DAY.most) throw saidRefusal('AUT441', tried.locale);
  const { tries: inAll } = isKnown ? { tries: 0 } : await countTry(db, name, FREE_TRIES.windowMs, now);
  return {
    delayMs: delayAfter(inAll),
    refusal: () => {
      if (today === TRIES_A_DAY.most) return saidRefusal('AUT441', tried.locale);
      if (here === TRIES_HERE.most) return saidRefusal('AUT423', tried.locale);
      return saidRefusal(here === TRIES_HERE.most - 1 || today === TRIES_A_DAY.most - 1 ? 'AUT426' : 'AUT401', tried.locale);
    },
  };
};

/** The right password was given, or a new one set by email: earlier tries are forgotten. */
export const forgetTries = async (db: Db, { emailKey }: Pick<Tried, 'emailKey'>): Promise<void> => {
  await db.delete(signInTries).where(sql`starts_with(${signInTries.key}, ${nameKey({ emailKey })})`);
};

/** Removes what counts no more. */
export const forgetOldTries = async (db: Db, now: Date): Promise<void> => {
  await db.delete(signInTries).where(lt(signInTries.since, new Date(now.getTime() - DAY_MS)));
};

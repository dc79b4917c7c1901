import { eq } from 'drizzle-orm';
import { makeToken } from '#server/platform/tokens.ts';
import type { Db } from './open.ts';
import { shopSecrets } from './schema/consumer.ts';

/** A signing key of this shop, created at its first use and the same in every process. */
export const shopSecret = async (db: Db, name: string): Promise<string> => {
  const read = async (): Promise<string | undefined> =>
    (await db.select({ value: shopSecrets.value }).from(shopSecrets).where(eq(shopSecrets.name, name)))[0]?.value;
  const known = await read();
  if (known !== undefined) return known;
  await db.insert(shopSecrets).values({ name, value: makeToken() }).onConflictDoNothing();
  const made = await read();
  if (made === undefined) throw new Error('a secret was written and is not there');
  return made;
};

import { and, desc, eq } from 'drizzle-orm';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { Db } from '#server/platform/db/open.ts';
import { passkeys } from '#server/platform/db/schema/passkeys.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Passkeys of an account, the newest first. */
export const listPasskeys = async (db: Db, accountId: string): Promise<CallResponse<'auth.passkeys'>> => {
  const rows = await db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(desc(passkeys.createdAt), desc(passkeys.id));
  return {
    passkeys: rows.map(({ id, name, createdAt, usedAt, isSynced }) => ({
      passkeyId: id,
      name,
      createdAt: createdAt.toISOString(),
      ...(usedAt && { usedAt: usedAt.toISOString() }),
      isSynced,
    })),
  };
};

const oneOf = (accountId: string, passkeyId: string) => and(eq(passkeys.id, passkeyId), eq(passkeys.accountId, accountId));

/** @throws API404 for one that is not this account's: another's and none answer the same */
export const renamePasskey = async (db: Db, accountId: string, passkeyId: string, name: string): Promise<void> => {
  const changed = await db.update(passkeys).set({ name }).where(oneOf(accountId, passkeyId)).returning({ id: passkeys.id });
  if (changed.length === 0) throw new Refusal('API404');
};

/** @throws API404 as above */
export const removePasskey = async (db: Db, accountId: string, passkeyId: string): Promise<void> => {
  const removed = await db.delete(passkeys).where(oneOf(accountId, passkeyId)).returning({ id: passkeys.id });
  if (removed.length === 0) throw new Refusal('API404');
};

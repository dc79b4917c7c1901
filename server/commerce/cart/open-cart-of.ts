import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { carts } from '#server/platform/db/schema/commerce.ts';

/** The cart that was changed last: a device that has lost its storage but not its cookie finds it again, and so does another device of the account. */
export const openCartOf = async (db: Db, subject: string): Promise<string | null> => {
  const newest = [desc(carts.updatedAt), desc(carts.id)];
  const [cart] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.subject, subject), eq(carts.state, 'open')))
    .orderBy(...newest)
    .limit(1);
  return cart?.id ?? null;
};

/** The same, locked: one that is being ordered at this moment is open no more when the lock is had, and is passed over. */
export const lockOpenCartOf = async (tx: Db, subject: string): Promise<string | null> => {
  for (;;) {
    const id = await openCartOf(tx, subject);
    if (id === null) return null;
    const stillOpen = and(eq(carts.id, id), eq(carts.state, 'open'));
    if ((await tx.select({ id: carts.id }).from(carts).where(stillOpen).for('update')).length > 0) return id;
  }
};

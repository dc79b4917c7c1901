import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open.ts';
import { carts } from '#server/platform/db/schema/commerce.ts';
import type { CartRow } from './rows.ts';

/** What was made in place of a cart whose order had failed, or that vanished; of several the newest. */
const findNext = async (tx: Db, subject: string, cartId: string) => {
  const [next] = await tx
    .select({ id: carts.id, state: carts.state })
    .from(carts)
    .where(and(eq(carts.subject, subject), eq(carts.rebuildOf, cartId)))
    .orderBy(desc(carts.rebuildEpoch))
    .limit(1);
  return next;
};

/** The cart that took the place of one whose order failed, or of the one that took that one's; undefined where it was ordered or is gone. */
export const replacementOf = async (tx: Db, subject: string, cartId: string): Promise<string | undefined> => {
  const next = await findNext(tx, subject, cartId);
  if (!next || next.state === 'ordered') return undefined;
  return next.state === 'replaced' ? replacementOf(tx, subject, next.id) : next.id;
};

export interface Followed {
  /** The cart that there is now, locked. */
  readonly cart: CartRow;
  /** Ids that lead to it, the one that was asked for first, its own last. */
  readonly ids: readonly string[];
}

/** Where an id leads today, whatever became of its cart in between; undefined where there is nothing of this subject. */
export const followCart = async (tx: Db, subject: string, cartId: string, before: readonly string[] = []): Promise<Followed | undefined> => {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, cartId)).for('update');
  if (cart && cart.subject !== subject) return undefined;
  const ids = [...before, cartId];
  if (cart && cart.state !== 'replaced') return { cart, ids };
  const next = await findNext(tx, subject, cartId);
  return next && followCart(tx, subject, next.id, ids);
};

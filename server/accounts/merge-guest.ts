import { and, eq, inArray } from 'drizzle-orm';
import type { CartPorts } from '../cart/ports.ts';
import type { Db } from '../db/open.ts';
import { orders } from '../db/schema/commerce.ts';
import type { GuestMerge } from './guest-merge.ts';
import { mergeBasket } from './merge-basket.ts';
import { mergeLists } from './merge-lists.ts';

/**
 * The guest's basket, favorites and saved items become the account's (spec 1 §4), each exactly once: the receipt is written with what it stands for.
 * Employees have neither favorites nor saved items (spec 2 §5).
 */
export const mergeGuest = async (tx: Db, carts: CartPorts, merge: GuestMerge): Promise<void> => {
  const { objects, order, guest, into, account } = merge;
  if (order) await takeOrder(tx, order, guest, into);
  if (!objects) return;
  if (objects.basketId !== undefined) await mergeBasket(tx, carts, objects.basketId, merge);
  if (account.consumerType !== 'EMPLOYEE') await mergeLists(tx, merge);
};

/** What was bought as a guest a moment ago is the account's: its number and proof are both asked for. */
const takeOrder = async (tx: Db, { orderNumber, st }: { orderNumber: string; st: string }, guest: string, into: string): Promise<void> => {
  const mine = and(eq(orders.orderNumber, orderNumber), eq(orders.st, st), eq(orders.subject, guest));
  await tx
    .update(orders)
    .set({ subject: into })
    .where(and(mine, inArray(orders.state, ['PLACED', 'FINALISED'])));
};

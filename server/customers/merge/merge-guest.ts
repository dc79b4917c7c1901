import { takeOverGuestOrders, takeOverOrder } from '#server/commerce/after-sales/take-over.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import type { Db } from '#server/platform/db/open.ts';
import type { GuestMerge } from './guest-merge.ts';
import { mergeCart } from './merge-cart.ts';
import { mergeLists } from './merge-lists.ts';

/**
 * The guest's cart, favorites and saved items become the account's (spec 1 §4), each exactly once: the receipt is written with what it stands for.
 * Employees have neither favorites nor saved items (spec 2 §5).
 */
export const mergeGuest = async (tx: Db, carts: CartPorts, merge: GuestMerge): Promise<void> => {
  const { objects, order, guest, into, account, now } = merge;
  if (order) await takeOverOrder(tx, order, guest, { id: account.id, subject: into }, now);
  await takeOverGuestOrders(tx, account.id, now);
  if (!objects) return;
  if (objects.basketId !== undefined) await mergeCart(tx, carts, objects.basketId, merge);
  if (account.consumerType !== 'EMPLOYEE') await mergeLists(tx, merge);
};

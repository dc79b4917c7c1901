import { and, eq } from 'drizzle-orm';
import { stores } from '#server/platform/db/schema/catalogue.ts';
import { cartItems } from '#server/platform/db/schema/commerce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hold } from '#server/commerce/stock/reservations.ts';
import { holdEnd } from '#server/catalogue/stores/hold-end.ts';
import type { CartEdit } from './change.ts';
import { addLine, type ItemRequest } from './items.ts';

/**
 * Adds an item that is collected in a store and puts all its units aside there. INV701 where the store has none; what is put aside counts
 * as gone for everybody else until it is bought, removed or its time is over. The guests of one address together put no more than half of a
 * store's stock aside, or a line's worth; a counter serves one customer after another and is not counted.
 * @param holder see `holderOf`
 */
export const reserveWithItem = async (
  edit: CartEdit,
  { storeId, ...wish }: ItemRequest & { readonly storeId: string },
  holder: string,
): Promise<void> => {
  const { tx, rows, now, isAssociate } = edit;
  const noInventory = (details: Readonly<Record<string, unknown>>) => new Refusal('INV701', { upc: wish.upc, storeId, ...details });
  try {
    await addLine(edit, { ...wish, storeId, shippingCode: 'pickup' });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INV700') throw noInventory({});
    throw error;
  }
  const lines = await tx
    .select({ qty: cartItems.qty, fulfilment: cartItems.fulfilment })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, rows.cart.id), eq(cartItems.upc, wish.upc), eq(cartItems.storeId, storeId)));
  const qty = lines.reduce((sum, line) => sum + (line.fulfilment === null ? line.qty : 0), 0);
  // Made to order or mailed: no store has it on a shelf.
  if (qty === 0) throw noInventory({});
  const [store] = await tx.select({ hours: stores.hours, timeZone: stores.timeZone }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw noInventory({});
  const shortage = await hold(tx, rows.cart.id, { upc: wish.upc, location: storeId, qty }, holdEnd(store, now), now, isAssociate ? null : holder);
  if (shortage) throw noInventory({ available: shortage.available });
};

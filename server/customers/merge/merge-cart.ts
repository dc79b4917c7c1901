import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Flash } from '#contract/cart.ts';
import { mergeQuantity } from '#domain/merge.ts';
import { keepOps } from '#server/commerce/cart/items.ts';
import { lockOpenCartOf } from '#server/commerce/cart/open-cart-of.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import { followCart } from '#server/commerce/cart/replacement.ts';
import { type CartRows, type ItemRow, readRows } from '#server/commerce/cart/rows.ts';
import type { Db } from '#server/platform/db/open.ts';
import { cartCoupons, cartItems, carts, reservations } from '#server/platform/db/schema/commerce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type GuestMerge, takeReceipt } from './guest-merge.ts';

/**
 * The guest's cart, or the one in its place, becomes part of the account's, line by line by the rule of the contract. Of one that was ordered
 * nothing comes back, but the receipt says so: no device puts its lines in again.
 * @throws AUT409 while an order is being placed with it
 */
export const mergeCart = async (tx: Db, ports: CartPorts, guestCartId: string, merge: GuestMerge): Promise<void> => {
  const { guest, into, locale, now } = merge;
  const followed = await followCart(tx, guest, guestCartId);
  if (!followed) return;
  const { cart, ids } = followed;
  if (cart.state === 'placing') throw new Refusal('AUT409', undefined, { headers: { 'Retry-After': '2' } });
  if (!(await takeReceipt(tx, 'basket', guestCartId, merge))) return;
  // Another tab may know it by a later id.
  for (const id of ids.slice(1)) await takeReceipt(tx, 'basket', id, merge);
  if (cart.state === 'ordered') return;
  const from = await readRows(tx, cart.id);
  const target = await accountsCart(tx, merge);
  const cut = await mergeLines(tx, ports, from, target, merge);
  await mergeCoupons(tx, from, target);
  await tx.delete(reservations).where(eq(reservations.cartId, cart.id));
  await tx.delete(carts).where(inArray(carts.id, [...ids]));
  await tx
    .update(carts)
    .set({
      version: target.cart.version + 1,
      updatedAt: now,
      locale: locale.id,
      currency: locale.currency,
      subject: into,
      notices: [...target.cart.notices, ...cut],
    })
    .where(eq(carts.id, target.cart.id));
};

/** The account's open cart, locked, or a new one. */
const accountsCart = async (tx: Db, { into, locale, now }: GuestMerge): Promise<CartRows> => {
  const known = await lockOpenCartOf(tx, into);
  const id = known ?? uuidv7();
  const about = { locale: locale.id, currency: locale.currency, version: 0, createdAt: now, updatedAt: now };
  if (known === null) await tx.insert(carts).values({ id, subject: into, state: 'open', ...about });
  return readRows(tx, id);
};

/**
 * Lines of the same choice become one; the others move over. Gifts of promotions are worked out anew.
 * @returns remarks on lines that hold fewer units than both carts had
 */
const mergeLines = async (tx: Db, ports: CartPorts, from: CartRows, to: CartRows, { locale }: GuestMerge): Promise<Flash[]> => {
  const lines = from.items.filter(({ bonus }) => !bonus);
  const variants = await ports.findVariants(
    tx,
    lines.map(({ upc }) => upc),
    locale,
  );
  const most = ({ upc, qty }: ItemRow, there: number): number => variants.get(upc)?.maxQty ?? Math.max(qty, there);
  const cut: Flash[] = [];
  let position = Math.max(0, ...to.items.map((item) => item.position));
  for (const line of lines) {
    const same = to.items.find(({ lineKey }) => lineKey === line.lineKey);
    if (same) {
      const qty = mergeQuantity(same.qty, line.qty, most(line, same.qty));
      await tx
        .update(cartItems)
        .set({ qty, opIds: line.opIds.reduce(keepOps, same.opIds) })
        .where(eq(cartItems.id, same.id));
      const wantedQuantity = mergeQuantity(same.qty, line.qty, Number.MAX_SAFE_INTEGER);
      if (qty < wantedQuantity) {
        const details = { upc: line.upc, name: variants.get(line.upc)?.name, maxAllowedQty: qty, wantedQuantity };
        cut.push({ code: 'ProductItemMaxQuantity', type: 'info', details });
      }
    } else {
      position += 1;
      await tx.update(cartItems).set({ cartId: to.cart.id, position }).where(eq(cartItems.id, line.id));
    }
  }
  return cut;
};

/** Codes of both; what they are worth is worked out with the next look at the cart. */
const mergeCoupons = async (tx: Db, from: CartRows, to: CartRows): Promise<void> => {
  const more = from.coupons.filter((code) => !to.coupons.includes(code));
  if (more.length === 0) return;
  await tx.insert(cartCoupons).values(more.map((code, index) => ({ cartId: to.cart.id, code, position: to.coupons.length + index })));
};

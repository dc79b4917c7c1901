import type { CallContext } from '#server/platform/http/context.ts';
import type { CartEdit } from '#server/commerce/cart/change.ts';
import { applyCoupon } from '#server/commerce/cart/coupons.ts';
import { attempt, createCart } from '#server/commerce/cart/create.ts';
import { openCartOf } from '#server/commerce/cart/open-cart-of.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import { readRows } from '#server/commerce/cart/rows.ts';

type Ctx = CallContext<'agent.resumeBasket' | 'consumer.takeOver'>;

/** Id of the cart that lines are put back into: the named one, else the open one, else a new one. */
export const cartToFill = async (ctx: Ctx, ports: CartPorts, cartId: string | undefined): Promise<string> =>
  cartId ?? (await openCartOf(ctx.db, ctx.session.subject)) ?? (await createCart({ ...ctx }, ports, {})).id;

/** The cart as it stands after the changes so far. */
export const currentOf = async (edit: CartEdit, cartId: string): Promise<CartEdit> => ({ ...edit, rows: await readRows(edit.tx, cartId) });

/** Applies codes again; the cart says which are not valid any more. */
export const returnCoupons = async (edit: CartEdit, cartId: string, codes: readonly string[]): Promise<void> => {
  for (const code of codes) {
    const now = await currentOf(edit, cartId);
    const refused = await attempt(now.tx, (inner) => applyCoupon({ ...now, tx: inner }, code));
    if (refused && refused.code !== 'PRM416') edit.notices.push({ code: 'CouponEnded', type: 'warning', details: { code } });
  }
};

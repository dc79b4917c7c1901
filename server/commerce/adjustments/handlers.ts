import { changeCart, type CartEdit } from '#server/commerce/cart/change.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import { viewCart } from '#server/commerce/cart/view.ts';
import { cartAdjustments } from '#server/platform/db/schema/promotions.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { counterOf } from '#server/commerce/counter/counter.ts';
import { addAdjustment, inCart } from './add.ts';
import { assertWithinLimits } from './limits.ts';
import { type AdjustmentRow, wireAdjustment } from '#server/commerce/cart/read-adjustments.ts';

type AdjustmentCall = 'cart.addPriceAdjustment' | 'cart.updatePriceAdjustment' | 'cart.deletePriceAdjustment';

const findAdjustment = async ({ tx, rows }: CartEdit, id: string): Promise<AdjustmentRow | undefined> => {
  const [row] = await tx.select().from(cartAdjustments).where(inCart(rows.cart.id, id));
  return row;
};

/** Price adjustments of associates (spec 1 §7): in a store alone, within what the shop allows, each with a reason and a name. */
export const adjustmentHandlers = (ports: { readonly carts: CartPorts }) =>
  ({
    'cart.addPriceAdjustment': async ({ params, body }, ctx) => {
      const { storeId, employeeId: storeEmployeeId } = await counterOf(ctx.db, ctx.session);
      return changeCart(ctx, ports.carts, params.basketId, (edit) => addAdjustment(edit, { storeId, storeEmployeeId }, body));
    },

    'cart.updatePriceAdjustment': async ({ params: { basketId, adjustmentId }, body }, ctx) => {
      const { employeeId: storeEmployeeId, storeId } = await counterOf(ctx.db, ctx.session);
      return changeCart(ctx, ports.carts, basketId, async (edit) => {
        const row = await findAdjustment(edit, adjustmentId);
        if (!row) throw new Refusal('WMK404A');
        // A number of another kind means something else: both, or neither.
        if (body.kind !== undefined && body.kind !== row.kind && body.value === undefined) throw new Refusal('WMK422A');
        const { kind = row.kind, value = row.value, reason = row.reason } = body;
        const { tx, rows, locale, now, facts } = edit;
        const { cart } = await viewCart(tx, ports.carts, rows, { locale, now }, facts);
        assertWithinLimits(cart, locale.id, { ...wireAdjustment(row), kind, value });
        await tx.update(cartAdjustments).set({ kind, value, reason, storeEmployeeId, storeId }).where(inCart(basketId, adjustmentId));
      });
    },

    'cart.deletePriceAdjustment': async ({ params: { basketId, adjustmentId }, body }, ctx) => {
      await counterOf(ctx.db, ctx.session);
      if (body.adjustmentId !== undefined && body.adjustmentId !== adjustmentId) throw new Refusal('WMK404A');
      return changeCart(ctx, ports.carts, basketId, async (edit) => {
        const gone = await edit.tx.delete(cartAdjustments).where(inCart(basketId, adjustmentId)).returning({ id: cartAdjustments.id });
        return gone.length > 0;
      });
    },
  }) satisfies Handlers<AdjustmentCall>;

import { and, eq } from 'drizzle-orm';
import { cartShipments } from '#server/platform/db/schema/commerce.ts';
import type { CallContext } from '#server/platform/http/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { changeCart } from './change.ts';
import { attempt } from './create.ts';
import { flashOfMove, type Move, movesOf } from './delivery-changes.ts';
import { changeLine } from './items.ts';
import type { CartPorts } from './ports.ts';
import { readRows } from './rows.ts';
import { viewCart } from './view.ts';

const isBeingOrdered = (error: unknown): boolean => error instanceof Refusal && error.code === 'WMK409K';

/**
 * Moves what can no longer come as chosen to a way that can, and lets go of ways of shipping that lead there no more. Every change is told in
 * the cart until the shopper's next one. A cart whose order is being placed stays as it is.
 */
export const patchCart = async (ctx: CallContext<'cart.get'>, ports: CartPorts, cartId: string, favStoreId: string | undefined): Promise<void> => {
  const { db, locale } = ctx;
  try {
    await db.transaction((tx) =>
      changeCart({ ...ctx, db: tx, ifMatch: undefined }, ports, cartId, async (edit) => {
        const state = await viewCart(tx, ports, edit.rows, { locale, now: edit.now, favStoreId }, edit.facts);
        const before = edit.rows.cart.notices;
        const moved: Move[] = [];
        for (const move of movesOf(state, favStoreId)) {
          const refusal = await attempt(tx, async (inner) =>
            changeLine({ ...edit, tx: inner, rows: await readRows(inner, cartId) }, move.item.id, { storeId: move.storeId, shippingCode: move.to }),
          );
          if (!refusal) moved.push(move);
        }
        const lost = state.cart.flash.filter((flash) => flash.code === 'OrderShippingMethodDowngrade' && !before.includes(flash));
        for (const { details } of lost) {
          await tx
            .update(cartShipments)
            .set({ code: null })
            .where(and(eq(cartShipments.cartId, cartId), eq(cartShipments.shippingId, String(details.shippingId))));
        }
        edit.notices.push(
          ...before,
          ...moved.map((move) => ({
            code: flashOfMove(move),
            type: 'warning' as const,
            details: {
              itemId: move.item.id,
              upc: move.item.upc,
              from: move.from,
              to: move.to,
              name: state.variants.get(move.item.upc)?.name,
              ...(move.storeId === null ? {} : { storeId: move.storeId, storeName: state.stores.get(move.storeId)?.name }),
            },
          })),
          ...lost,
        );
        return moved.length > 0 || lost.length > 0;
      }),
    );
  } catch (error) {
    if (!isBeingOrdered(error)) throw error;
  }
};

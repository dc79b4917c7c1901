import { and, eq } from 'drizzle-orm';
import { changeCart } from '#server/commerce/cart/change.ts';
import type { CartPorts } from '#server/commerce/cart/ports.ts';
import { carts } from '#server/platform/db/schema/commerce.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { assertGiftCardsPaid } from '#server/commerce/gift-cards/given-value.ts';
import { readHolding } from '#server/commerce/loyalty/book.ts';
import { balanceOf } from '#server/commerce/loyalty/ledger.ts';
import { memberOf } from '#server/commerce/loyalty/member-of.ts';
import { voucherWorth } from '#server/commerce/loyalty/rules.ts';

/** A member's voucher in the cart (spec 2 §7). */
export const rewardHandlers = ({ carts: cartPorts }: { readonly carts: CartPorts }) =>
  ({
    'cart.applyReward': async ({ params, body: { appliedLoyaltyVoucher: wanted } }, ctx) => {
      const { accountId, confirmedAt } = await memberOf(ctx);
      if (wanted && !confirmedAt) throw new Refusal('REW135');
      const { points = null } = wanted ?? {};
      const worth = points === null ? 0 : voucherWorth(points, ctx.locale.currency);
      if (points !== null && (worth === undefined || balanceOf(await readHolding(ctx.db, accountId), ctx.clock()) < points)) {
        throw new Refusal('REW140', { points });
      }
      const cart = await changeCart(ctx, cartPorts, params.basketId, async ({ tx, rows }) => {
        if (rows.cart.rewardPoints === points) return false;
        await tx
          .update(carts)
          .set({ rewardPoints: points })
          .where(and(eq(carts.id, params.basketId), eq(carts.subject, ctx.session.subject)));
      });
      if (worth) assertGiftCardsPaid(cart, [points]);
      // A voucher gives no change: it takes a part of what is to be paid.
      if (worth && cart.totals.appliedRewards === 0) throw new Refusal('WMK409R', { worth, total: cart.totals.total });
      return cart;
    },
  }) satisfies Handlers<'cart.applyReward'>;

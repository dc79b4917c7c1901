import { and, eq } from 'drizzle-orm';
import { pricingInputOf } from '#pricing/estimate.ts';
import { judge } from '#pricing/promotions.ts';
import { publicRules } from '#pricing/public-rules.ts';
import { cartCoupons } from '#server/platform/db/schema/commerce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPersonalRules } from '#server/commerce/loyalty/personal.ts';
import { couponProblem, needsAccount, normaliseCode } from '#server/commerce/promotions/coupons.ts';
import { findUses } from '#server/commerce/promotions/uses.ts';
import type { CartEdit } from './change.ts';
import { emailsOf, viewCart } from './view.ts';

/**
 * Applies a code. One whose condition is not met yet is kept and waits for it; one that no item of the cart could ever
 * use is refused with PRM175.
 */
export const applyCoupon = async (edit: CartEdit, given: string): Promise<void> => {
  const { tx, rows, now, locale, ports, facts } = edit;
  const code = normaliseCode(given);
  if (rows.coupons.includes(code)) throw new Refusal('PRM416', { code });
  const use = (await findUses(tx, [code], { subject: rows.cart.subject, emails: emailsOf(rows) })).get(code);
  const { audience } = await readPersonalRules(tx, rows.cart.subject, null, locale, now);
  const moment = { now, currency: locale.currency, audience };
  const problem = use ? couponProblem(use, moment) : 'PRM130';
  if (problem) throw new Refusal(problem, problem === 'PRM160' && use?.row && needsAccount(use.row, moment) ? { code, needs: 'account' } : { code });
  // At product and order level the items must be eligible; a way of shipping may still be chosen.
  if (rows.items.length > 0 && use?.row && use.row.rule.level !== 'SHIPPING') {
    const { cart } = await viewCart(tx, ports, rows, { locale, now }, facts);
    const { lines } = pricingInputOf(cart, publicRules(locale.id));
    const priced = lines.map((of) => ({ of, amount: of.unitPrice * of.qty }));
    if (judge(use.row.rule, priced, [], locale.currency).base === 0) throw new Refusal('PRM175', { code });
  }
  await tx.insert(cartCoupons).values({ cartId: rows.cart.id, code, position: rows.coupons.length });
};

/** Takes a code off; answers false where it is gone already. */
export const removeCoupon = async ({ tx, rows }: CartEdit, given: string): Promise<boolean> => {
  const code = normaliseCode(given);
  if (!rows.coupons.includes(code)) return false;
  await tx.delete(cartCoupons).where(and(eq(cartCoupons.cartId, rows.cart.id), eq(cartCoupons.code, code)));
  return true;
};

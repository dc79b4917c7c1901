import type { Cart } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import type { Audience } from '#contract/promotion.ts';
import { readAdjustments } from './read-adjustments.ts';
import type { CartPorts } from './ports.ts';
import type { CartRows } from './rows.ts';
import type { Db } from '#server/platform/db/open.ts';
import { readPersonalRules } from '#server/commerce/loyalty/personal.ts';
import { couponItem } from '#server/commerce/promotions/coupons.ts';
import { publicPromotions, readPromotions } from '#server/commerce/promotions/public.ts';
import { findUses, type Shopper } from '#server/commerce/promotions/uses.ts';

/** Everything that makes this cart cheaper than the sum of its prices, as it travels with the cart. */
export interface CartRules {
  readonly wire: Pick<Cart, 'couponItems' | 'publicPromotions' | 'personalPromotions' | 'priceAdjustments'>;
  readonly audience: readonly Audience[];
  /** Worth of the member's voucher. */
  readonly voucher: number;
}

/** @param emails of the addresses in the cart: who they belong to has used a code before, whatever the session */
export const promotionsOf = async (
  db: Db,
  ports: CartPorts,
  { cart, coupons }: Pick<CartRows, 'cart' | 'coupons'>,
  emails: readonly string[],
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<CartRules> => {
  const shopper: Shopper = { subject: cart.subject, emails };
  const { promotions, audience, voucher } = await readPersonalRules(db, cart.subject, cart.rewardPoints, locale, now);
  const moment = { now, currency: locale.currency, audience };
  const uses = await findUses(db, coupons, shopper);
  // Only the people in the store change prices: nobody else's cart is asked for it.
  const adjustments = audience.includes('ASSOCIATE') ? await readAdjustments(db, cart.id) : [];
  return {
    wire: {
      couponItems: coupons.map((code) => couponItem(code, uses.get(code) ?? { row: undefined, all: 0, own: 0 }, moment, locale)),
      publicPromotions: await publicPromotions(db, ports.readPromotions ?? readPromotions, { ...shopper, ...moment, locale }),
      ...(promotions.length > 0 && { personalPromotions: [...promotions] }),
      ...(adjustments.length > 0 && { priceAdjustments: adjustments }),
    },
    audience,
    voucher,
  };
};

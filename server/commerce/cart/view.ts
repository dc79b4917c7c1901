import type { Cart } from '#contract/cart.ts';
import type { Locale } from '#contract/locales.ts';
import type { Audience } from '#contract/promotion.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import { layOutAmounts } from '#pricing/estimate.ts';
import { type GiftPromotion, giftsEarned } from '#pricing/gifts.ts';
import { noCart } from '#pricing/no-cart.ts';
import { publicRules } from '#pricing/public-rules.ts';
import type { Db } from '#server/platform/db/open.ts';
import { readInstruments } from './instruments.ts';
import { giftOffers } from './earned-gifts.ts';
import { promotionsOf } from './promotions-of-cart.ts';
import { createVariantLoader, type VariantLoader } from './facts.ts';
import type { CartPorts } from './ports.ts';
import { cartWarnings } from './warnings.ts';
import type { CartRows } from './rows.ts';
import { findStores } from './stores.ts';
import { availabilityOf } from './availability.ts';
import type { CartContext } from './cart-context.ts';
import { viewItem } from './view-item.ts';
import { shipmentEntries } from './view-shipments.ts';

export interface ViewOptions {
  readonly locale: Locale;
  readonly now: Date;
  /** Store of the shopper's choice: offered beside the way an item travels now. */
  readonly favStoreId?: string | undefined;
  /** False: nothing is said of missing stock. */
  readonly checksSupply?: boolean;
}

/** A cart, with what it depends on. */
export interface CartState extends CartContext {
  readonly rows: CartRows;
  /** As whom the shop's promotions see the shopper. */
  readonly audience: readonly Audience[];
  /** Promotions that owe it a gift. */
  readonly earned: readonly GiftPromotion[];
  /** The answer on the wire. */
  readonly cart: Cart;
}

/**
 * Reads everything the cart depends on and lays it out with its amounts.
 * @param known facts that were read for this call already
 */
export const viewCart = async (db: Db, ports: CartPorts, rows: CartRows, options: ViewOptions, known?: VariantLoader): Promise<CartState> => {
  const { cart, items } = rows;
  const { locale, now, favStoreId } = options;
  const facts = known ?? createVariantLoader(db, ports, cart.id, locale, now);
  const { variants, available } = await facts(items.map(({ upc }) => upc));
  const stores = await findStores(db, [...items.flatMap(({ storeId }) => storeId ?? []), ...(favStoreId === undefined ? [] : [favStoreId])]);
  const promotions = await promotionsOf(db, ports, rows, emailsOf(rows), { locale, now });
  const supplies = availabilityOf(items, variants, available, settingsFor(locale.id).lowStockThreshold);
  const around = { variants, stores, available, supplies };
  const entries = shipmentEntries(rows, around, locale, ports.taxOf);
  const shippingMethods = entries.map(({ entry }) => entry);

  const bare: Cart = {
    ...noCart(locale.id),
    id: cart.id,
    basketId: cart.id,
    version: cart.version,
    items: items.map((item) => viewItem(item, { ...around, holds: rows.holds, now, locale, favStoreId })),
    shippingMethods,
    ...(cart.billingAddress ? { billingAddress: cart.billingAddress } : {}),
    ...promotions.wire,
    payment_instruments: await readInstruments(db, rows, { locale, now }),
    flash: [...cart.notices, ...cartWarnings(rows, around, entries, { locale, checksSupply: options.checksSupply ?? true })],
    updatedAt: cart.updatedAt.toISOString(),
  };
  const rules = publicRules(locale.id);
  const full = layOutAmounts(bare, rules);
  // A voucher gives no change: it waits until there is more to pay than it covers.
  const rewards = promotions.voucher < full.cart.totals.total ? promotions.voucher : 0;
  const { cart: priced, earned: names } =
    rewards === 0 ? full : layOutAmounts({ ...bare, totals: { ...bare.totals, appliedRewards: rewards } }, rules);
  const earned = giftsEarned(priced, names);
  const gifts = await giftOffers(earned, items, facts, locale);
  return {
    rows,
    ...around,
    audience: promotions.audience,
    earned,
    cart: gifts.length === 0 ? priced : { ...priced, gifts },
  };
};

export const emailsOf = ({ cart, shipments }: CartRows): string[] => [
  ...new Set(
    [cart.billingAddress?.email, ...shipments.map(({ address }) => address?.email)].flatMap((email) => (email ? [email.toLowerCase()] : [])),
  ),
];

import type { Cart } from '#contract/cart.ts';
import type { LocaleId } from '#contract/locales.ts';
import type { NewAdjustment } from '#contract/price-adjustment.ts';
import { ADJUSTMENT_LIMITS } from '#contract/settings/adjustments.ts';
import { Refusal } from '#server/platform/refusal.ts';

const PERCENT = 1000;

/** What is adjusted: its units, and what they cost before any adjustment. */
interface Adjusted {
  readonly qty: number;
  readonly amount: number;
}

type Target = Pick<NewAdjustment, 'level' | 'itemId' | 'shippingId'>;

export const isSameTarget = (one: Target, other: Target): boolean =>
  one.level === other.level && one.itemId === other.itemId && one.shippingId === other.shippingId;

/** @throws ORD430 for a line, SHP404 for a shipment that the cart does not have */
const adjustedOf = (cart: Cart, target: Target): Adjusted => {
  const { level, itemId, shippingId } = target;
  const given = cart.priceAdjustments?.find((adjustment) => isSameTarget(adjustment, target))?.amount ?? 0;
  if (level === 'ITEM') {
    const item = cart.items.find(({ id }) => id === itemId);
    if (!item) throw new Refusal('ORD430', { itemId });
    const isMerchandise = !item.bonus && item.pricingFacts.taxClass !== 'gift-card';
    return { qty: item.qty, amount: isMerchandise ? item.price.priceAfterItemDiscount + given : 0 };
  }
  if (level === 'SHIPPING') {
    const shipment = cart.shipments.find((candidate) => candidate.shippingId === shippingId);
    if (!shipment) throw new Refusal('SHP404', { shippingId });
    return { qty: 1, amount: shipment.shipping + given };
  }
  const items = cart.items.filter(({ bonus, pricingFacts }) => !bonus && pricingFacts.taxClass !== 'gift-card');
  return { qty: 1, amount: items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0) + given };
};

/**
 * That an associate may change the price so far.
 * @throws WMK422A with what may be taken off at most: for more than that, for nothing, for a price that would be higher, for the goods of an
 * order as one price
 */
export const assertWithinLimits = (cart: Cart, locale: LocaleId, adjustment: Omit<NewAdjustment, 'reason'>): void => {
  const { level, kind, value } = adjustment;
  const { qty, amount } = adjustedOf(cart, adjustment);
  const maxPercent = ADJUSTMENT_LIMITS[locale][level];
  const maxAmount = Math.floor((amount * maxPercent) / 100);
  const off = kind === 'FIXED_PRICE' ? amount - value * qty : value;
  const [least, most] = kind === 'PERCENT' ? [1, maxPercent * PERCENT] : [1, maxAmount];
  if (maxAmount < 1 || off < least || off > most || (level === 'ORDER' && kind === 'FIXED_PRICE'))
    throw new Refusal('WMK422A', { maxPercent, maxAmount });
};

/**
 * That prices which were changed at the counter are paid at a counter.
 * @throws STR404 for an order with adjustments that no store sells
 */
export const assertSoldInStore = ({ priceAdjustments = [] }: Cart, sale: { readonly storeId: string } | undefined): void => {
  if (priceAdjustments.length > 0 && !sale) throw new Refusal('STR404');
};

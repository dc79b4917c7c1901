import type { Cart, CartItem, ShippingCode } from '#contract/cart.ts';
import { isLocaleId, type LocaleId } from '#contract/locales.ts';
import { adjustmentPromotionId, adjustmentRule } from './adjustments.ts';
import { tendersOf, withShares } from './apply-tenders.ts';
import { lineKeyOf } from './line-key.ts';
import { priceCart, quoteShipping } from './price-cart.ts';
import { publicRules } from './public-rules.ts';
import { shippingIdOf } from './shipping.ts';
import type { PricingInput, PricingShipment, PublicRules } from './types.ts';

const localeOf = ({ locale }: Cart): LocaleId => (isLocaleId(locale) ? locale : 'en-us');

/** How an item travels; without options digital for digital products, else standard (spec 1 §4). */
const wayOf = ({ shippingOptions, isDigitalProduct }: CartItem): { code: ShippingCode; storeId?: string } => {
  const chosen = shippingOptions.find(({ selected }) => selected);
  if (!chosen) return { code: isDigitalProduct ? 'digital' : 'standard' };
  return { code: chosen.shippingMethod.code, ...(chosen.storeInfo ? { storeId: chosen.storeInfo.id } : {}) };
};

/** Sold out and withdrawn items stay in sight, but cost nothing until they are back or gone. */
export const isCounted = ({ availability }: Pick<CartItem, 'availability'>): boolean =>
  availability.state === 'InStock' || availability.state === 'LowStock';

/** What the arithmetic needs to know of a cart, read from its wire form: the server's last snapshot with the waiting changes laid over it. */
export const pricingInputOf = (cart: Cart, rules: PublicRules): PricingInput => {
  const shipments = new Map<string, PricingShipment>();
  const lines = cart.items.map((item) => {
    const { code, storeId } = wayOf(item);
    const shippingId = shippingIdOf(code, storeId);
    const known = cart.shippingMethods.find((entry) => entry.shippingId === shippingId);
    const way = known?.code ?? code;
    const method = known?.applicableShippingMethods.find((candidate) => candidate.code === way);
    shipments.set(shippingId, {
      shippingId,
      code: way,
      amount: method?.price.amount ?? (way === 'standard' ? rules.homeDelivery : 0),
      tax: known?.tax,
    });
    return {
      id: item.id,
      key: lineKeyOf({ upc: item.upc, recipeId: item.recipeId, giftOption: item.giftOption, shippingCode: code, storeId }, item.isDigitalProduct),
      productId: item.productId,
      qty: item.qty,
      unitPrice: item.price.current,
      originalPrice: item.price.original,
      taxClass: item.pricingFacts.taxClass,
      categoryIds: item.pricingFacts.categoryIds,
      shippingId,
      bonus: item.bonus,
      promotionId: item.promotionId,
      counted: isCounted(item),
    };
  });
  return {
    lines: lines.filter(({ counted }) => counted),
    shipments: [...shipments.values()].toSorted((a, b) => (a.shippingId < b.shippingId ? -1 : 1)),
    coupons: cart.couponItems.flatMap(({ code, valid, promotion }) => (valid && promotion ? [{ code, promotion }] : [])),
    personal: cart.personalPromotions ?? [],
    shared: cart.publicPromotions,
    adjustments: (cart.priceAdjustments ?? []).map((adjustment) => adjustmentRule(adjustment, localeOf(cart), rules.currency)),
    tenders: tendersOf(cart.payment_instruments),
    rewards: cart.totals.appliedRewards,
  };
};

/**
 * Works out every amount of `cart` again. The server lays its answers out with it and the device its estimates: given the same
 * prices, stock and rules both are equal to the cent.
 */
export const withAmounts = (cart: Cart, rules: PublicRules): Cart => layOutAmounts(cart, rules).cart;

/** The same with the names of the promotions that owe the cart a gift. */
export const layOutAmounts = (cart: Cart, rules: PublicRules): { readonly cart: Cart; readonly earned: readonly string[] } => {
  const input = pricingInputOf(cart, rules);
  const priced = priceCart(input, rules);
  const currency = rules.currency;
  const instruments = withShares(cart.payment_instruments, priced.totals.total - priced.totals.appliedRewards);
  const travels = new Map(cart.items.map((item) => [item.id, { ...wayOf(item), shippingId: shippingIdOf(wayOf(item).code, wayOf(item).storeId) }]));
  const entries = input.shipments.map(({ shippingId, code }) => {
    const storeId = [...travels.values()].find((way) => way.shippingId === shippingId)?.storeId;
    const known = cart.shippingMethods.find((entry) => entry.shippingId === shippingId);
    return { applicableShippingMethods: [], ...known, ...(storeId === undefined ? {} : { storeId }), shippingId, code };
  });
  const laidOut: Cart = {
    ...cart,
    pricingVersion: rules.version,
    currency,
    items: cart.items.map((item) => {
      const line = priced.lines.find(({ id }) => id === item.id);
      return {
        ...item,
        price: {
          ...item.price,
          currency,
          rowTotal: item.price.current * item.qty,
          priceAfterItemDiscount: line?.priceAfterItemDiscount ?? 0,
          priceAfterOrderDiscount: line?.priceAfterOrderDiscount ?? 0,
          amount: line?.priceAfterOrderDiscount ?? 0,
        },
        taxTotal: line?.tax ?? 0,
        productPromotions: [...(line?.promotions ?? [])],
      };
    }),
    totals: priced.totals,
    payment_instruments: instruments,
    giftCards: instruments.flatMap(({ payment_method_id, stored, amount }) =>
      payment_method_id === 'GIFT_CARD' && stored ? [{ cardNumber: `•••• ${stored.last4}`, amount }] : [],
    ),
    totalItems: cart.items.reduce((sum, { qty }) => sum + qty, 0),
    orderPromotions: [...priced.orderPromotions],
    promoSummary: [...priced.promoSummary],
    approachingDiscounts: [...priced.approaching],
    ...(cart.priceAdjustments && {
      priceAdjustments: cart.priceAdjustments.map((adjustment) => ({
        ...adjustment,
        amount: priced.promoSummary.find(({ promotionId }) => promotionId === adjustmentPromotionId(adjustment.adjustmentId))?.amount ?? 0,
      })),
    }),
    couponItems: cart.couponItems.map((coupon) =>
      coupon.valid
        ? {
            ...coupon,
            statusCode: priced.coupons.some(({ code, applied }) => applied && code === coupon.code) ? 'applied' : 'no_applicable_promotion',
          }
        : coupon,
    ),
    shippingMethods: entries.map((entry) => ({
      ...entry,
      applicableShippingMethods: entry.applicableShippingMethods.map((method) => ({
        ...method,
        price: {
          ...method.price,
          currency,
          finalAmount: quoteShipping({ input, rules, priced }, { shippingId: entry.shippingId, code: method.code, amount: method.price.amount }),
        },
      })),
    })),
    shipments: entries.map(({ shippingId, code, storeId }) => ({
      shippingId,
      code,
      ...(storeId === undefined ? {} : { storeId }),
      itemIds: cart.items.flatMap(({ id }) => (travels.get(id)?.shippingId === shippingId ? [id] : [])),
      shipping: priced.shipments.find((shipment) => shipment.shippingId === shippingId)?.finalAmount ?? 0,
    })),
  };
  return { cart: laidOut, earned: priced.earned };
};

/** The device's estimate: the rules it has, whatever the server's are by now (`pricingVersion` tells them apart). */
export const estimateCart = (cart: Cart): Cart => withAmounts(cart, publicRules(localeOf(cart)));

import type { PromoSummaryEntry, RegionTax, ShippingCode, Totals } from '#contract/cart.ts';
import type { Currency } from '#contract/money.ts';
import type { ApproachingDiscount, Promotion } from '#contract/promotion.ts';

export interface PricingLine {
  readonly id: string;
  /** Same for the same choice on every side: decides which line gets the odd cent, whatever the order of the lines. */
  readonly key: string;
  readonly productId: string;
  readonly qty: number;
  /** Of one piece, minor units. */
  readonly unitPrice: number;
  readonly originalPrice: number;
  readonly taxClass: string;
  readonly categoryIds: readonly string[];
  readonly shippingId: string;
  /** A gift of a promotion: no promotion looks at it. */
  readonly bonus: boolean;
  /** Of a gift: the promotion that gave it. */
  readonly promotionId?: string | undefined;
}

export interface PricingShipment {
  readonly shippingId: string;
  readonly code: ShippingCode;
  /** What the chosen way costs before promotions. */
  readonly amount: number;
  /** Of the place where it is handed over; absent: of the shop's country, where that is known at all. */
  readonly tax?: RegionTax | undefined;
}

export interface PricingCoupon {
  readonly code: string;
  readonly promotion: Promotion;
}

export interface PricingInput {
  readonly lines: readonly PricingLine[];
  readonly shipments: readonly PricingShipment[];
  readonly coupons: readonly PricingCoupon[];
  /** Of whose cart it is. */
  readonly personal?: readonly Promotion[];
  /** Rules that need no code, in the place of those that the device came with. */
  readonly shared?: readonly Promotion[] | undefined;
  /** Changes of price by an associate, as rules: each after everything else of its level. */
  readonly adjustments?: readonly Promotion[];
  /** What gift cards and their like can cover at most, one by one, and what rewards cover already. */
  readonly tenders?: readonly number[];
  readonly rewards?: number;
}

/** Everything a device needs to work out the same totals as the server. Public: the same for every shopper of a locale. */
export interface PublicRules {
  readonly version: string;
  /** BCP 47 */
  readonly tag: string;
  readonly language: string;
  readonly country: string;
  readonly currency: Currency;
  /** Prices contain the tax. */
  readonly taxIncluded: boolean;
  /** Standard delivery within the country, for a shipment that the server has not priced yet. */
  readonly homeDelivery: number;
  /** Of the country; absent where it depends on the address. */
  readonly tax?: RegionTax | undefined;
  readonly promotions: readonly Promotion[];
}

export interface AppliedPromotion {
  readonly promotionId: string;
  readonly calloutMessage: string;
  readonly amount: number;
}

/** A line or a shipment with what it costs after the promotions before. */
export interface Priced<T> {
  readonly of: T;
  readonly amount: number;
}

export interface PricedLine {
  readonly id: string;
  readonly rowTotal: number;
  readonly priceAfterItemDiscount: number;
  readonly priceAfterOrderDiscount: number;
  /** Contained in the price or added to it, as the rules say. */
  readonly tax: number;
  readonly promotions: readonly AppliedPromotion[];
}

export interface PricedShipment {
  readonly shippingId: string;
  readonly amount: number;
  /** After shipping promotions. */
  readonly finalAmount: number;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  /** The lines with what they cost after all of their discounts. */
  readonly rows: readonly Priced<PricingLine>[];
  readonly shipments: readonly PricedShipment[];
  readonly totals: Totals;
  readonly orderPromotions: readonly AppliedPromotion[];
  readonly promoSummary: readonly PromoSummaryEntry[];
  /** Promotions with a condition that can be told, near or met. */
  readonly approaching: readonly ApproachingDiscount[];
  /** Promotions with a gift whose condition is met. */
  readonly earned: readonly string[];
  /** Per coupon: whether it takes something off now. */
  readonly coupons: readonly { readonly code: string; readonly applied: boolean }[];
}

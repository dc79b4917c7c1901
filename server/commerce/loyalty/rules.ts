import type { Order } from '#contract/calls/checkout.ts';
import { LOYALTY_SHIPPING_HIDDEN_COUNTRIES } from '#contract/constants.ts';
import type { Locale } from '#contract/locales.ts';
import type { Currency } from '#contract/money.ts';
import { splitByWeight } from '#domain/split-by-weight.ts';
import type { BENEFITS } from '#contract/calls/loyalty.ts';
import type { Promotion } from '#contract/promotion.ts';
import { STANDARD_PARCEL } from '#pricing/public-rules.ts';

const DAY_MS = 86_400_000;

/** A point for every whole unit of money that goods cost in the end. */
const MINOR_UNITS_PER_POINT = 100;
const POINTS_LAST_DAYS = 365;
/** Points that come back are good for a while, however old they were. */
const RETURNED_LAST_DAYS = 30;
export const WELCOME_POINTS = 25;
export const REFERRAL_POINTS = 50;
const WELCOME_DAYS = 30;

export const expiryOfEarned = (now: Date): Date => new Date(now.getTime() + POINTS_LAST_DAYS * DAY_MS);
export const expiryOfReturned = (now: Date): Date => new Date(now.getTime() + RETURNED_LAST_DAYS * DAY_MS);
export const endOfWelcome = (joinedAt: Date): Date => new Date(joinedAt.getTime() + WELCOME_DAYS * DAY_MS);

/** What points buy, cheapest first. */
export const VOUCHERS: readonly { readonly points: number; readonly amounts: Record<Currency, number> }[] = [
  { points: 100, amounts: { USD: 5_00, CAD: 7_00, GBP: 4_00, EUR: 5_00 } },
  { points: 200, amounts: { USD: 10_00, CAD: 14_00, GBP: 8_00, EUR: 10_00 } },
  { points: 500, amounts: { USD: 30_00, CAD: 40_00, GBP: 24_00, EUR: 30_00 } },
  { points: 1000, amounts: { USD: 70_00, CAD: 95_00, GBP: 56_00, EUR: 70_00 } },
];

/** What the voucher of so many points is worth; undefined: there is none. */
export const voucherWorth = (points: number, currency: Currency): number | undefined =>
  VOUCHERS.find((voucher) => voucher.points === points)?.amounts[currency];

/** What one point pays where any number of them is given for a part of the bill: as much as in the smallest voucher. */
export const pointWorth = (currency: Currency): number => Math.floor((VOUCHERS[0]?.amounts[currency] ?? 0) / (VOUCHERS[0]?.points ?? 1));

export const hasFreeShipping = ({ country }: { readonly country: string }): boolean =>
  !LOYALTY_SHIPPING_HIDDEN_COUNTRIES.some((without) => without === country);

export const benefitsOf = (locale: Locale): (typeof BENEFITS)[number][] => [
  'points',
  'vouchers',
  'welcome',
  ...(hasFreeShipping(locale) ? (['free-shipping'] as const) : []),
];

/** Of members, whatever the cart comes to. */
export const MEMBER_SHIPPING: Promotion = {
  id: 'MEMBER-FREE-STANDARD',
  campaignId: 'LOYALTY',
  level: 'SHIPPING',
  name: { en: 'Free standard delivery for members', fr: 'Livraison standard offerte aux membres', de: 'Kostenloser Standardversand für Mitglieder' },
  callout: {
    en: 'Members get free standard delivery',
    fr: 'Livraison standard offerte aux membres',
    de: 'Mitglieder erhalten kostenlosen Standardversand',
  },
  effect: { type: 'free-shipping', codes: STANDARD_PARCEL },
  // After the promotion that everybody has: it is named where it applies.
  priority: 20,
};

const tenPercent: Promotion['effect'] = { type: 'percent', rate: 10_000 };

/** The coupon that welcomes a new member: for one order, and for nobody else. */
export const welcomePromotion = (): Promotion => ({
  id: 'MEMBER-WELCOME',
  campaignId: 'LOYALTY',
  level: 'ORDER',
  name: {
    en: '10% off your first order as a member',
    fr: '10 % sur votre première commande de membre',
    de: '10 % auf Ihre erste Bestellung als Mitglied',
  },
  callout: { en: 'Welcome: {amount} off', fr: 'Bienvenue : {amount} de remise', de: 'Willkommen: {amount} Rabatt' },
  excluded: { reduced: true },
  effect: tenPercent,
  priority: 20,
});

/** What points are earned with: goods as they were paid, without gift cards, delivery and what points paid. */
export const earningAmountOf = ({ items, totals, payments = [] }: Pick<Order, 'items' | 'totals' | 'payments'>): number => {
  const bought = items.filter(({ pricingFacts }) => pricingFacts.taxClass !== 'gift-card');
  const sum = bought.reduce((total, { price }) => total + price.priceAfterOrderDiscount, 0);
  const byPoints = payments.reduce((all, { code, amount }) => (code === 'LOYALTY_POINTS' ? all + amount : all), totals.appliedRewards);
  const [ofMerchandise = 0] = splitByWeight(byPoints, [sum, Math.max(0, totals.total - sum)]);
  return Math.max(0, sum - ofMerchandise);
};

/** Worked out from sums, never added up from parts: what is taken back bit by bit is in the end what was earned. */
export const pointsFor = (bought: number): number => Math.floor(Math.max(0, bought) / MINOR_UNITS_PER_POINT);

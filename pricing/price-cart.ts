import type { PromoSummaryEntry, RegionTax, Totals } from '#contract/cart.ts';
import { splitByWeight } from '#contract/money.ts';
import type { Promotion } from '#contract/promotion.ts';
import { coverBill } from './cover-bill.ts';
import { judge, type Priced, type Verdict } from './promotions.ts';
import { type TaxedPart, taxOf, taxOfRow } from './tax.ts';
import type { AppliedPromotion, PricedCart, PricingInput, PricingLine, PricingShipment, PublicRules } from './types.ts';
import { fillWords } from './words.ts';

const LEVELS = ['PRODUCT', 'ORDER', 'SHIPPING'] as const;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Offer {
  readonly promotion: Promotion;
  readonly couponCode?: string;
}

/** What the shopper is told of it: that it applies, or that it is near, which it is from half of its threshold on. */
const summaryOf = ({ promotion, couponCode }: Offer, verdict: Verdict, rules: PublicRules): PromoSummaryEntry | undefined => {
  const reached = verdict.missing === 0;
  const words = reached ? promotion.callout : promotion.approaching;
  if (words === undefined || (reached ? verdict.amount === 0 : verdict.base < verdict.missing)) return undefined;
  const { effect, threshold } = promotion;
  const amounts = {
    amount: verdict.amount,
    missing: verdict.missing,
    threshold: threshold?.[rules.currency],
    off: effect.type === 'amount' ? effect.amounts[rules.currency] : undefined,
  };
  return {
    level: promotion.level,
    promotionName: fillWords(promotion.name, amounts, rules),
    promotionId: promotion.id,
    calloutMessage: fillWords(words, amounts, rules),
    campaignId: promotion.campaignId,
    ...(couponCode === undefined ? {} : { couponCode }),
    thresholdStatus: reached ? 'REACHED' : 'APPROACHING',
    promotionClass: promotion.level.toLowerCase(),
    amount: verdict.amount,
    ...(reached ? {} : { distanceFromConditionThreshold: verdict.missing }),
  };
};

/** Shipping is taxed at the rates of the goods it carries, by their share of the shipment. */
const shippingTax = (
  amount: number,
  rows: readonly { amount: number; tax: TaxedPart }[],
  region: RegionTax | undefined,
  included: boolean,
): number => {
  if (!region?.shipping || amount === 0) return 0;
  const byRate = new Map<number, number>();
  for (const { amount, tax } of rows) byRate.set(tax.rate, (byRate.get(tax.rate) ?? 0) + amount);
  const rates = [...byRate].toSorted(([a], [b]) => b - a);
  const parts = splitByWeight(
    amount,
    rates.map(([, weight]) => weight),
  );
  return sum(parts.map((part, index) => taxOf(part, rates[index]?.[0] ?? 0, included)));
};

/**
 * What a basket costs. Server and device run this very function: the server with its own prices and stock, the device with the
 * last it knows. Rows, discounts, shipping and tax add up to the totals to the minor unit; the order of the lines changes nothing.
 */
export const priceCart = (input: PricingInput, rules: PublicRules): PricedCart => {
  const lines = input.lines.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const rowTotals = lines.map(({ qty, unitPrice }) => qty * unitPrice);
  let rows: Priced<PricingLine>[] = lines.map((of, index) => ({ of, amount: rowTotals[index] ?? 0 }));
  let shipments: Priced<PricingShipment>[] = input.shipments
    .filter(({ shippingId }) => lines.some((line) => line.shippingId === shippingId))
    .map((of) => ({ of, amount: of.amount }));
  const fullShipping = shipments.map(({ amount }) => amount);

  const linePromotions = new Map<PricingLine, AppliedPromotion[]>(lines.map((line) => [line, []]));
  const orderPromotions: AppliedPromotion[] = [];
  const promoSummary: PromoSummaryEntry[] = [];
  const applied = new Set<string>();
  let afterItems: readonly number[] = rowTotals;

  const offers: Offer[] = [
    ...[...rules.promotions, ...(input.personal ?? [])].map((promotion) => ({ promotion })),
    ...input.coupons.map(({ code, promotion }) => ({ promotion, couponCode: code })),
  ];
  for (const level of LEVELS) {
    const ofLevel = offers
      .filter(({ promotion }) => promotion.level === level)
      .toSorted((a, b) => a.promotion.priority - b.promotion.priority || (a.promotion.id < b.promotion.id ? -1 : 1));
    /** Group to the offer that is worth most in it, decided when the first of them comes up; ties go to the earlier one. */
    const leaders = new Map<string, Offer>();
    for (const offer of ofLevel) {
      const { promotion, couponCode } = offer;
      const verdict = judge(promotion, rows, shipments, rules.currency);
      const { group } = promotion;
      if (group !== undefined && verdict.missing === 0) {
        const worth = ({ promotion }: Offer) => judge(promotion, rows, shipments, rules.currency).amount;
        const leader =
          leaders.get(group) ?? ofLevel.filter(({ promotion }) => promotion.group === group).reduce((a, b) => (worth(b) > worth(a) ? b : a));
        leaders.set(group, leader);
        if (leader !== offer) continue;
      }
      const entry = summaryOf(offer, verdict, rules);
      if (entry) promoSummary.push(entry);
      if (verdict.amount === 0 || !entry) continue;
      if (couponCode !== undefined) applied.add(couponCode);
      const callout = { promotionId: promotion.id, calloutMessage: entry.calloutMessage };
      if (level === 'SHIPPING') shipments = shipments.map(({ of, amount }, index) => ({ of, amount: amount - (verdict.parts[index] ?? 0) }));
      else {
        rows = rows.map(({ of, amount }, index) => ({ of, amount: amount - (verdict.parts[index] ?? 0) }));
        if (level === 'PRODUCT') {
          for (const [index, line] of lines.entries())
            if (verdict.parts[index]) linePromotions.get(line)?.push({ ...callout, amount: verdict.parts[index] });
        }
      }
      if (level !== 'PRODUCT') orderPromotions.push({ ...callout, amount: verdict.amount });
    }
    if (level === 'PRODUCT') afterItems = rows.map(({ amount }) => amount);
  }

  const regionOf = (shippingId: string): RegionTax | undefined =>
    input.shipments.find((shipment) => shipment.shippingId === shippingId)?.tax ?? rules.tax;
  const taxes = rows.map(({ of, amount }) => taxOfRow(amount, of.qty, of.taxClass, regionOf(of.shippingId), rules.taxIncluded));
  const shippingTaxes = shipments.map(({ of: { shippingId }, amount }) =>
    shippingTax(
      amount,
      rows.flatMap((row, index) => (row.of.shippingId === shippingId ? [{ amount: row.amount, tax: taxes[index] ?? { tax: 0, rate: 0 } }] : [])),
      regionOf(shippingId),
      rules.taxIncluded,
    ),
  );

  return {
    lines: lines.map((line, index) => ({
      id: line.id,
      rowTotal: rowTotals[index] ?? 0,
      priceAfterItemDiscount: afterItems[index] ?? 0,
      priceAfterOrderDiscount: rows[index]?.amount ?? 0,
      tax: taxes[index]?.tax ?? 0,
      promotions: linePromotions.get(line) ?? [],
    })),
    shipments: shipments.map(({ of, amount }, index) => ({ shippingId: of.shippingId, amount: fullShipping[index] ?? 0, finalAmount: amount })),
    totals: addUp(input, rules, {
      units: sum(lines.map(({ qty }) => qty)),
      rowTotals: sum(rowTotals),
      afterItems: sum(afterItems),
      afterOrder: sum(rows.map(({ amount }) => amount)),
      shipping: sum(shipments.map(({ amount }) => amount)),
      tax: sum(taxes.map(({ tax }) => tax)) + sum(shippingTaxes),
    }),
    orderPromotions,
    promoSummary,
    coupons: input.coupons.map(({ code }) => ({ code, applied: applied.has(code) })),
  };
};

interface Sums {
  readonly units: number;
  readonly rowTotals: number;
  readonly afterItems: number;
  readonly afterOrder: number;
  readonly shipping: number;
  readonly tax: number;
}

/**
 * `total` is rows after every discount, shipping after its promotions, and the tax where it comes on top.
 * `totalDiscount` is what item and order promotions took off; shipping promotions show in `shipping` alone.
 */
const addUp = ({ covers = [], rewards = 0 }: PricingInput, { taxIncluded, currency }: PublicRules, sums: Sums): Totals => {
  const total = sums.afterOrder + sums.shipping + (taxIncluded ? 0 : sums.tax);
  const totalDiscount = sums.rowTotals - sums.afterOrder;
  return {
    total,
    totalDiscount,
    itemTotal: sums.afterItems,
    totalWithoutTax: total - sums.tax,
    shipping: sums.shipping,
    tax: sums.tax,
    totalDiscountPercentage: sums.rowTotals === 0 ? 0 : Math.floor((totalDiscount * 100) / sums.rowTotals),
    remainingToPay: coverBill(total - rewards, covers).remaining,
    currency,
    totalUnits: sums.units,
    itemSubTotal: sums.rowTotals,
    netAmount: total - sums.tax,
    taxAmount: sums.tax,
    appliedRewards: rewards,
  };
};

import type { PromoSummaryEntry, RegionTax, Totals } from '#contract/cart.ts';
import { splitByWeight } from '#domain/split-by-weight.ts';
import type { ApproachingDiscount } from '#contract/promotion.ts';
import { applyLevel, type Judged, type Offer, type Outcome, type RunningAmounts } from './apply-level.ts';
import { applyTenders } from './apply-tenders.ts';
import { carries } from './promotions.ts';
import { type TaxedPart, taxOf, taxOfRow } from './tax.ts';
import { describePromotion } from './promotion-messages.ts';
import type { AppliedPromotion, Priced, PricedCart, PricingInput, PricingLine, PricingShipment, PublicRules } from './types.ts';

const LEVELS = ['PRODUCT', 'ORDER', 'SHIPPING'] as const;
type Level = (typeof LEVELS)[number];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const byPriority = (a: Offer, b: Offer): number => a.promotion.priority - b.promotion.priority || (a.promotion.id < b.promotion.id ? -1 : 1);

/** What the promotions of one level make of what the levels before left. */
const settleLevel = (
  level: Level,
  { shared, personal = [], coupons, adjustments = [] }: PricingInput,
  rules: PublicRules,
  start: RunningAmounts,
): Outcome => {
  const offers: Offer[] = [
    ...[...(shared ?? rules.promotions), ...personal].map((promotion) => ({ promotion })),
    ...coupons.map(({ code, promotion }) => ({ promotion, couponCode: code })),
  ];
  const ofLevel = (all: readonly Offer[]) => all.filter(({ promotion }) => promotion.level === level);
  const last = ofLevel(adjustments.map((promotion) => ({ promotion })));
  return applyLevel(ofLevel(offers).toSorted(byPriority), last, start, rules.currency);
};

/** Nobody is asked to spend more for a delivery that another rule has made free. */
const isHadAlready = ({ offer: { promotion }, counts }: Judged, { shipments }: RunningAmounts): boolean =>
  promotion.level === 'SHIPPING' && !counts && shipments.every(({ of, amount }) => amount === 0 || !carries(promotion, of));

/** Shipments at their full price, of those that carry something. */
const shipmentsOf = ({ lines, shipments }: Pick<PricingInput, 'lines' | 'shipments'>): Priced<PricingShipment>[] =>
  shipments.filter(({ shippingId }) => lines.some((line) => line.shippingId === shippingId)).map((of) => ({ of, amount: of.amount }));

/**
 * What a shipment would cost after promotions if it travelled another way, at that way's full price. Nothing else of the cart depends on it, so that
 * only the last level is worked out again.
 */
export const quoteShipping = (
  { input, rules, priced }: { readonly input: PricingInput; readonly rules: PublicRules; readonly priced: Pick<PricedCart, 'rows'> },
  { shippingId, ...way }: Pick<PricingShipment, 'shippingId' | 'code' | 'amount'>,
): number => {
  const shipments = input.shipments.map((shipment) => (shipment.shippingId === shippingId ? { ...shipment, ...way } : shipment));
  const { running } = settleLevel('SHIPPING', input, rules, { rows: priced.rows, shipments: shipmentsOf({ lines: input.lines, shipments }) });
  return running.shipments.find(({ of }) => of.shippingId === shippingId)?.amount ?? 0;
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
 * What a cart costs. Server and device run this very function: the server with its own prices and stock, the device with the
 * last it knows. The order of operations, each on what the one before left over:
 *
 * 1. line price: units times the price of one
 * 2. product promotions, then an associate's adjustments of lines
 * 3. order promotions over what is eligible, prorated to its lines by largest remainder, then adjustments of the order
 * 4. shipping promotions, shipment by shipment, then adjustments of shipping
 * 5. tax of each row and each shipment, by the place where it is handed over, contained or on top
 * 6. what gift cards and rewards cover
 *
 * Rows, discounts, shipping and tax add up to the totals to the minor unit; the order of the lines changes nothing.
 */
export const priceCart = (input: PricingInput, rules: PublicRules): PricedCart => {
  const lines = input.lines.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const rowTotals = lines.map(({ qty, unitPrice }) => qty * unitPrice);
  let running: RunningAmounts = {
    rows: lines.map((of, index) => ({ of, amount: rowTotals[index] ?? 0 })),
    shipments: shipmentsOf(input),
  };
  const fullShipping = running.shipments.map(({ amount }) => amount);

  const given = new Set(lines.flatMap(({ bonus, promotionId }) => (bonus && promotionId !== undefined ? [promotionId] : [])));
  const linePromotions = new Map<PricingLine, AppliedPromotion[]>(lines.map((line) => [line, []]));
  const orderPromotions: AppliedPromotion[] = [];
  const promoSummary: PromoSummaryEntry[] = [];
  const approaching: ApproachingDiscount[] = [];
  const earned: string[] = [];
  const applied = new Set<string>();
  let afterItems: readonly number[] = rowTotals;

  for (const level of LEVELS) {
    const outcome = settleLevel(level, input, rules, running);
    running = outcome.running;
    for (const judged of outcome.judged) {
      const message = isHadAlready(judged, running) ? undefined : describePromotion(judged, given, rules);
      if (message?.summary) promoSummary.push(message.summary);
      if (message?.bar) approaching.push(message.bar);
      if (judged.counts && judged.offer.promotion.effect.type === 'gift') earned.push(judged.offer.promotion.id);
      if (message?.status !== 'REACHED') continue;
      const { offer, verdict } = judged;
      if (offer.couponCode !== undefined) applied.add(offer.couponCode);
      const callout = { promotionId: offer.promotion.id, calloutMessage: message.summary?.calloutMessage ?? '' };
      if (level !== 'PRODUCT') orderPromotions.push({ ...callout, amount: verdict.amount });
      else
        for (const [index, line] of lines.entries())
          if (verdict.parts[index]) linePromotions.get(line)?.push({ ...callout, amount: verdict.parts[index] });
    }
    if (level === 'PRODUCT') afterItems = running.rows.map(({ amount }) => amount);
  }
  const { rows, shipments } = running;

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
    rows,
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
    approaching,
    earned,
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
const addUp = ({ tenders = [], rewards = 0 }: PricingInput, { taxIncluded, currency }: PublicRules, sums: Sums): Totals => {
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
    remainingToPay: applyTenders(total - rewards, tenders).remaining,
    currency,
    totalUnits: sums.units,
    itemSubTotal: sums.rowTotals,
    netAmount: total - sums.tax,
    taxAmount: sums.tax,
    appliedRewards: rewards,
  };
};
